import { defineConfig } from 'vitest/config';

const QUICK = process.env.QUICK !== undefined;

/** What the inner loop does without: real programs, databases and kills, strength, and whatever else takes its time. */
const SLOW = [
  'bots/{peek,strength}.test.ts',
  'cli/{cli,terminal,verify,wrap}.test.ts',
  'cli/{attack,lab}/**',
  'server/{bus,cluster,crash,doctor,failover,faults,floods,forget,fuzz}.test.ts',
  'server/{guarded,leak,programs,race,releases}.test.ts',
  'server/{groups,push,store,tables}/**',
  'test/{commands,deploy,package}.test.ts',
  'web/src/think/**',
];

export default defineConfig({
  // Examples import the package by its name; in unit tests that is the source.
  resolve: { alias: [{ find: /^tischlein\/(.*)$/, replacement: '@tischlein/$1' }] },
  test: {
    include: ['**/*.test.ts'],
    // Those run in a real browser: npm run browser.
    exclude: ['**/node_modules/**', 'web/browser/**', ...(QUICK ? SLOW : [])],
    globalSetup: 'test/setup.mjs',
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    maxWorkers: '100%',
    testTimeout: process.env.EFFORT === undefined ? 600_000 : 36_000_000,
    hookTimeout: 120_000,
  },
});
