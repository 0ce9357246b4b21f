import { marked } from './search.ts';

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
