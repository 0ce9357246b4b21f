import { bots } from '@tischlein/bots';
import { DAY_BUDGET, DAY_SEAT, dayDeal } from '@tischlein/coach/day';
import { games } from '@tischlein/games';
import {
  askOf,
  fairChance,
  formatRecord,
  mustParse,
  NOBODY,
  parseStart,
  type MadeLine,
} from '@tischlein/kit';
import { botSeed, knownRecord, think } from '@tischlein/table';

/** A whole game of a day, its person playing like an easy bot with this name's luck. Runs in Node and in a browser. */
export function playedDay(date: string, name: string): string {
  const deal = dayDeal(date);
  const game = games[deal.game]!;
  const seats = [name, ...deal.bots.map((bot) => ({ bot }))];
  const empty = knownRecord(game, { ...deal, seats }, []);
  const state = mustParse(parseStart(game, empty));
  const find = (_: string, level: string) => bots[deal.game]![level];
  const moves: MadeLine[] = [];
  for (let seat = game.waitingFor(state); seat !== NOBODY; seat = game.waitingFor(state)) {
    const ply = moves.length;
    const ask = askOf(game, state, seat, false, DAY_BUDGET);
    const [level, seed] =
      seat === DAY_SEAT
        ? ['easy', `${name} ${ply}`]
        : [deal.bots[seat - 1]!, botSeed({ seed: empty.seed, ply: ply + 1 }, seat)];
    const move = think(find, { game: deal.game, level, ask, seed })!;
    moves.push({ seat, move });
    game.play(state, seat, state.variant.moves.find(move)!, fairChance(empty.seed)(ply + 1));
  }
  return formatRecord({ ...empty, moves });
}
