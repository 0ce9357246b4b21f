import { seatsThatRemember } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import { commandOf, gameOf, textOr, whole, yes } from '../cli/command.ts';
import { print } from '../cli/files.ts';
import { Progress } from '../cli/runner/progress.ts';

/** A moment with a choice, and what was chosen; `own` are the seat's moves before, the last one first. */
interface Chosen {
  readonly game: kit.Game;
  readonly state: kit.State;
  readonly seat: kit.Seat;
  readonly legal: readonly string[];
  readonly move: string;
  readonly own: readonly string[];
}
type Predicate = (chosen: Chosen) => boolean;

/** Found in so many worlds, it is looked for in many more before it counts. */
const WORLDS = [12, 300] as const;

/** Whether something holds of a move in every world its seat can imagine. */
function always(chosen: Chosen, text: string, holds: (after: kit.State) => boolean): boolean {
  const { game, state, seat } = chosen;
  const view = game.view(state, seat);
  const random = new kit.FastRandom(`blunders ${JSON.stringify(view)}`);
  const fill = game.imagine(view);
  const world = kit.newState(state.variant);
  const inAll = (worlds: number): boolean => {
    for (let i = 0; i < worlds; i++) {
      fill(world, random);
      if (!holds(played(game, world, seat, text, random))) return false;
    }
    return true;
  };
  return WORLDS.every(inAll);
}

function played(
  game: kit.Game,
  state: kit.State,
  seat: kit.Seat,
  text: string,
  random: kit.FastRandom,
): kit.State {
  const after = kit.cloneState(state);
  game.play(after, seat, state.variant.moves.find(text)!, random);
  return after;
}

const winnersOf = (game: kit.Game, state: kit.State): readonly kit.Seat[] =>
  game.result(state)?.winners ?? [];
const isLost = (game: kit.Game, state: kit.State, seat: kit.Seat): boolean =>
  winnersOf(game, state).length > 0 && !winnersOf(game, state).includes(seat);

/** Lost as it stands, or after some reply of whoever may move now. */
function canBeLost(game: kit.Game, after: kit.State, seat: kit.Seat): boolean {
  if (isLost(game, after, seat)) return true;
  const random = new kit.FastRandom('reply');
  const waiting = game.waitingFor(after);
  return [...Array(after.variant.seats).keys()].some(
    (other) =>
      other !== seat &&
      waiting !== kit.NOBODY &&
      (other === waiting || ((game.reactors(after) >> other) & 1) === 1) &&
      kit
        .legalTexts(game, after, other)
        .some((reply) => isLost(game, played(game, after, other, reply, random), seat)),
  );
}

/** Blunders by what every seat could know: none is allowed from `medium` up. */
export const PROVABLE: { readonly [name: string]: Predicate } = {
  losesAtOnce: (chosen) => {
    const { game, legal, move, seat } = chosen;
    if (!always(chosen, move, (after) => canBeLost(game, after, seat))) return false;
    return legal.some((other) => always(chosen, other, (after) => !canBeLost(game, after, seat)));
  },
  missesWin: (chosen) => {
    const { game, legal, move, seat } = chosen;
    const wins = (after: kit.State): boolean =>
      winnersOf(game, after).length === 1 && winnersOf(game, after)[0] === seat;
    return legal.some((other) => always(chosen, other, wins)) && !always(chosen, move, wins);
  },
};

/** What looks silly, by game; counted, not forbidden. */
const VISIBLE: { readonly [game: string]: { readonly [name: string]: Predicate } } = {
  uwo: {
    burnsForNothing: ({ move, legal }) => move === 'burn' && legal.length > 1,
    repeatsAttack: ({ move, own }) =>
      move.startsWith('attack ') && own[0] === move && own[1] === move,
  },
  uno: {
    givesLastCardAway: ({ move, legal }) => move.startsWith('give ') && legal.length > 1,
    drawsWithFitting: ({ move, legal }) =>
      move === 'draw' && legal.some((other) => other.startsWith('play ')),
  },
  mow: {
    takesTenFlies: ({ game, state, seat, move, legal }) =>
      move === 'take' && legal.length > 1 && fliesTaken(game, state, seat) >= 10,
  },
};

/** How much worse the seat stands after it took. */
function fliesTaken(game: kit.Game, state: kit.State, seat: kit.Seat): number {
  const after = played(game, state, seat, 'take', new kit.FastRandom('take'));
  const standing = (of: kit.State): number => game.standing(game.view(of, seat))[seat]!;
  return Math.abs(standing(after) - standing(state));
}

export interface Blunders {
  readonly games: number;
  readonly moves: number;
  readonly found: { readonly [name: string]: number };
}

/** Plays games of a level among its like and counts its blunders. */
export function blundersOf(
  game: kit.Game,
  bot: kit.Bot,
  how: {
    readonly games: number;
    readonly seats: number;
    readonly options: kit.Options;
    readonly seed: string;
    readonly budget: number;
    readonly remember?: readonly kit.Seat[];
    hear?(game: number): void;
  },
): Blunders {
  const predicates = Object.entries({ ...PROVABLE, ...VISIBLE[game.name] });
  const found = Object.fromEntries(predicates.map(([name]) => [name, 0]));
  let moves = 0;
  for (let i = 0; i < how.games; i++) {
    const { seats, options, remember = [] } = how;
    const start = { options, seats, seed: `${how.seed} ${i}`, remember };
    const players = Array.from({ length: seats }, () => bot);
    const own = players.map((): string[] => []);
    for (const { before, seat, text } of kit.playThrough(
      game,
      start,
      kit.byBots(game, players, how.budget),
    )) {
      const legal = kit.legalTexts(game, before, seat);
      const chosen = { game, state: before, seat, legal, move: text, own: own[seat]! };
      if (legal.length > 1)
        for (const [name, holds] of predicates) if (holds(chosen)) found[name]! += 1;
      own[seat]!.unshift(text);
      moves += 1;
    }
    how.hear?.(i + 1);
  }
  return { games: how.games, moves, found };
}

export const blundersCommand = commandOf({
  takes: 'word',
  summary: 'look for blunders of a level: losing at once, missing a win, and what looks silly',
  words: 'GAME',
  about: `A level plays among its like. Provable blunders hold in every world the seat can imagine; any of them is a failure (exit
status 3) from medium up. Visible ones are counted per 100 games.`,
  flags: {
    level: textOr('NAME', 'who plays', 'medium'),
    games: whole('so many games', 100, { least: 1 }),
    seats: whole('seats', 2, { least: 2 }),
    budget: whole('iterations of a level that searches', 100),
    seed: textOr('TEXT', 'what the deals are made from', 'blunders'),
    json: yes('the same as one JSON line'),
  },

  async run({ level, games, seats, budget, seed, json }, [name]) {
    const game = gameOf(name);
    const bot = bots[game.name]!.levels[level]!;
    const progress = new Progress(`${game.name} ${level}`, games);
    const remember = seatsThatRemember(bots[game.name]!, Array<string>(seats).fill(level));
    const how = { games, seats, budget, seed, options: {}, remember };
    const report = blundersOf(game, bot, { ...how, hear: (done) => progress.show(done) });
    progress.end();
    const lines = Object.entries(report.found).map(
      ([what, count]) => `${what}: ${count}, ${((100 * count) / games).toFixed(1)} in 100 games`,
    );
    print(
      json
        ? { game: game.name, level, seats, budget, seed, ...report }
        : `${game.name} ${level}: ${games} games, ${report.moves} moves\n${lines.join('\n')}`,
    );
    const isClean = Object.keys(PROVABLE).every((what) => report.found[what] === 0);
    return isClean || ['random', 'beginner', 'easy'].includes(level) ? 0 : 3;
  },
});
