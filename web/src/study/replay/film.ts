import {
  type Citation,
  cloneState,
  NOBODY,
  parseRecord,
  parseStart,
  replay,
  standingLines,
  wrong,
  type Game,
  type GameRecord,
  type Move,
  type Reader,
  type State,
  type Unread,
  type View,
} from '@tischlein/kit';
import { LOOKED_AT, type TableSource } from '../../table/source.ts';
import { verifyRecord, type Kept, type Report } from '@tischlein/table';

/** A finished game, picture by picture. */
export interface Film {
  readonly game: Game;
  readonly record: GameRecord;
  /** Before the first move, and after each. */
  readonly states: readonly State[];
  readonly moves: readonly { readonly seat: number; readonly move: Move }[];
  /** What can be said of its deal and play, by the record alone. */
  readonly report: Report;
}

/** Reads a record and plays it again, or says why it can not be read. */
export async function filmOf(
  text: string,
  load: (game: string) => Promise<Game | null>,
  kept: Kept = {},
): Promise<Film | Unread> {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const parsed = parseRecord(whole);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const game = await load(record.game);
  if (game === null)
    return wrong(`there is no game "${record.game}" here`, 'noGame', { game: record.game });
  const start = parseStart(game, record);
  if (!start.ok) return start;
  const states = [cloneState(start.value)];
  const moves: { seat: number; move: Move }[] = [];
  const stands = standingLines(record);
  const played = replay(game, record, {
    move(_before, seat, move, after, index) {
      if (!stands.has(index)) return;
      states.push(cloneState(after));
      moves.push({ seat, move });
    },
  });
  if (!played.ok) return played;
  return {
    game,
    record,
    states,
    moves,
    report: verifyRecord(game, record, { ...kept, text: whole }),
  };
}

export const viewAt = ({ game, states }: Film, ply: number, reader: Reader): View =>
  game.view(states[ply]!, reader);

/** The table as it stood, for one who only looks: `eyes` sees it, and `told` knows what each move did. */
export const pictureAt = (
  film: Film,
  ply: number,
  eyes: Reader,
  told: readonly (readonly Citation[])[] = [],
): TableSource => {
  const waiting = film.game.waitingFor(film.states[ply]!);
  return {
    ...LOOKED_AT,
    view: viewAt(film, ply, eyes),
    waitingFor: waiting === NOBODY ? null : waiting,
    ply,
    facts: told[ply - 1] ?? [],
    past: () => told.slice(0, ply).flat(),
  };
};

/** What the move that led to this picture did, as the reader may know it. */
export function toldAt(
  { game, states, moves }: Film,
  ply: number,
  reader: Reader,
): ReturnType<Game['tell']> {
  const made = moves[ply - 1];
  if (made === undefined) return [];
  return game.tell(states[ply - 1]!, made.seat, made.move, states[ply]!, reader);
}
