import * as search from '@tischlein/bots';
import * as kit from '@tischlein/kit';
import { every, meanOf, pairedBound } from '../../coach/judge.ts';
import { explain, type GameCoach } from '../../coach/reasons.ts';
import { Worlds, type Shares } from '../../coach/worlds.ts';
import { readOf, streamOf, writtenOf, type Found, type Solved } from './moments.ts';
import type { Puzzle } from '@tischlein/coach/puzzles';

/** Exact play where a game has it. */
export class Exact {
  readonly #solvers = new Map<kit.Variant, search.Solver>();

  constructor(readonly heuristics: search.GameHeuristics) {}

  /** By move, what exact play gets for certain; null where nothing is proved within the number of moves that may be tried. */
  values(state: kit.State, seat: number, most: number): ReadonlyMap<string, number> | null {
    const { game, ending } = this.heuristics;
    if (ending === undefined) return null;
    const { variant } = state;
    const solver =
      this.#solvers.get(variant) ?? new search.Solver(this.heuristics, ending, variant);
    this.#solvers.set(variant, solver);
    const view = game.view(state, seat);
    const values = solver.values(view, streamOf('exact', view), most);
    if (values === null) return null;
    const texts = [...values].map(([move, value]) => [variant.moves.text(move), value] as const);
    return Math.max(...values.values()) < Math.max(ending.minValue, Number.MIN_VALUE)
      ? null
      : new Map(texts);
  }
}

/** The moves that lose nothing. */
export function bestOf(values: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...values.values());
  return [...values].filter(([, value]) => value >= most - 1e-9).map(([move]) => move);
}

/** A move that is ahead of every other one by this much is clearly the best. */
const CLEAR = 0.05;

/** The move that wins most, how often it and the next best one win, and what its lead is at least (99 %). */
interface Lead {
  readonly move: string;
  readonly wins: number;
  readonly next: number;
  readonly atLeast: number;
  /** All moves, the best ones first. */
  readonly order: readonly string[];
}

/** Tries moves in the same worlds. Where `skipped` worlds were looked at before, only the others count. */
function leadOf(
  worlds: Worlds,
  { state, view }: { readonly state: kit.State; readonly view: kit.View },
  moves: readonly string[],
  count: number,
  skipped = 0,
): Lead {
  const seat = view.seat!;
  const steps = moves.map((text) => ({
    seat,
    move: state.variant.moves.find(text)!,
    reacting: false,
  }));
  const shares: Shares = worlds.shares({ view }, steps, count);
  const rated = shares.map((each, i) => {
    const wins = every(each, state.variant.seats, seat).slice(skipped);
    return { move: moves[i]!, wins, mean: meanOf(wins) };
  });
  rated.sort((a, b) => b.mean - a.mean);
  const [best, ...others] = rated;
  const leads = others.map(({ wins }) => {
    const differences = best!.wins.map((share, i) => share - wins[i]!);
    return pairedBound(differences, others.length).atLeast;
  });
  return {
    move: best!.move,
    wins: best!.mean,
    next: others[0]?.mean ?? 0,
    atLeast: Math.min(...leads),
    order: rated.map(({ move }) => move),
  };
}

/** Ten times what is usual: moves tried by the solver, iterations of the strongest bot, worlds of one decision. */
const TEN_TIMES = 10;
const TRIED = TEN_TIMES * search.USUALLY_TRIED;
const WORLDS = TEN_TIMES * 1024;
/** A glance decides whether a moment is worth that. */
const GLANCE = 48;
const LOOK = 512;
const TRIED_AT_FIRST = 4000;
const MAX_MOVES = 12;
/** Moves still compared in all worlds. */
const FINALISTS = 3;
/** How often the rule of thumb is asked: it draws lots between equals. */
const ASKED = 8;
/** What a puzzle may take of iterations, doubled again and again; one that takes still more counts as twice the most. */
const MIN_THOUGHTS = 8;
const MAX_THOUGHTS = 8192;
/** All of them must find it. */
const STREAMS = 6;

/** Looks for puzzles and solved positions, and looks at kept ones again in the same way. */
export class Examiner {
  readonly #exact: Exact;
  readonly #thumb: kit.Bot;
  readonly #strongest: kit.Bot;
  /** Without exact play, and to it all moves look alike: it tells how hard a move is to find. */
  readonly #plain: kit.Bot;
  #worlds: Worlds | undefined;
  #variant: unknown;

  constructor(
    private readonly bots: search.GameBots,
    private readonly coach: GameCoach,
  ) {
    const { ending: _, ...plain } = bots.heuristics;
    this.#exact = new Exact(bots.heuristics);
    this.#thumb = bots.levels['medium']!;
    this.#strongest = bots.levels['hard']!;
    this.#plain = search.searcher({
      ...plain,
      moveWeights: (_world, _seat, _moves, count, into) => void into.fill(1, 0, count),
    });
  }

  /** A moment as a solved position, if it is one. */
  solve(found: Found, most = TRIED_AT_FIRST): Solved | null {
    const values = this.#exact.values(found.state, found.seat, most);
    if (values === null) return null;
    const best = bestOf(values);
    if (best.length === found.legal.length) return null;
    const position = writtenOf(this.bots, found);
    return position && { position, best };
  }

  /** One move ends the game with a win, alone or shared: everybody sees it. */
  isWonAtOnce({ position, best }: Solved): boolean {
    const { game } = this.bots.heuristics;
    const { state, seat } = readOf(this.bots, position);
    game.play(state, seat, state.variant.moves.find(best[0]!)!, new kit.FastRandom('at once'));
    return game.result(state)?.winners.includes(seat) ?? false;
  }

  /** A moment as a puzzle, if it is one. */
  puzzle(found: Found): Puzzle | null {
    const move = this.#candidate(found);
    const position = move === null ? null : writtenOf(this.bots, found);
    return position && this.#puzzle(position, move!);
  }

  /** A kept puzzle as it is now, after bots have learned something; null where it is none any more. */
  renewed({ position, move }: Puzzle): Puzzle | null {
    return this.#puzzle(position, move);
  }

  /** What is wrong with a kept puzzle; null where it still is one. */
  faultOf(puzzle: Puzzle): string | null {
    const again = this.renewed(puzzle);
    if (again === null) return 'its solution is not the only best move any more';
    return isNear(again, puzzle) ? null : `it is ${brief(again)} now, not ${brief(puzzle)}`;
  }

  /** What is wrong with a kept solution; null where it holds. */
  faultOfSolved({ position, best }: Solved): string | null {
    const { state, seat } = readOf(this.bots, position);
    const values = this.#exact.values(state, seat, TRIED);
    if (values === null) return 'nothing can be proved';
    const now = bestOf(values);
    // In whatever order the game names its moves.
    const same = [...now].sort().join() === [...best].sort().join();
    return same ? null : `the best moves are ${now.join(', ')}`;
  }

  /** Whether a bot's move in a solved position keeps what exact play gets. */
  keeps(bot: kit.Bot, { position, best }: Solved, budget: number): boolean {
    const { state, seat, legal } = readOf(this.bots, position);
    const ask = this.#ask(this.bots.heuristics.game.view(state, seat), legal, budget);
    return best.includes(bot(ask, streamOf('solved', ask.view))!);
  }

  /** Cheap and sometimes wrong: what is left is looked at closely. */
  #candidate({ state, seat, legal, start }: Found): string | null {
    const proved = this.#proved(state, seat);
    if (proved !== null || !start.measured) return proved;
    const view = this.bots.heuristics.game.view(state, seat);
    if (legal.length < 3 || legal.length > MAX_MOVES) return null;
    const looked = leadOf(this.#worldsOf(state), { state, view }, legal, GLANCE);
    if (looked.wins - looked.next < 2 * CLEAR) return null;
    const ask = this.#ask(view, legal, 0);
    if (this.#thumb(ask, streamOf('glance', view)) === looked.move) return null;
    const closer = leadOf(this.#worldsOf(state), { state, view }, legal, LOOK);
    return closer.wins - closer.next < CLEAR ? null : closer.move;
  }

  #proved(state: Found['state'], seat: number): string | null {
    const values = this.#exact.values(state, seat, TRIED_AT_FIRST);
    const best = values === null ? [] : bestOf(values);
    return best.length === 1 && values!.get(best[0]!) === 1 ? best[0]! : null;
  }

  #puzzle(position: Puzzle['position'], move: string): Puzzle | null {
    const { state, seat, legal } = readOf(this.bots, position);
    const view = this.bots.heuristics.game.view(state, seat);
    const ask = this.#ask(view, legal, 0);
    const tempting = this.#tempting(ask, move);
    if (tempting === null) return null;
    const values = this.#exact.values(state, seat, TRIED);
    const best = values === null ? [] : bestOf(values);
    const proved = best.length === 1 && best[0] === move && values!.get(move) === 1;
    if (values !== null && !proved) return null;
    const thoughts = (): number => this.#thoughts(ask, move);
    if (proved) {
      const line = this.#lineAfter(state, seat, move);
      return { position, move, tempting, thoughts: thoughts(), wins: null, line };
    }
    // What wins more often has a reason that can be told.
    const reasons = explain(this.bots.heuristics.game, this.coach, view, move, tempting);
    const wins = reasons.length === 0 ? null : this.#measured(state, view, legal, move);
    return wins && { position, move, tempting, thoughts: thoughts(), wins, line: [] };
  }

  #lineAfter(before: kit.State, seat: number, move: string): string[] {
    const { game } = this.bots.heuristics;
    const state = kit.cloneState(before);
    const line: string[] = [];
    const random = new kit.FastRandom('line');
    const next = (): string | undefined => {
      const mover = game.waitingFor(state);
      if (mover === seat) return bestOf(this.#exact.values(state, seat, TRIED) ?? new Map())[0];
      const answers = mover === kit.NOBODY ? [] : kit.legalTexts(game, state, mover);
      return answers.length === 1 ? answers[0] : undefined;
    };
    for (let made: string | undefined = move; made !== undefined;) {
      game.play(state, game.waitingFor(state), state.variant.moves.find(made)!, random);
      made = next();
      if (made !== undefined) line.push(made);
    }
    return line;
  }

  /** What the rule of thumb plays; null where it may play the solution. */
  #tempting(ask: kit.Ask, move: string): string | null {
    const played = Array.from({ length: ASKED }, (_, i) =>
      this.#thumb(ask, streamOf('thumb', ask.view, i)),
    );
    return played.includes(move) ? null : played[0]!;
  }

  #measured(
    state: Found['state'],
    view: kit.View,
    legal: readonly string[],
    move: string,
  ): readonly [number, number] | null {
    const worlds = this.#worldsOf(state);
    const { order } = leadOf(worlds, { state, view }, legal, WORLDS / TEN_TIMES);
    if (order[0] !== move) return null;
    const finalists = order.slice(0, FINALISTS);
    const lead = leadOf(worlds, { state, view }, finalists, WORLDS, WORLDS / TEN_TIMES);
    if (lead.move !== move || lead.wins - lead.next < CLEAR || lead.atLeast <= 0) return null;
    const budget = TEN_TIMES * this.bots.heuristics.budget;
    const searched = this.#strongest(this.#ask(view, legal, budget), streamOf('strongest', view));
    if (searched !== move) return null;
    return [Math.round(100 * lead.wins), Math.round(100 * lead.next)];
  }

  #thoughts(ask: kit.Ask, move: string): number {
    const finds = (budget: number): boolean =>
      Array.from({ length: STREAMS }, (_, i) => streamOf('grade', ask.view, i)).every(
        (stream) => this.#plain({ ...ask, budget }, stream) === move,
      );
    let thoughts = MIN_THOUGHTS;
    while (thoughts <= MAX_THOUGHTS && !finds(thoughts)) thoughts *= 2;
    return thoughts;
  }

  #ask(view: kit.View, legal: readonly string[], budget: number): kit.Ask {
    return { view, legal, mayWait: false, budget };
  }

  #worldsOf({ variant }: Found['state']): Worlds {
    if (this.#worlds === undefined || this.#variant !== variant) {
      this.#variant = variant;
      this.#worlds = new Worlds(this.bots.heuristics, variant);
    }
    return this.#worlds;
  }
}

/** Points in a hundred that a measure may move when worlds are drawn in another way, and how far what it takes to think may. */
const DRIFT = 3;
const DRIFT_OF_THOUGHTS = 4;

/** Proved stays proved to the move; what is measured may drift a little. */
function isNear(now: Puzzle, kept: Puzzle): boolean {
  const times = now.thoughts / kept.thoughts;
  if (!(times <= DRIFT_OF_THOUGHTS && times >= 1 / DRIFT_OF_THOUGHTS)) return false;
  if (now.wins === null || kept.wins === null)
    return now.wins === kept.wins && now.line.join() === kept.line.join();
  return now.wins.every((wins, i) => Math.abs(wins - kept.wins![i]!) <= DRIFT);
}

const brief = ({ move, tempting, thoughts, wins }: Puzzle): string =>
  `${thoughts} thoughts, ${move} instead of ${tempting}${wins === null ? '' : `, ${wins.join(' to ')}`}`;
