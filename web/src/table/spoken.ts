import type { CardName, Language, Nouns, Speaker, Words } from '@tischlein/rules';
import { speaker } from '@tischlein/rules';

/** A piece of a sentence: plain words, a card, or a player's name. */
export type Piece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'card'; readonly text: string; readonly card: string }
  | { readonly is: 'name'; readonly text: string; readonly seat: number };

/** Signs no language uses; they stand around cards and names until the sentence is taken apart. */
const [OPEN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([cs])([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, 'g');

/** Speaks like the table's speaker, but so that cards and names in a sentence can be found again by `piecesOf`. */
export function markingSpeaker(
  words: Words,
  language: Language,
  nouns: Nouns,
  names: readonly string[],
  me: number | null,
): Speaker {
  const cards = Object.fromEntries(
    Object.entries(words.cards).map(([key, name]) => [key, `${OPEN}c{code}${MIDDLE}${name}${END}`]),
  );
  const coded: CardName = (code) => {
    const { key, values } = nouns.cardName(code);
    return { key, values: { ...values, code } };
  };
  const marked = names.map((name, seat) => `${OPEN}s${seat}${MIDDLE}${name}${END}`);
  return speaker({ ...words, cards }, language, { ...nouns, cardName: coded }, marked, me);
}

export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({ is: 'words', text: sentence.slice(from, to) });
  };
  for (const found of sentence.matchAll(MARKED)) {
    const [all, kind, id, text] = found as unknown as [string, string, string, string];
    plain(found.index);
    pieces.push(
      kind === 'c' ? { is: 'card', text, card: id } : { is: 'name', text, seat: Number(id) },
    );
    from = found.index + all.length;
  }
  plain(sentence.length);
  return pieces;
}

export const plainText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('');
