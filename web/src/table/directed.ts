import type { TableProps } from '../games/props.ts';

const nothing = (): void => {};

/** The props of a table that the page directs, as in a lesson or a puzzle: no menu, no refusals, no advice. */
export const DIRECTED = {
  refused: null,
  advice: null,
  hold: nothing,
  openCorner: null,
  ribbon: null,
} satisfies Partial<TableProps>;

/** A table that is only looked at, as in a replay or a review. */
export const LOOKED_AT = {
  ...DIRECTED,
  legal: [],
  busy: false,
  send: nothing,
  why: nothing,
  dismiss: nothing,
} satisfies Partial<TableProps>;
