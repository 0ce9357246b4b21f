import { usualBudget } from '@tischlein/bots';
import { levelsOf } from '@tischlein/manifests';
import { bots } from '@tischlein/manifests/all';
import { cloneState, FastRandom, newState, NOBODY, pick } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../coach/games.testing.ts';
import { bestOf, Exact, Examiner } from './examiner.ts';
import { readOf, solvedOf, starts, streamOf } from './moments.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
/** Every so many of them: all where there is time. */
const EVERY = EFFORT > 1 ? 1 : 6;
/** As many moves as the tool tries. */
const TRIED = 400_000;

describe.each(Object.keys(starts))('solved positions of %s', (name) => {
  const own = bots[name]!;
  const { game } = own.heuristics;
  const all = solvedOf(name)!;
  const looked = all.filter((_, i) => i % EVERY === 0);
  const examiner = new Examiner(own, toolsOf(name).coach);

  it('are three hundred or more, and hold when they are looked at again', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const [i, position] of looked.entries())
      expect(examiner.faultOfSolved(position), `looked at as ${i + 1}`).toBeNull();
  });

  it('are played without a fault by the strongest', () => {
    const budget = usualBudget(bots[name]!, 'hard', 2);
    const missed = looked.filter(
      (position) => !examiner.keeps(own.levels['hard']!, position, budget),
    );
    expect(missed.map(({ position }) => JSON.stringify(position))).toEqual([]);
  });

  it('are given away by levels below, by the weakest no less than by medium', () => {
    const missed = levelsOf(name).map(
      (level) =>
        looked.filter(
          (position) =>
            !examiner.keeps(own.levels[level]!, position, usualBudget(bots[name]!, level, 2)),
        ).length,
    );
    const hard = missed.pop()!;
    const medium = missed[levelsOf(name).indexOf('medium')]!;
    expect(medium, `${missed}`).toBeGreaterThan(hard);
    expect(missed[0], `${missed}`).toBeGreaterThanOrEqual(medium);
  });

  it('are not passed up by medium where a move wins at once', () => {
    for (const { position } of looked) {
      const { state, seat, legal } = readOf(own, position);
      const wins = legal.filter((text) => {
        const after = cloneState(state);
        game.play(after, seat, after.variant.moves.find(text)!, new FastRandom('win'));
        return game.result(after)?.winners.join() === String(seat);
      });
      if (wins.length === 0) continue;
      const ask = { view: game.view(state, seat), legal, mayWait: false, budget: 0 };
      expect(wins).toContain(own.levels['medium']!(ask, streamOf('medium', ask.view)));
    }
  });

  it('end as proved in worlds the seat can imagine, whatever the others do', () => {
    const exact = new Exact(own.heuristics);
    const random = new FastRandom(`worlds of ${name}`);
    for (const { position } of looked.slice(0, 10 * EFFORT)) {
      const { state, seat } = readOf(own, position);
      const most = Math.max(...exact.values(state, seat, TRIED)!.values());
      const world = newState(state.variant);
      const chances = new Float64Array(state.variant.seats);
      game.imagine(game.view(state, seat))(world, random);
      const root = cloneState(world);
      while (!own.heuristics.done(world, root)) {
        const mover = game.waitingFor(world);
        if (mover === NOBODY) break;
        const moves = new Int32Array(world.variant.moves.size);
        const legal = moves.subarray(0, game.legal(world, mover, moves));
        const values = mover === seat ? exact.values(world, seat, TRIED) : null;
        if (mover === seat) expect(values, 'a proof is never lost on the way').not.toBeNull();
        const move =
          values === null
            ? pick([...legal], random)
            : world.variant.moves.find(bestOf(values)[0]!)!;
        game.play(world, mover, move, random);
      }
      own.heuristics.chances(world, root, chances);
      expect(chances[seat]!).toBeGreaterThanOrEqual(most - 1e-9);
    }
  });
});
