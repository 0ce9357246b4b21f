/** Every clause of the rule book, in its order. */
export const CLAUSES: readonly string[] = (
  'UNO-0 UNO-1 UNO-2 UNO-3 UNO-4 UNO-5 UNO-6 UNO-8 UNO-9 UNO-10 UNO-11 UNO-12 UNO-14 UNO-15 ' +
  'UNO-1a UNO-1b UNO-3a UNO-3b UNO-5a UNO-6a UNO-7a UNO-8a UNO-8b ' +
  'UNO-13a UNO-13a-1 UNO-13a-2 UNO-16 UNO-17 UNO-18 UNO-19 UNO-20 UNO-21 UNO-22 UNO-23'
).split(' ');
