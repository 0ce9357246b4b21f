import type { GameAbout } from '../../base/load-game.ts';
import { recall, remember } from '../../base/storage.ts';
import type { Chosen } from '../../games/contract.ts';
import { parseRules } from './link.ts';

/** A table as it was set: who sat there, and by which house rules. */
export interface SetTable {
  readonly people: readonly string[];
  readonly bots: readonly string[];
  readonly options: Chosen;
}

/** Alone against bots, or with others on this device: each is kept by itself. */
interface Where {
  readonly device: boolean;
}

const keyOf = (game: string, { device }: Where): string => `set.${game}${device ? '.device' : ''}`;

export const keepLast = (game: string, where: Where, table: SetTable): void =>
  remember(keyOf(game, where), table);

/** Null where none was set yet, or where the game has become another one since. */
export function lastTable(game: GameAbout, where: Where): SetTable | null {
  const last = recall<SetTable>(keyOf(game.name, where));
  if (last === null) return null;
  const seats = last.people.length + last.bots.length;
  if (seats < game.seats.min || seats > game.seats.max) return null;
  return { ...last, options: parseRules(game.options, JSON.stringify(last.options)) };
}
