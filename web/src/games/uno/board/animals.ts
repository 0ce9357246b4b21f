import type { SeatInfo } from '../../props.ts';

/** The first five are those of the whole house, in the same order. */
const ANIMALS = 'fox owl hare bear cat ibex hedgehog sheep badger marmot'.split(' ');

/** Which animal sits there. */
export const animalOf = ({ avatar }: Pick<SeatInfo, 'avatar'>): string =>
  ANIMALS[avatar % ANIMALS.length]!;
