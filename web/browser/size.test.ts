import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { playNow, settle, type GameName } from './play.testing.ts';
import { test } from './server.testing.ts';

const KB = 1024;
const HOME = 90 * KB;
const TABLE = 70 * KB;
const FONTS_AND_STYLES = 45 * KB;

interface Weight {
  scripts: number;
  dress: number;
  /** What has come is weighed. */
  readonly weighed: Promise<void>[];
}

/** All that comes over the line, zipped as it is sent: scripts and drawings, and apart from them fonts and styles. */
function weigh(page: Page, game: GameName): Weight {
  const weight: Weight = { scripts: 0, dress: 0, weighed: [] };
  page.context().on('response', (response) => {
    const weighed = response.body().then(
      (body) => {
        const path = new URL(response.url()).pathname;
        // Bots are called when the cards are dealt, and they know all games: no first card waits for them.
        const chunk = /\/assets\/(bots|uno|mow|uwo)-/.exec(path)?.[1];
        if (chunk !== undefined && chunk !== game) return;
        if (/\.(js|svg)$/.test(path)) weight.scripts += gzipSync(body).length;
        if (path.endsWith('.css')) weight.dress += gzipSync(body).length;
        if (path.endsWith('.woff2')) weight.dress += body.length;
      },
      () => {},
    );
    weight.weighed.push(weighed);
  });
  return weight;
}

const CARD: Record<GameName, string> = {
  mow: '.hand button',
  uno: '.hand button',
  uwo: '.square',
};

for (const game of ['uno', 'mow', 'uwo'] as const)
  test(`home and a table of ${game} are light`, async ({ page, house }) => {
    await settle(page);
    const weight = weigh(page, game);
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    await Promise.all(weight.weighed);
    const home = { ...weight };
    await playNow(page, house.url, game);
    await expect(page.locator(CARD[game]).first()).toBeVisible();
    const first = await page.evaluate(
      () => performance.now() - performance.getEntriesByType('navigation')[0]!.startTime,
    );
    await Promise.all(weight.weighed);
    const table = weight.scripts - 2 * home.scripts;
    console.log(
      `${game}: home ${Math.round(home.scripts / KB)} kB, table ${Math.round(table / KB)} kB more, fonts and styles ${Math.round(weight.dress / KB)} kB; first card ${Math.round(first)} ms after the page was asked for`,
    );
    expect(home.scripts).toBeGreaterThan(10 * KB);
    expect(home.scripts).toBeLessThan(HOME);
    expect(table).toBeGreaterThan(10 * KB);
    expect(table).toBeLessThan(TABLE);
    expect(home.dress).toBeLessThan(FONTS_AND_STYLES);
  });
