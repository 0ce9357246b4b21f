import { defineConfig } from '@playwright/test';
import { foundFirefox, foundWebKit } from '../browsers.testing.mjs';
import type { OtherBrowser } from './others.testing.ts';

/** Those that are there; `npm run machine` says what is missing. */
const BROWSERS = { firefox: foundFirefox(), webkit: foundWebKit() };

/** Playwright runs these tests, but drives none of their browsers: it wants builds of its own. */
export default defineConfig<object, OtherBrowser>({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../test-results/others',
  globalSetup: '../build.testing.ts',
  // One for each browser.
  workers: 2,
  timeout: 300_000,
  // A driver may hang at its start: a second try where a change lands.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  projects: Object.entries(BROWSERS).flatMap(([name, binary]) =>
    binary === undefined ? [] : { name, workers: 1, use: { kind: name, binary } as OtherBrowser },
  ),
});
