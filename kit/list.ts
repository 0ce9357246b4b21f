/** The first `length` of `of(0)`, `of(1)` and so on: a plain loop, because `Array.from` costs a view most of its time. */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < length; index++) list.push(of(index));
  return list;
}
