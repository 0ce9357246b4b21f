/** A list of this length, to be filled: one that grows by `push` has room for 17 from the first on, and views are many lists. */
// oxlint-disable-next-line no-new-array
export const emptyList = <T>(length: number): T[] => new Array<T>(length);

/** The first `length` of `of(0)`, `of(1)` and so on: a plain loop, because `Array.from` costs a view most of its time. */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list = emptyList<T>(length);
  for (let index = 0; index < length; index++) list[index] = of(index);
  return list;
}

/** The words of a text, one of them each. */
export type Words<T extends string> = T extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : T;

/** Names that are only names, as a list. */
export const wordsOf = <const T extends string>(text: T) =>
  text.split(' ') as readonly string[] as readonly Words<T>[];
