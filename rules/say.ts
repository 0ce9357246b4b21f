import type { Language } from './languages.ts';
import { formatterIn, type Format } from './message.ts';

/** Browsers do not know Swiss German and fall back to English for it; its numbers and lists are those of de-CH. */
const LOCALE = { en: 'en', de: 'de', gsw: 'de-CH', hu: 'hu' } as const satisfies Record<
  Language,
  string
>;

/** What a game says at the table in one language. Sentences are ICU messages. */
export interface Words {
  /** Names of cards and of whatever else a game has names for. */
  readonly cards: { readonly [key: string]: string };
  readonly options: { readonly [key: string]: OptionWords };
  readonly presets: { readonly [name: string]: { readonly name: string; readonly text: string } };
  /** Why a move is refused, by clause. */
  readonly refused: { readonly [clause: string]: string };
  /** What a move did, by clause. */
  readonly told: { readonly [clause: string]: string };
}

interface OptionWords {
  readonly name: string;
  readonly text: string;
  readonly choices?: { readonly [choice: string]: string };
}

/** A game's card code as a message of `cards` and its values. */
export type CardName = (code: string) => {
  readonly key: string;
  readonly values: { readonly [key: string]: string | number };
};

/** The facts of a clause, as games cite them. */
export interface Cited {
  readonly clause: string;
  readonly facts: { readonly [key: string]: unknown };
}

export interface Speaker {
  card(code: string): string;
  refused(cited: Cited): string;
  told(cited: Cited): string;
}

/** Facts under these names are seats, these are cards; all others are said as they are. */
const SEATS = ['seat', 'to', 'next'];
const CARDS = ['card', 'under', 'target', 'attacker'];

const isAlone = (seats: unknown, me: number): boolean =>
  Array.isArray(seats) && seats.length === 1 && seats[0] === me;

/** Fills messages of one language. */
export const formatter = (language: Language): Format => formatterIn(LOCALE[language]);

/**
 * Says what games cite. `names` are the players by seat; `me` is the reader's seat, so that a sentence can say
 * "you": messages get `me` as "yes" or "no" for the fact `seat` or a single one of `seats`, and `meTo` for `to`.
 */
export function speaker(
  words: Words,
  language: Language,
  cardName: CardName,
  names: readonly string[],
  me: number | null,
): Speaker {
  const list = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' });
  const format = formatter(language);

  const card = (code: string): string => {
    const { key, values } = cardName(code);
    return format(words.cards[key] ?? code, { ...values });
  };
  const seat = (number: number): string => names[number] ?? `#${number}`;

  const valueOf = (key: string, fact: unknown): string | number => {
    if (Array.isArray(fact)) {
      if (fact.length === 0) return '–';
      return list.format(fact.map((each) => String(valueOf(key.replace(/s$/, ''), each))));
    }
    if (typeof fact === 'number') return SEATS.includes(key) ? seat(fact) : fact;
    if (typeof fact === 'string') return CARDS.includes(key) ? card(fact) : fact;
    return String(fact);
  };

  const say = (messages: Words['told'], { clause, facts }: Cited): string => {
    const message = messages[clause];
    if (message === undefined) return `${clause} ${JSON.stringify(facts)}`;
    const values: Record<string, string | number> = {
      me: me !== null && (facts['seat'] === me || isAlone(facts['seats'], me)) ? 'yes' : 'no',
      meTo: facts['to'] === me && me !== null ? 'yes' : 'no',
    };
    for (const [key, fact] of Object.entries(facts)) {
      values[key] = valueOf(key, fact);
      if (Array.isArray(fact)) values[`${key}Count`] = fact.length;
    }
    return format(message, values);
  };

  return {
    card,
    refused: (cited) => say(words.refused, cited),
    told: (cited) => say(words.told, cited),
  };
}
