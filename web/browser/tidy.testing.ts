import { test as plain } from '@playwright/test';

/** Browsers a test opened for further people are closed with it: they would play on beside all later tests. */
export const test = plain.extend<{ tidy: void }>({
  tidy: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
