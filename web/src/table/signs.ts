import { getContext, setContext } from 'svelte';
import type { Speaker } from '@tischlein/rules';
import type { Signs } from '../games/contract.ts';
import type { LogLine } from './lines.ts';
import type { SeatInfo } from '../games/props.ts';

/** What everything that draws a log needs to know of its table. */
export interface AtTable {
  readonly game: string;
  readonly signs: Signs;
  readonly speaker: Speaker;
  readonly seats: readonly SeatInfo[];
  readonly me: number | null;
  /** All that happened, in words. */
  readonly lines: readonly LogLine[];
}
const KEY = Symbol('the table a log belongs to');
export const setTable = (table: () => AtTable): void => void setContext(KEY, table);
export const getTable = (): (() => AtTable) => getContext<() => AtTable>(KEY);
