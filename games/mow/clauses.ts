/** Every clause of the rule book, in its order. */
export const CLAUSES: readonly string[] = [
  'MOW-1 MOW-2 MOW-3 MOW-10 MOW-11 MOW-12 MOW-13',
  'MOW-20 MOW-21 MOW-22 MOW-23 MOW-30 MOW-31 MOW-32 MOW-33 MOW-34',
  'MOW-35 MOW-36 MOW-37 MOW-38 MOW-39 MOW-40 MOW-41 MOW-42 MOW-43 MOW-44',
].flatMap((line) => line.split(' '));
