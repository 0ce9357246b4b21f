/** What happened to somebody, at their seat until they play again: a gate for who sits out, or so many more. */
export type SeatEvent = 'gate' | { readonly more: number };
