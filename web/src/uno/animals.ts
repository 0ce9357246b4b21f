import type { SeatInfo } from '../table/props.ts';

const ANIMALS = 'fox bear owl hare ibex cat hedgehog sheep badger marmot'.split(' ');

/** Which animal sits there. */
export const animalOf = ({ figure }: Pick<SeatInfo, 'figure'>): string =>
  ANIMALS[figure % ANIMALS.length]!;
