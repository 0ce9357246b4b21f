import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: 'test/setup.mjs',
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    maxWorkers: '100%',
    testTimeout: process.env.EFFORT === undefined ? 180_000 : 7_200_000,
    hookTimeout: 120_000,
  },
});
