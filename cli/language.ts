import { styleText } from 'node:util';
import type { Player, Seat } from '@tischlein/kit';
import { loadNouns, loadWords, loadReasons } from '@tischlein/manifests';
import * as rules from '@tischlein/rules';
import { failUsage } from './failure.ts';
import type { CoachedEyes, Eyes, Paint } from './screen.ts';

type Texts = { readonly [key: string]: string };
const WORDS = await rules.inAll(
  (language) => import(`./words/${language}.json`) as Promise<{ default: Texts }>,
);

/** The language asked for, else the terminal's own, else English. */
export function languageOf(asked: string | undefined): rules.Language {
  const known = (text: string) => rules.LANGUAGES.find((language) => language === text);
  if (asked !== undefined)
    return (
      known(asked) ??
      failUsage(
        `--lang: expected one of ${rules.LANGUAGES.join(', ')}, got ${JSON.stringify(asked)}`,
      )
    );
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return known((LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/)[0]!) ?? 'en';
}

export const wordsOf: (language: rules.Language) => Eyes['word'] = rules.messagesIn<string>(WORDS);

/** The verbs of a game's moves as a person types them: `lege r7` is `play r7`. */
export interface Verbs {
  shown(move: string): string;
  meant(text: string): string;
}

export function verbsOf(language: rules.Language, game: string, say: rules.Speaker): Verbs {
  const prefix = `${game}.verb.`;
  // A game from outside says its moves itself.
  if (!Object.keys(WORDS.de).some((key) => key.startsWith(prefix)))
    return { shown: say.move, meant: (text) => text };
  const pairs = Object.entries(WORDS[language])
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, said]) => [key.slice(prefix.length), said] as const);
  const saidBy = new Map(pairs);
  const verbBy = new Map(pairs.map(([verb, said]) => [said, verb]));
  const changed = (verbs: ReadonlyMap<string, string>, text: string): string => {
    const [verb = '', ...rest] = text.split(' ');
    return [verbs.get(verb) ?? verb, ...rest].join(' ');
  };
  return { shown: (move) => changed(saidBy, move), meant: (text) => changed(verbBy, text) };
}

/** Who sits at the table: bots have names too. */
const NAMES = ['Anna', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

export const USUAL_NAME = NAMES[0]!;

/** As a terminal may be shown them: what would steer it, or turn the writing round, is spelled out. */
export const namesOf = (seats: readonly Player[]): string[] =>
  seats.map((player, seat) =>
    typeof player === 'string' ? spelledOut(player) : NAMES[seat % NAMES.length]!,
  );

const spelledOut = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`,
  );

/** How the reader, a seat or nobody of the table, is spoken to. */
export async function eyesOf(
  game: string,
  language: rules.Language,
  seats: readonly Player[],
  reader: Seat | null,
): Promise<CoachedEyes> {
  const [words, nouns, reasons] = await Promise.all([
    loadWords(game, language),
    loadNouns(game),
    loadReasons(game, language),
  ]);
  const names = namesOf(seats);
  const say = rules.speaker(words, language, nouns, names, reader);
  const why = rules.reasonsIn(reasons, words, language, nouns, names, reader);
  const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout });
  return { say, why, names, paint, word: wordsOf(language) };
}
