import type { Book, ClauseText } from '@tischlein/rules';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clauses that hold every wanted word, in the order of the book; all of them where nothing is wanted. */
export function searchBook<C extends ClauseText>(
  book: Book<C>,
  wanted: string,
): [id: string, clause: C][] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return Object.entries(book.clauses).filter(([id, clause]) => {
    const text = folded(
      `${id} ${clause.title} ${clause.text} ${Object.values({ ...clause.rulings, ...clause.editions }).join(' ')}`,
    );
    return words.every((word) => text.includes(word));
  });
}

/** A text cut where wanted words stand, so that they can be marked. Accents count for nothing. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const plain = folded(text);
  // Removing accents may change the length of a text: then nothing is marked, rather than the wrong letters.
  if (plain.length !== text.length) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, from: plain.indexOf(word, at) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from)[0];
    if (next === undefined) break;
    if (next.from > at) parts.push({ text: text.slice(at, next.from), hit: false });
    at = next.from + next.word.length;
    parts.push({ text: text.slice(next.from, at), hit: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** A piece of a clause: plain, wanted by the search, or the id of a clause to go to. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
  readonly id?: string;
}

const ID = /\b[A-Z]+-\d+[a-z]?(?:-\d)?/g;

/** A word joiner keeps a number and its ending in one line: Hungarian writes 1-től. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d)-(?=\p{Ll})/gu, '-\u2060');

/** A text cut at the ids of clauses and at wanted words. */
export function prose(text: string, wanted: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (index > at) pieces.push(...marked(text.slice(at, index), wanted));
    pieces.push({ text: id, hit: false, id });
    at = index + id.length;
  }
  if (at < text.length) pieces.push(...marked(text.slice(at), wanted));
  return pieces.map((piece) => ({ ...piece, text: unbroken(piece.text) }));
}

/** A longer text of the book is folded until somebody wants it: in letters. */
export const MAX_UNFOLDED = 350;
