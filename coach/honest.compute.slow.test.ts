import { bots, games } from '@tischlein/manifests/all';
import { testings } from '../games/all.testing.ts';
import { askOf, FastRandom, type Game, playThrough, type Random, type State } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { ReviewWorker, type ReviewTask } from './review-worker.ts';
import { timelineFrom, played, toolsOf } from './games.testing.ts';
import { hint, warningsFor } from './hint.ts';
import type { Timeline, Moment } from './timeline.ts';
import { reviewOf } from './review.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
const GAMES = 5 * EFFORT;

/** Moments of random games over random options, one in some. */
function* momentsOf(game: Game, random: Random, every: number): Generator<Moment> {
  for (let i = 0; i < GAMES; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const options = testings[game.name]!.options(random, seats);
    const start = { options, seats, seed: `honest ${i}`, random };
    for (const { before, seat, text, ply } of playThrough(game, start)) {
      const reacting = game.waitingFor(before) !== seat;
      if (random.below(every) === 0) yield { before, seat, move: text, reacting, waited: [] };
      if (ply === 400) break;
    }
  }
}

const TASKS: readonly ReviewTask[] = [
  { type: 'point', ply: 0, worlds: 6 },
  { type: 'own', ply: 0, worlds: 6 },
  { type: 'choice', ply: 0, worlds: 24 },
];

/** Few worlds, and few thoughts of the strong bot: what they are told is tried here, not what they find. */
const BUDGET = 40;
const again = 32;

/** What is said to a seat that has something to choose: the hint with its reason, and the warnings. */
function helpFor(name: string, { seat, reacting }: Moment, before: State): unknown {
  const { heuristics, coach } = toolsOf(name);
  const tools = { heuristics, coach: { ...coach, budget: { ...coach.budget, again } } };
  const ask = askOf(heuristics.game, before, seat, { mayWait: reacting, budget: BUDGET });
  return [hint(tools, bots[name]!.levels['hard']!, ask), [...warningsFor(tools, ask)]];
}

/** Everything the coach says of one moment: curve, judgement, candidates, reasons, turning point; hint and warnings. */
function saidOf(name: string, moment: Moment, before: State, reader: number): string {
  const timeline = { moments: [{ ...moment, before }], result: null, last: before };
  const worker = new ReviewWorker(toolsOf(name), timeline, reader);
  const help = moment.seat === reader ? helpFor(name, moment, before) : null;
  return JSON.stringify([TASKS.map((task) => worker.do(task)), help]);
}

describe.each(Object.keys(games))('the coach of %s', (name) => {
  it('says the same when hidden cards lie elsewhere', () => {
    const random = new FastRandom(`honest ${name}`);
    const game = games[name]!;
    let looked = 0;
    for (const moment of momentsOf(game, random, 30)) {
      const { seats } = moment.before.variant;
      const move = moment.before.variant.moves.find(moment.move)!;
      for (const reader of new Set([moment.seat, random.below(seats)])) {
        const next = { seat: moment.seat, move };
        const other = testings[name]!.permute(moment.before, reader, random, next);
        if (other === null || game.refuse(other, moment.seat, move) !== null) continue;
        looked += 1;
        const said = saidOf(name, moment, moment.before, reader);
        expect(saidOf(name, moment, other, reader), JSON.stringify(game.position(other))).toBe(
          said,
        );
      }
    }
    expect(looked).toBeGreaterThan(4 * EFFORT);
  });
});

const WHOLE = [
  ['uno', { jumpIn: true }, ['medium', 'random', 'medium']],
  ['mow', { rounds: 1 }, ['medium', 'random', 'medium']],
  ['uwo', { army: 8, quietTurns: 6 }, ['medium', 'random']],
] as const;
const SMALL = { first: 3000, again: 64 };

/** The same game to this reader: before every move the hidden cards lie elsewhere. */
function swapped(name: string, timeline: Timeline, reader: number, random: Random) {
  const game = games[name]!;
  let count = 0;
  const moments = timeline.moments.map((moment): Moment => {
    const { before, seat } = moment;
    const move = before.variant.moves.find(moment.move)!;
    const other = testings[name]!.permute(before, reader, random, { seat, move });
    if (other === null || game.refuse(other, seat, move) !== null) return moment;
    count += 1;
    return { ...moment, before: other };
  });
  return { timeline: { ...timeline, moments }, count };
}

describe.each(WHOLE)('a whole review of %s %j', (name, options, levels) => {
  it('is the same when hidden cards lie elsewhere all along; only the others’ play is measured from their views', () => {
    const random = new FastRandom(`honest review ${name}`);
    for (let i = 0; i < EFFORT; i++) {
      const seat = i % levels.length;
      const timeline = timelineFrom(played(name, options, levels, `honest review ${i}`));
      const other = swapped(name, timeline, seat, random);
      expect(other.count).toBeGreaterThan(timeline.moments.length / 4);
      const [real, twin] = [timeline, other.timeline].map((each) => {
        const { parts, ...known } = reviewOf(toolsOf(name), each, seat, SMALL);
        const { result, prior, own } = parts!;
        return JSON.stringify({ ...known, result, prior, own });
      });
      expect(twin, `game ${i} from seat ${seat}`).toBe(real);
    }
  });
});
