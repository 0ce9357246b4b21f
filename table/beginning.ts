import {
  dealt,
  fairChance,
  mustParse,
  type JsonObject,
  type PlayedFrom,
  type State,
  type Variant,
} from '@tischlein/kit';
import type { Table } from './table.ts';

/** A moment of another game that is played on from, and how it was taken over. */
export type Beginning = PlayedFrom & { readonly position: JsonObject };

/** The state a game begins with: its deal, or the moment somebody plays on from. */
export function beginningOf(
  { game, from, seed }: Pick<Table, 'game' | 'from' | 'seed'>,
  variant: Variant,
): State {
  if (from === null) return dealt(game, variant, fairChance(seed));
  return { variant, cells: mustParse(game.parsePosition(from.position)).cells };
}
