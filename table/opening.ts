import { setUp, type Game, type Parsed } from '@tischlein/kit';
import type { Beginning } from './history.ts';
import type { Entry, HappeningOf } from './entries.ts';
import type { PersonId } from './who.ts';
import { DEFAULT_SETTINGS, type SomeSettings } from './settings.ts';

/** A table that somebody wants. */
export interface Opening {
  readonly table: string;
  readonly seats: number;
  readonly settings?: SomeSettings;
  readonly host: PersonId;
  /** Seconds until bots fill in and the first game begins by itself. */
  readonly fill?: number;
  /** Where its first game begins, if not with a deal. */
  readonly from?: Beginning;
}

/**
 * The first entry of a table's journal. The options are written down whole, so that a later default does not change a
 * table.
 */
export function firstEntry(
  game: Game,
  { table, seats, settings, host, fill, from }: Opening,
  by: Pick<HappeningOf<'made'>, 'dealtBy' | 'secret'> & { readonly at: number },
): Parsed<Entry> {
  const fits = setUp(game, settings?.options ?? {}, seats);
  if (!fits.ok) return fits;
  const { options } = fits.value;
  const { at, secret, dealtBy } = by;
  return {
    ok: true,
    value: {
      type: 'made',
      seq: 1,
      at,
      table,
      game: game.name,
      rules: game.version,
      settings: { ...DEFAULT_SETTINGS, ...settings, options, seats },
      host,
      secret,
      dealtBy,
      ...(fill !== undefined && { fill }),
      ...(from !== undefined && { from }),
    },
  };
}
