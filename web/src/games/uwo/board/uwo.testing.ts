import type { UwoView } from '@tischlein/games/uwo/language';

/** A view with everything left out that a test does not care about. */
export const uwoView = (given: Partial<UwoView> = {}): UwoView => ({
  game: 'uwo',
  options: { catalogue: 'znorf-1', edition: 'en' },
  seats: 2,
  seat: 0,
  board: {},
  stacks: {},
  energy: { gnorf: 6, pnorf: 6 },
  turn: 'gnorf',
  ko: {},
  turnState: { morfed: null, acted: false, paid: false },
  duel: null,
  firstOut: null,
  quiet: 0,
  stirred: false,
  known: { gnorf: 0, pnorf: 0 },
  bottom: [],
  result: null,
  hand: [],
  held: { gnorf: 3, pnorf: 3 },
  decks: { gnorf: 27, pnorf: 27 },
  gone: { gnorf: [], pnorf: [] },
  ...given,
});
