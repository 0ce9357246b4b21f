import { ANIMALS } from '@tischlein/kit';
import type { Refusal, SeatInfo, ToldFact } from '../src/games/props.ts';

/** One state of a table: a fixed view with what goes with it. */
export interface Shown<V = unknown> {
  readonly view: V;
  readonly legal: readonly string[];
  readonly waitingFor: number | null;
  readonly refused?: Refusal;
  /** Lights up a move, and so shows a table in the middle of a choice. */
  readonly hint?: string;
  /** What the strong bot says of it. */
  readonly advice?: string;
  /** The table shows this first, and what the move after it told: the end of a round. */
  readonly before?: V;
  readonly told?: readonly ToldFact[];
  /** What is pressed once the table stands, by its selectors: a question is open. */
  readonly press?: readonly string[];
}

const NAMES = 'You Mia Ben Zoé Ilka Ueli Noor Jonas Réka Tim'.split(' ');

export const people: readonly SeatInfo[] = NAMES.map((name, seat) => ({
  name,
  avatar: ANIMALS[seat]!,
  bot: null,
  away: name === 'Noor',
  clock: 0.68,
}));

/** The same people, all called alike. */
export const guests: readonly SeatInfo[] = people.map((info) => ({ ...info, name: 'Fox' }));

const LETTERS = ['Maximiliane-Theresia', 'Sebastian Wilhelm M.', 'Friederike-Magdalena'];
/** The same people with names of 20 letters. */
export const longNamed: readonly SeatInfo[] = people.map((info, seat) => ({
  ...info,
  name: LETTERS[seat % 3]!.slice(0, 19) + 'abcdefghij'[seat],
}));
