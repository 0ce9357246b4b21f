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
