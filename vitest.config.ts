import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Those run in a real browser: npm run browser.
    exclude: ['**/node_modules/**', 'web/browser/**'],
    globalSetup: 'test/setup.mjs',
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    maxWorkers: '100%',
    testTimeout: process.env.EFFORT === undefined ? 600_000 : 36_000_000,
    hookTimeout: 120_000,
  },
});
