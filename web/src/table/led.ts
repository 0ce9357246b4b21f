import type { TableProps } from './props.ts';

const nothing = (): void => {};

/** What a table goes without where the page leads, as in a lesson or a puzzle: it has no menu, and says nothing by itself. */
export const LED = {
  refused: null,
  advice: null,
  hold: nothing,
  openCorner: null,
  ribbon: null,
} satisfies Partial<TableProps>;

/** A table that is only looked at, as in a replay or a review. */
export const LOOKED_AT = {
  ...LED,
  legal: [],
  busy: false,
  send: nothing,
  why: nothing,
  dismiss: nothing,
} satisfies Partial<TableProps>;
