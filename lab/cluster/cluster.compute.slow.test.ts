import { expect, it } from 'vitest';
import { PLANTS } from './plants.testing.ts';
import { linesOf } from './plan.ts';
import { shrink, simulate, type Plant } from './simulation.ts';

const SEEDS = 200 * Number(process.env['EFFORT']);

/** The first of so many seeds that breaks something. */
async function found(seeds: number, make: () => Plant = () => ({})) {
  for (let i = 0; i < seeds; i++) {
    const { failure } = await simulate(`${i}`, undefined, make());
    if (failure !== null) return { seed: `${i}`, failure };
  }
  return null;
}

it(`${SEEDS} seeds keep every promise`, async () => {
  const broken = await found(SEEDS);
  if (broken === null) return;
  const { seed, failure } = broken;
  const lines = linesOf(await shrink(seed, failure));
  expect.fail([`seed ${seed}: ${failure.promise}: ${failure.detail}`, ...lines].join('\n'));
});

it.each(Object.keys(PLANTS))('is found: %s', async (bug) => {
  const { make, breaks, seeds } = PLANTS[bug]!;
  const { failure } = (await found(seeds, make)) ?? {};
  expect(failure?.promise, `nothing within ${seeds} seeds`).toMatch(breaks);
});

it('a failure shrinks to the events it needs', async () => {
  const { make, breaks, seeds } = PLANTS['appended twice']!;
  const { seed, failure } = (await found(seeds, make))!;
  const events = await shrink(seed, failure, make);
  expect(linesOf(events).join()).toMatch(/storedUnheard|database/);
  expect(events.length).toBeLessThan(60);
  expect((await simulate(seed, events, make())).failure?.promise).toMatch(breaks);
});

it('the same seed gives the same run', async () => {
  expect(await simulate('same')).toEqual(await simulate('same'));
});
