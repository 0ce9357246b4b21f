import type { MinedGames } from './moments.ts';

const MAY_STACK = [true, false];

/**
 * By game, what is played to find positions, in turns: rules anybody knows, and those whose ends can be proved, more
 * often where they seldom ask for the one move.
 */
export const starts: { readonly [game: string]: readonly MinedGames[] } = {
  mow: [
    ...[1, 2, 3].map(() => ({ options: { rounds: 1 }, seats: 2 })),
    ...[3, 4].map((seats) => ({ options: { rounds: 1 }, seats, measured: true })),
  ],
  uno: [
    { options: { fendOff: false }, seats: 2 },
    ...MAY_STACK.map((fendOff) => ({ options: { fendOff, reverseSkipsInTwo: true }, seats: 2 })),
    ...[2, 3, 4].map((seats) => ({ options: {}, seats, measured: true })),
  ],
  uwo: [
    { options: {}, seats: 2 },
    { options: { army: 8 }, seats: 2 },
  ],
};
