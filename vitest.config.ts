import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const QUICK = process.env.QUICK !== undefined;

/** What the inner loop does without: real programs, databases and kills, strength, and whatever else takes its time. */
const SLOW = [
  'bots/{peek,strength}.test.ts',
  'cli/{cli,puzzles,review,terminal,verify,wrap}.test.ts',
  'cli/{attack,env,lab}/**',
  'coach/{honest,reasons,review}.test.ts',
  'games/planted.test.ts',
  'coach/puzzles/**',
  'coach/effects/**',
  'server/{bus,cluster,company,crash,doctor,failover,faults,floods,forget,fuzz}.test.ts',
  'server/{guarded,leak,programs,race,releases,requests,server}.test.ts',
  'server/{days,groups,push,store,tables}/**',
  'test/{commands,deploy,package}.test.ts',
  'web/src/think/**',
];

// Those of web/browser run in a real browser: npm run browser.
const exclude = ['**/node_modules/**', 'web/browser/**', ...(QUICK ? SLOW : [])];

/** Small tests of pure rooms: they change nothing outside themselves, so they need not load the games anew each time. */
const PURE = [
  '{api,kit,rules,table}/**/*.test.ts',
  'games/*/**/*.test.ts',
  'web/src/!(think)/**/*.test.ts',
  'web/src/*.test.ts',
];

export default defineConfig({
  // Examples import the package by its name; in unit tests that is the source.
  resolve: { alias: [{ find: /^tischlein\/(.*)$/, replacement: '@tischlein/$1' }] },
  test: {
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    // One more than there are cores: those that start programs wait most of their time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: process.env.EFFORT === undefined ? 600_000 : 36_000_000,
    hookTimeout: 120_000,
    // As in the browser: a second try only where a change lands.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          globalSetup: 'test/setup.mjs',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...PURE],
        },
      },
    ],
  },
});
