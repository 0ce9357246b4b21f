import { cloneState, FastRandom, newState, type Game, type Seat } from '@tischlein/kit';
import type { Decision, Measured } from './review-worker.ts';
import type { ReviewPoint } from './review.ts';
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

/** Where the reviewed seat's chance changed much, and what changed it. */
export interface Turn {
  readonly ply: number;
  readonly by: 'own' | 'others' | 'cards';
  /** Who moved there, and how. */
  readonly seat: Seat;
  readonly move: string;
  readonly change: number;
}

const MAX_TURNS = 5;
/** Smaller changes turn nothing; a change must also stand out of what the measuring alone does. */
const MIN = 0.05;
const ERRORS = 2.5;

/**
 * Of each move: what the choice did, and what remains, which is cards where one came and else nobody knows what. Own choices
 * are measured as decisions; those of others from the reviewed seat's view, and only where they were looked at.
 */
export function turnsIn(
  timeline: Timeline,
  me: Seat,
  curve: readonly ReviewPoint[],
  decisions: readonly Decision[],
  choices: ReadonlyMap<number, Measured>,
  game: Game,
): Turn[] {
  const own = new Map(decisions.map(({ ply, gain }) => [ply, gain]));
  const found = curve.slice(1).flatMap((after, i): Turn[] => {
    const before = curve[i]!;
    const { ply } = before;
    if (after.ply !== ply + 1) return [];
    const { seat, move } = timeline.moments[ply]!;
    const change = after.chances[me]! - before.chances[me]!;
    const choice = own.get(ply) ?? choices.get(ply) ?? { value: 0, error: 0 };
    const rest = change - choice.value;
    const noise = Math.hypot(before.error, after.error, choice.error);
    const by = own.has(ply) ? 'own' : 'others';
    return [
      ...(isClear(choice.value, choice.error)
        ? [{ ply, by, seat, move, change: choice.value } as const]
        : []),
      ...(isClear(rest, noise) && cardCame(game, timeline.moments[ply]!, me)
        ? [{ ply, by: 'cards', seat, move, change: rest } as const]
        : []),
    ];
  });
  return found
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_TURNS)
    .sort((a, b) => a.ply - b.ply);
}

const isClear = (change: number, error: number): boolean =>
  Math.abs(change) >= Math.max(MIN, ERRORS * error);

const WORLDS = 8;

/** Whether the move showed the seat something that the move itself does not say: a card that was drawn or laid open. */
function cardCame(game: Game, { before, seat, move }: Moment, me: Seat): boolean {
  const view = game.view(before, me);
  const fill = game.imagine(view);
  const made = before.variant.moves.find(move)!;
  const world = newState(before.variant);
  const seen = new Set<string>();
  for (let i = 0; i < WORLDS; i++) {
    const random = new FastRandom(`coach came ${i}\n${JSON.stringify(view)}`);
    fill(world, random);
    if (game.refuse(world, seat, made) !== null) continue;
    const after = cloneState(world);
    game.play(after, seat, made, random);
    seen.add(JSON.stringify(game.view(after, me)));
  }
  return seen.size > 1;
}
