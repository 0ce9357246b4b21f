import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { words } from '../src/i18n/words/en.ts';
import { GAMES, posterOf, settle } from './play.testing.ts';
import { ServerProcess, test } from './server.testing.ts';

test.use({ serviceWorkers: 'allow' });

const KB = 1024;
const HOME = 60 * KB;
/**
 * Before the first card is there: the host loop and what it stands on (19), what every seat has around the board (12), and
 * the game's own board, drawings, language and words (25 to 30).
 */
const TABLE = 89 * KB;
const FONTS_AND_STYLES = 45 * KB;

/** A file as it was sent, zipped (fonts are packed already), and when it was asked for. */
interface File {
  readonly bytes: number;
  readonly asked: number;
}

interface Weight {
  readonly scripts: Map<string, File>;
  readonly dress: Map<string, File>;
  /** What has come is weighed. */
  readonly weighed: Promise<void>[];
}

/** All that comes over the line, each file once: scripts and drawings, and apart from them fonts and styles. */
function weigh(page: Page): Weight {
  const weight: Weight = { scripts: new Map(), dress: new Map(), weighed: [] };
  const enter = (kind: Map<string, File>, path: string, file: File): void => {
    if (file.bytes > (kind.get(path)?.bytes ?? 0)) kind.set(path, file);
  };
  page.context().on('response', (response) => {
    // A line that is told of open tables never ends.
    if (response.request().resourceType() === 'eventsource') return;
    const weighed = response.body().then(
      (body) => {
        const path = new URL(response.url()).pathname;
        // What the service worker puts away for later has no body here. Bots, and with them the rules for moves, are called
        // when the cards are dealt: no first card waits for them.
        if (body.length === 0 || BOTS.test(path)) return;
        const asked = response.request().timing().startTime;
        const file = {
          asked,
          bytes: path.endsWith('.woff2') ? body.length : gzipSync(body).length,
        };
        if (/\.(js|svg)$/.test(path)) enter(weight.scripts, path, file);
        if (/\.(css|woff2)$/.test(path)) enter(weight.dress, path, file);
      },
      () => {},
    );
    weight.weighed.push(weighed);
  });
  return weight;
}

const sum = (files: Map<string, File>, until = Infinity): number =>
  [...files.values()].reduce((all, { bytes, asked }) => all + (asked <= until ? bytes : 0), 0);

declare global {
  /** When the first card or square was on the page. */
  // eslint-disable-next-line no-var -- a global of the page is declared so
  var firstCardAt: number | undefined;
}

/** What is asked for later than this holds up nothing that is seen. */
const noteFirstCard = (page: Page, card: string): Promise<unknown> =>
  page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      globalThis.firstCardAt = Date.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, card);

const BOTS = /\/assets\/(\w+-)?bots-/;

const CARD: Record<string, string> = {
  mow: '.hand button',
  uno: '.hand button',
  uwo: '.square',
};

for (const game of GAMES)
  test(`home and a table of ${game} are light`, async ({ page }) => {
    // A server of its own: nobody's open table brings its company to the home page.
    const server = new ServerProcess();
    await server.start();
    // Of somebody who is new: whoever said who they are sees their face there, too.
    await settle(page, { name: null });
    const weight = weigh(page);
    const card = CARD[game] ?? '.plain button';
    await noteFirstCard(page, `main.room ${card}`);
    await page.goto(server.url);
    // The last thing home asks for; on a crowded machine the line may rest before that.
    await expect(page.getByText(words.nobodyWaits)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await Promise.all(weight.weighed);
    const home = sum(weight.scripts);
    const homeDress = sum(weight.dress);
    // Not by the mouse: what lies further down on the home page stays unseen, and is not fetched.
    await posterOf(page, game).getByRole('button', { name: words.playNow }).dispatchEvent('click');
    await expect(page.locator(`main.room ${card}`).first()).toBeVisible();
    const first = await page.evaluate(() => globalThis.firstCardAt!);
    await page.waitForLoadState('networkidle');
    await Promise.all(weight.weighed);
    const table = sum(weight.scripts, first) - home;
    console.log(
      `${game}: home ${Math.round(home / KB)} kB, table ${(table / KB).toFixed(1)} kB more, fonts and styles ${Math.round(sum(weight.dress) / KB)} kB; ${Math.round((sum(weight.scripts) - home - table) / KB)} kB behind the first card`,
    );
    expect(home).toBeGreaterThan(10 * KB);
    expect(home).toBeLessThan(HOME);
    expect(table).toBeGreaterThan(10 * KB);
    expect(table).toBeLessThan(TABLE);
    expect(homeDress).toBeLessThan(FONTS_AND_STYLES);
    await server.end();
  });
