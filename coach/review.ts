import { legalTexts, type Game, type Seat } from '@tischlein/kit';
import { choiceOf, ReviewWorker } from './review-worker.ts';
import type { Decision, Measured, ReviewTask, TaskResult, Tools } from './review-worker.ts';
import { INACCURATE } from './judge.ts';
import { type Timeline, turnsIn, type Turn } from './timeline.ts';
import type { ReviewBudget } from './reasons.ts';

/** What is known of a game so far, from what one seat could know. Chances and parts are shares from 0 to 1. */
export interface Review {
  readonly game: string;
  readonly seat: Seat;
  readonly plies: number;
  /** Each seat's chance before every move, and in the end what it got. */
  readonly curve: readonly ReviewPoint[];
  readonly decisions: readonly Decision[];
  readonly turns: readonly Turn[];
  readonly parts: Parts | null;
}

export interface ReviewPoint {
  readonly ply: number;
  readonly chances: readonly number[];
  /** The standard error of the reviewed seat's chance. */
  readonly error: number;
}

/** `prior` + `cards` + `own` + `others` = `result`. Others' decisions are measured from their own views. */
export interface Parts {
  readonly result: number;
  readonly prior: Measured;
  readonly own: Measured;
  readonly others: Measured;
  readonly cards: Measured;
}

const LADDER = [4096, 2048, 1024, 512, 256, 128, 64, 32, 16];
const PRIORS = 2048;
/** The part of the first look that is for the curve. */
export const CURVE = 0.25;
/** Steps that are tried at a usual decision. */
const STEPS = 6;

/** The largest rung of the ladder that this many playouts pay for. */
const worldsFor = (playouts: number, tries: number): number =>
  LADDER.find((worlds) => worlds * tries <= playouts) ?? LADDER.at(-1)!;

/** The first look at everything. */
export function firstPass(
  game: Game,
  timeline: Timeline,
  seat: Seat,
  budget: ReviewBudget,
): ReviewTask[] {
  const { first, curve = first * CURVE } = budget;
  const plies = timeline.moments.map((_, ply) => ply);
  const decides = (ply: number, of: Seat): boolean => hasChoice(game, timeline, ply, of);
  const own = plies.filter((ply) => decides(ply, seat));
  const others = plies.flatMap((ply) =>
    [...Array(timeline.last.variant.seats).keys()]
      .filter((other) => other !== seat && decides(ply, other))
      .map((other) => ({ ply, seat: other })),
  );
  const perPoint = worldsFor(curve, plies.length);
  const perOwn = worldsFor(first * 0.45, own.length * STEPS);
  const perOther = worldsFor(first * 0.3, others.length * 2);
  const tasks: ReviewTask[] = [
    ...plies.map((ply): ReviewTask => ({ type: 'point', ply, worlds: perPoint })),
    ...own.map((ply): ReviewTask => ({ type: 'own', ply, worlds: perOwn })),
    ...others.map((other): ReviewTask => ({ type: 'other', ...other, worlds: perOther })),
  ];
  // The curve grows from the left, and what is known of a moment comes with it.
  const plyOf = (task: ReviewTask): number => ('ply' in task ? task.ply : 0);
  return [{ type: 'prior', worlds: PRIORS }, ...tasks.sort((one, two) => plyOf(one) - plyOf(two))];
}

/** Whether the seat had more than one thing to do there. */
function hasChoice(game: Game, timeline: Timeline, ply: number, seat: Seat): boolean {
  const moment = timeline.moments[ply]!;
  const chosen = choiceOf(moment, seat);
  if (chosen === null) return false;
  return chosen.reacting || legalTexts(game, moment.before, seat).length > 1;
}

const LOOKED_AT_AGAIN = 8;
const STILL_COMPARED = 4;

/** A closer look at what may be a mistake and at what may have turned the game. */
export function secondPass(review: Review, { again }: ReviewBudget): ReviewTask[] {
  const open = review.decisions
    .filter(({ loss, worlds }) => loss >= INACCURATE && worlds < again)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, LOOKED_AT_AGAIN);
  const turns = jumps(review).slice(0, LOOKED_AT_AGAIN);
  const points = new Set(turns.flatMap(({ ply }) => [ply, ply + 1]));
  return [
    ...open.map(({ ply, played, tried, compared }): ReviewTask => {
      const moves = [played, ...tried.map(({ move }) => move).filter((move) => move !== played)];
      return {
        type: 'own',
        ply,
        worlds: again,
        refine: { moves: moves.slice(0, STILL_COMPARED), compared },
      };
    }),
    ...[...points]
      .filter((ply) => ply < review.plies)
      .map((ply): ReviewTask => ({ type: 'point', ply, worlds: again })),
    ...turns
      .filter(({ ply }) => !review.decisions.some((decision) => decision.ply === ply))
      .map(({ ply }): ReviewTask => ({ type: 'choice', ply, worlds: again })),
  ];
}

/** The largest changes of the own chance from one move to the next. */
const jumps = ({ curve, seat }: Review): { readonly ply: number; readonly change: number }[] =>
  curve
    .slice(1)
    .map(({ chances }, i) => ({
      ply: curve[i]!.ply,
      change: Math.abs(chances[seat]! - curve[i]!.chances[seat]!),
    }))
    .sort((a, b) => b.change - a.change);

/** Puts together what was found so far; of the same thing looked at twice, the larger number of worlds counts. */
export function assemble(
  game: Game,
  timeline: Timeline,
  seat: Seat,
  done: readonly TaskResult[],
): Review {
  const best = new Map<string, TaskResult>();
  for (const one of done) {
    const { type, ...at } = one.task;
    const key = `${type} ${'ply' in at ? at.ply : ''} ${'seat' in at ? at.seat : ''}`;
    const known = best.get(key);
    if (known === undefined || known.task.worlds < one.task.worlds) best.set(key, one);
  }
  const all = [...best.values()];
  const byPly = <T extends { readonly ply: number }>(list: T[]): T[] =>
    list.sort((a, b) => a.ply - b.ply);
  const decisions = byPly(
    all.flatMap((one) => ('decision' in one && one.decision ? [one.decision] : [])),
  );
  const curve = byPly(
    all.flatMap((one): ReviewPoint[] =>
      'chances' in one && one.task.type === 'point'
        ? [
            {
              ply: one.task.ply,
              chances: one.chances.map(({ value }) => value),
              error: one.chances[seat]!.error,
            },
          ]
        : [],
    ),
  );
  const plies = timeline.moments.length;
  if (timeline.result) curve.push({ ply: plies, chances: timeline.result, error: 0 });
  const gains = (type: ReviewTask['type']): Map<number, Measured> =>
    new Map(
      all.flatMap((one) =>
        'gain' in one && one.task.type === type ? [[one.task.ply, one.gain]] : [],
      ),
    );
  const others = all.flatMap((one) =>
    'gain' in one && one.task.type === 'other' ? [one.gain] : [],
  );
  const prior = all.find(({ task }) => task.type === 'prior') as
    Extract<TaskResult, { chances: unknown }> | undefined;
  return {
    game: game.name,
    seat,
    plies,
    curve,
    decisions,
    turns: turnsIn(timeline, seat, curve, decisions, gains('choice'), game),
    parts:
      timeline.result && prior
        ? partsOf(timeline.result[seat]!, prior.chances[seat]!, firstGains(done), others)
        : null,
  };
}

/**
 * What own decisions gained at the first look. The second look is only at those that looked bad: to take it here and not
 * for the rest would call every seat's play better than it was, and its cards worse.
 */
const firstGains = (done: readonly TaskResult[]): Measured[] =>
  done.flatMap((one) =>
    'decision' in one && one.decision && one.task.refine === undefined ? [one.decision.gain] : [],
  );

function partsOf(
  result: number,
  prior: Measured,
  owns: readonly Measured[],
  theirs: readonly Measured[],
): Parts {
  const [own, others] = [sum(owns), sum(theirs)];
  const cards = {
    value: result - prior.value - own.value - others.value,
    error: Math.hypot(prior.error, own.error, others.error),
  };
  return { result, prior, own, others, cards };
}

const sum = (all: readonly Measured[]): Measured => ({
  value: all.reduce((total, { value }) => total + value, 0),
  error: Math.sqrt(all.reduce((total, { error }) => total + error ** 2, 0)),
});

/** Shares as whole points of a hundred that add up to their whole: the largest rests are rounded up. */
export function wholePoints(shares: readonly number[]): number[] {
  const points = shares.map((share) => share * 100);
  const whole = points.map(Math.floor);
  const total = Math.round(points.reduce((sum, each) => sum + each, 0));
  let missing = total - whole.reduce((sum, each) => sum + each, 0);
  const byRest = points
    .map((each, i) => ({ i, rest: each - whole[i]! }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest) if (missing-- > 0) whole[i]! += 1;
  return whole;
}

/** How far a pass has come. */
export type Hear = (pass: 1 | 2, done: number, of: number) => void;

/** Both passes in one thread, one after the other. */
export function reviewOf(
  tools: Tools,
  timeline: Timeline,
  seat: Seat,
  budget: ReviewBudget = tools.coach.budget,
  hear: Hear = () => {},
): Review {
  const { game } = tools.heuristics;
  const worker = new ReviewWorker(tools, timeline, seat);
  const doAll = (pass: 1 | 2, tasks: readonly ReviewTask[]): TaskResult[] =>
    tasks.map((task, i) => {
      const done = worker.do(task);
      hear(pass, i + 1, tasks.length);
      return done;
    });
  const quick = doAll(1, firstPass(game, timeline, seat, budget));
  const closer = doAll(2, secondPass(assemble(game, timeline, seat, quick), budget));
  return assemble(game, timeline, seat, [...quick, ...closer]);
}
