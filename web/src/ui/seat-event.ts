/** Shown at a player's seat until they play again: a gate if they sit out, or how many cards or flies came. */
export type SeatEvent = 'gate' | { readonly more: number };
