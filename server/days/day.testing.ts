import { bots, games } from '@tischlein/manifests/all';
import { DAY_BUDGET, DAY_SEAT, dayDeal } from '@tischlein/manifests/day';
import {
  askOf,
  fairChance,
  FastRandom,
  formatRecord,
  type MadeLine,
  mustParse,
  NOBODY,
  parseStart,
} from '@tischlein/kit';
import { botSeed, knownRecord, think } from '@tischlein/table';

const played = new Map<string, string>();

/** A whole game of that day, somebody of this name playing like a bot of this level; each is played once. */
export function playedDay(date: string, name = 'Anna', level = 'medium'): string {
  const key = `${date} ${name} ${level}`;
  const record = played.get(key) ?? play(date, name, level);
  played.set(key, record);
  return record;
}

function play(date: string, name: string, level: string): string {
  const deal = dayDeal(date);
  const game = games[deal.game]!;
  const seats = [name, ...deal.bots.map((bot) => ({ bot }))];
  const empty = knownRecord(game, { ...deal, seats }, []);
  const state = mustParse(parseStart(game, empty));
  const find = (_: string, wanted: string) => bots[deal.game]!.levels[wanted];
  const moves: MadeLine[] = [];
  // Whoever plays may also react out of turn, and does so at once.
  const next = () => ((game.reactors(state) & 1) === 0 ? game.waitingFor(state) : DAY_SEAT);
  for (let seat = next(); seat !== NOBODY; seat = next()) {
    const ply = moves.length;
    const ask = askOf(game, state, seat, { mayWait: false, budget: DAY_BUDGET });
    const answer =
      seat === DAY_SEAT
        ? bots[deal.game]!.levels[level]!({ ...ask, budget: 50 }, new FastRandom(`${name} ${ply}`))!
        : think(find, {
            game: deal.game,
            level: deal.bots[seat - 1]!,
            ask,
            seed: botSeed({ seed: empty.seed, ply: ply + 1 }, seat),
          })!;
    moves.push({ seat, move: answer });
    game.play(state, seat, state.variant.moves.find(answer)!, fairChance(empty.seed)(ply + 1));
  }
  return formatRecord({ ...empty, moves });
}

/** The place of the last line like this. */
export const lastOf = (lines: readonly string[], like: RegExp): number =>
  lines.reduce((last, line, i) => (like.test(line) ? i : last), -1);
