import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect } from '@playwright/test';
import { test } from './server.testing.ts';

/** What a server sends before it waits for the first word of whoever asked: ten packets. */
const FIRST_ROUND_TRIP = 14_600;

const said = (language: string): string =>
  (
    JSON.parse(
      readFileSync(new URL(`../src/i18n/words/${language}.json`, import.meta.url), 'utf8'),
    ) as { description: string }
  ).description;

/** All the bytes of the answer, as they come over the line. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', connection: 'close' };
    const asked = request(url, { headers }, (answer) =>
      answer.resume().on('end', () => resolve(answer.socket.bytesRead)),
    );
    asked.on('error', reject).end();
  });

for (const [locale, language] of [
  ['de-CH', 'de'],
  ['hu', 'hu'],
  ['fr', 'en'],
] as const)
  test(`in ${locale} the first answer alone shows words and the little table, in one round trip`, async ({
    browser,
    server,
  }) => {
    const page = await (await browser.newContext({ locale, javaScriptEnabled: true })).newPage();
    const asked: string[] = [];
    // Nothing but the page itself ever comes.
    await page.route('**/*', (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      asked.push(route.request().url());
      return undefined;
    });
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect(page.getByText(said(language))).toBeVisible();
    await expect(page.locator('#page svg')).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    // It is painted, not only there.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(await bytesOf(server.url)).toBeLessThan(FIRST_ROUND_TRIP);
  });

test('no script stands in the page, and a build without a server has its first words', () => {
  const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
  expect(page).toContain(`<p style="margin: 0">${said('en')}</p>`);
  expect(page.match(/<script(?![^>]* src=)/g)).toBeNull();
  expect(page.indexOf('rel="stylesheet"')).toBeGreaterThan(page.indexOf(said('en'), 2000));
});
