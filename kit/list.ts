/**
 * The first `length` of `of(0)`, `of(1)` and so on: a plain loop, because `Array.from` costs a view most of its time, into a
 * list made as long, because one that grows by `push` has room for 17 from the first on.
 */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list = new Array<T>(length);
  for (let index = 0; index < length; index++) list[index] = of(index);
  return list;
}
