import { defineConfig } from '@playwright/test';
import { findChromium } from './browsers.testing.mjs';

/** The machine's network is closed, and tests need none: Chromium must not look for it. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws needs no process of its own: 7 to 9 % less processor time, by two comparisons of some tests.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Two pages of the browser's own for every window nobody types into: most of what a window cost.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // What Playwright turns off: this list takes the place of its own.
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  // Those run in other browsers.
  testIgnore: 'others/**',
  outputDir: '../../test-results',
  // What is heard at a table: the same on every system.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  globalSetup: './build.testing.ts',
  fullyParallel: true,
  // One more than the usual two cores: each waits for its server and its people now and then.
  workers: 3,
  // Cards, bots and seats are the same each time; a second try only where a change lands, and told as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // No measure of speed: a crowded machine may take its time, only what hangs is ended.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
    // Each person has a browser of their own, and each would fetch all pages for later: only tests of that let it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: QUIET },
  },
});
