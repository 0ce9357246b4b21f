import * as kit from '@tischlein/kit';

/** A moment of a game: the state before a move that stands, and the move. */
export interface Moment {
  readonly before: kit.State;
  readonly seat: kit.Seat;
  readonly move: string;
  /** The table waited for another: the seat reacted. */
  readonly reacting: boolean;
  /** Who could have reacted and let it pass. */
  readonly waited: readonly kit.Seat[];
}

export interface Timeline {
  readonly moments: readonly Moment[];
  /** What each seat got in the end; null where the game was broken off. */
  readonly result: readonly number[] | null;
  readonly last: kit.State;
}

/** All moments of a record. Moves that were taken back are not among them. */
export function timelineOf(game: kit.Game, record: kit.GameRecord): kit.Parsed<Timeline> {
  const stands = kit.standingLines(record);
  const moments: Moment[] = [];
  const played = kit.replay(game, record, {
    move(before, seat, move, after, index) {
      if (!stands.has(index)) return;
      const reacting = game.waitingFor(before) !== seat;
      const reactors = reacting ? 0 : kit.reactorsToAsk(game, before);
      const waited = [...Array(after.variant.seats).keys()].filter(
        (each) => each !== seat && ((reactors >> each) & 1) === 1,
      );
      const text = after.variant.moves.text(move);
      moments.push({ before: kit.cloneState(before), seat, move: text, reacting, waited });
    },
  });
  if (!played.ok) return played;
  const { state, error, why } = played.value;
  if (error !== undefined) return { ok: false, error, ...(why && { why }) };
  const result = record.end === 'draw' ? alike(state) : sharesIn(game, state);
  return { ok: true, value: { moments, result, last: state } };
}

/** What each seat got, where the game is over. */
export function sharesIn(game: kit.Game, state: kit.State): number[] | null {
  const winners = game.result(state)?.winners;
  if (winners === undefined || game.waitingFor(state) !== kit.NOBODY) return null;
  if (winners.length === 0) return alike(state);
  return alike(state).map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const alike = ({ variant: { seats } }: kit.State): number[] => Array<number>(seats).fill(1 / seats);
