import { expect, it } from 'vitest';
import { PLANTS } from './plants.testing.ts';
import { linesOf, shrink, simulate, type Plant } from './simulation.ts';

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
  const { events, failure } = await shrink(broken.seed, broken.failure.promise);
  expect.fail(
    [`seed ${broken.seed}`, ...linesOf(events), failure.promise, failure.detail].join('\n'),
  );
});

it.each(Object.keys(PLANTS))('is found: %s', async (bug) => {
  const { make, breaks, seeds } = PLANTS[bug]!;
  const { failure } = (await found(seeds, make)) ?? {};
  expect(failure?.promise, `nothing within ${seeds} seeds`).toMatch(breaks);
});

it('a failure shrinks to the events it needs', async () => {
  const { make, breaks, seeds } = PLANTS['appended twice']!;
  const { seed, failure } = (await found(seeds, make))!;
  const { events } = await shrink(seed, failure.promise, make);
  expect(events.some(({ what }) => what === 'writesFail' || what.startsWith('database'))).toBe(
    true,
  );
  expect(events.length).toBeLessThan(60);
  expect((await simulate(seed, events, make())).failure?.promise).toMatch(breaks);
});

it('the same seed gives the same run', async () => {
  expect(await simulate('same')).toEqual(await simulate('same'));
});
