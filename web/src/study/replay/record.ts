import type { Player } from '@tischlein/kit';
import { recordSpeaker } from '@tischlein/rules/records';
import { isGame, loadGame } from '../../base/load-game.ts';
import { sayFault, shell } from '../../i18n/index.svelte.ts';
import { meetGame } from '../../play/remote/outside.ts';
import { farRecord } from '../../play/remote/api.ts';
import { keptGame } from '../../play/remote/kept-games.ts';
import { hostOf } from '../../play/solo/hosts.ts';
import { ownSeat } from '../../table/finished/finished.ts';
import { keptRecord } from '../../table/finished/store.ts';
import { filmOf, type Film } from './film.ts';
import { unpack } from './packed.ts';

/** Where a finished game is: on this device, at a far table by its round, or folded into the link. */
export interface RecordPlace {
  readonly id: string | null;
  readonly round: number | null;
  readonly packed: string | null;
}

export interface OpenedGame {
  readonly text: string;
  readonly film: Film;
  /** The reader's own seat; whoever opens somebody's link has none. */
  readonly me: number | null;
}

/** Said already, in the reader's language. */
class Unreadable extends Error {}
export const sayUnread = (error: unknown): string =>
  error instanceof Unreadable ? error.message : sayFault(error);

async function recordAt({ id, round, packed }: RecordPlace): Promise<string | null> {
  if (packed !== null) return (await unpack(packed)) ?? packed;
  if (id === null) return null;
  if (round !== null) return farRecord(id, round);
  const kept = await keptRecord(id).catch(() => null);
  if (kept !== null) return kept;
  // Of a table that is still on the shelf.
  const host = hostOf(id);
  const record = (await host?.record()) ?? null;
  host?.close();
  return record;
}

const ownSeatAt = ({ id, round }: RecordPlace, seats: readonly Player[]): number | null => {
  if (id === null) return null;
  return round === null ? ownSeat(seats) : (keptGame(id, round)?.seat ?? null);
};

/** The game of that place, or the one whose record is handed over. */
export async function openGame(place: RecordPlace, record?: string): Promise<OpenedGame> {
  const text = record ?? (await recordAt(place));
  if (text === null) throw new Unreadable(shell.words.lostText);
  const kept = place.id === null || place.round === null ? null : keptGame(place.id, place.round);
  const film = await filmOf(
    text,
    async (game) => {
      if (!isGame(game)) await meetGame(game).catch(() => {});
      return isGame(game) ? loadGame(game) : null;
    },
    kept === null ? {} : { ...kept, digest: kept.final },
  );
  if ('error' in film) throw new Unreadable((await recordSpeaker(shell.language)).unread(film));
  return { text, film, me: ownSeatAt(place, film.record.seats) };
}
