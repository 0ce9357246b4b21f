import type { Reckon } from '@tischlein/bots/load';
import {
  FastRandom,
  parseStart,
  replay,
  standingLines,
  type Game,
  type GameRecord,
  type State,
} from '@tischlein/kit';
import type { Point } from './messages.ts';

/** Worlds looked at for each chance, and points of the line at most: a phone draws it in seconds. */
const BUDGET = 300;
const MOST_POINTS = 120;

/** How a game went: each seat's chance to win as the strong bot reckons it from what that seat could see then. */
export function course(
  game: Game,
  record: GameRecord,
  reckon: Reckon,
  hear: (point: Point) => void,
): void {
  const start = parseStart(game, record);
  if (!start.ok) return;
  const stands = standingLines(record);
  const of = stands.size;
  const every = Math.ceil(of / MOST_POINTS);
  let ply = 0;
  hear({ ply, of, chances: chancesIn(game, start.value, reckon) });
  replay(game, record, {
    move(_before, _seat, _move, after, index) {
      if (!stands.has(index)) return;
      ply += 1;
      if (ply % every === 0 || ply === of)
        hear({ ply, of, chances: chancesIn(game, after, reckon) });
    },
  });
}

function chancesIn(game: Game, state: State, reckon: Reckon): number[] {
  const seats = [...Array(state.variant.seats).keys()];
  const winners = game.result(state)?.winners;
  if (winners) return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const random = new FastRandom('course');
  return seats.map((seat) => reckon(game.view(state, seat), BUDGET, random));
}
