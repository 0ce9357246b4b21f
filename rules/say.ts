import { saidAs, type Cited, type FactTable, type Kind } from '@tischlein/kit';
import { listed, localeOf, type Language } from './languages.ts';
import { formatterIn, type Values } from './message.ts';
import { wordsOf, type Look, type ZoneKinds } from './reading.ts';

export type { Cited } from '@tischlein/kit';
export type { Look } from './reading.ts';

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
  /** A move by its first word; its other words are said as `a`, `b` and `c`, and `count` is how many there are. */
  readonly moves?: { readonly [verb: string]: string };
  /** How a card is drawn where nobody draws the game's own; ranks are written as the language writes them. */
  readonly looks?: { readonly [card: string]: Look };
  /** What the fields of a view are, where nobody draws the game's own table. */
  readonly zones?: ZoneKinds;
  /** Articles and endings a message may ask for; in Hungarian only. */
  readonly inflect?: (values: Values) => Values;
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

/** A game's nouns: how its cards are called, and what kind each fact of a clause is. */
export interface Nouns {
  readonly cardName: CardName;
  readonly told: FactTable;
  readonly refused: FactTable;
  /** Why a move is better than another. */
  readonly reasons: FactTable;
}

export interface Speaker {
  card(code: string): string;
  /** Any word of a view or a move: a card or a field by its name, all else as it stands. */
  named(word: string): string;
  move(text: string): string;
  look(card: string): Look | undefined;
  readonly zones: ZoneKinds;
  /** The move that plays a card, by the first that the words say with one card; null where they say none. */
  plays(card: string): string | null;
  refused(cited: Cited): string;
  told(cited: Cited): string;
}

/**
 * Says what games cite, each fact by its kind. `names` are the players by seat; `me` is the reader's seat, so that a
 * sentence can say "you": messages get `me` as "yes" or "no" for the fact `seat` or a single one of `seats`, and
 * `meNext` for a seat called `next`.
 */
export function speaker(
  words: Words,
  language: Language,
  nouns: Nouns,
  names: readonly string[],
  me: number | null,
): Speaker {
  const format = formatterIn(localeOf(language), words.inflect);

  const card = (code: string): string => {
    const { key, values } = nouns.cardName(code);
    return format(words.cards[key] ?? code, { ...values });
  };
  /** Not every text is a card: some are keys of words that need values of their own. */
  const named = (word: string): string => {
    try {
      return card(word);
    } catch {
      return word;
    }
  };
  const move = (text: string): string => {
    const [verb = '', ...others] = wordsOf(text);
    const said = others.map(named);
    const message = words.moves?.[verb];
    if (message === undefined) return [named(verb), ...said].join(' ');
    const [a = '', b = '', c = ''] = said;
    return format(message, { a, b, c, count: said.length });
  };
  const one = (said: Kind['said'], fact: unknown): string | number => {
    if (typeof fact === 'number') return said === 'seat' ? (names[fact] ?? `#${fact}`) : fact;
    return said === 'card' ? card(String(fact)) : String(fact);
  };
  const all = (said: Kind['said'], facts: readonly unknown[]): string =>
    facts.length === 0
      ? '–'
      : listed(
          language,
          facts.map((fact) => String(one(said, fact))),
        );
  const isMe = (fact: unknown): boolean =>
    me !== null && (Array.isArray(fact) ? fact.length === 1 && fact[0] === me : fact === me);

  const say = (messages: Words['told'], table: FactTable, cited: Cited): string => {
    const { clause, facts } = cited;
    const message = messages[clause];
    if (message === undefined) return `${clause} ${JSON.stringify(facts)}`;
    const values: Record<string, string | number> = { me: 'no' };
    for (const [name, fact] of Object.entries(facts)) {
      const said = saidAs(table, cited, name);
      values[name] = Array.isArray(fact) ? all(said, fact) : one(said, fact);
      if (Array.isArray(fact)) values[`${name}Count`] = fact.length;
      if (said === 'seat') values[selectorOf(name)] = isMe(fact) ? 'yes' : 'no';
    }
    return format(message, values);
  };

  const laying = Object.entries(words.moves ?? {}).find(([, said]) => said.includes('{a}'))?.[0];
  return {
    card,
    named,
    move,
    look: (code) => words.looks?.[code],
    zones: words.zones ?? {},
    plays: (code) => (laying === undefined ? null : `${laying} ${code}`),
    refused: (cited) => say(words.refused, nouns.refused, cited),
    told: (cited) => say(words.told, nouns.told, cited),
  };
}

/** Says why a move is better than another one, from the reasons' own words. */
export const reasonsIn = (
  reasons: Words['told'],
  words: Words,
  language: Language,
  nouns: Nouns,
  names: readonly string[],
  me: number | null,
): Speaker['told'] =>
  speaker({ ...words, told: reasons }, language, { ...nouns, told: nouns.reasons }, names, me).told;

/** What a message selects "you" by: `me` for the one who does it, `meNext` for the fact `next`. */
export const selectorOf = (name: string): string =>
  name === 'seat' || name === 'seats' ? 'me' : `me${name[0]!.toUpperCase()}${name.slice(1)}`;
