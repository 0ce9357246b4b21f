import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { words } from '../src/i18n/words/en.ts';
import { byClick, GAMES, oneStep, playNow, settle, settled } from './play.testing.ts';
import { test } from './server.testing.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const PHONE = { width: 360, height: 640 };
/** A clip of so many seconds is small enough for a README with so many pictures a second. */
const MIN_FRAME_MS = 70;
const LAST_FRAME_MS = 1500;
const MAX_SEARCH_MS = 40_000;
/** How far each game is on the picture: cows lie, monsters meet. */
const STEPS: { readonly [game: string]: number } = { uno: 5, mow: 3, uwo: 10 };

interface Frame {
  readonly png: Buffer;
  readonly at: number;
}

/** What the page shows, from now on, whenever it changes. */
async function filmed(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ png: Buffer.from(data, 'base64'), at: metadata.timestamp! * 1000 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  return frames;
}

/** A ring where the finger touches. */
const showTouches = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pointerdown', ({ clientX, clientY }) => {
      const ring = document.createElement('div');
      ring.style.cssText = `position: fixed; z-index: 99; left: ${clientX - 18}px; top: ${clientY - 18}px; width: 36px;
        height: 36px; border-radius: 50%; border: 3px solid #0008; background: #fff6; pointer-events: none`;
      document.body.append(ring);
      ring.animate({ opacity: [1, 0], scale: [0.7, 1.3] }, 700).onfinish = () => ring.remove();
    }),
  );

/** Cards lie over each other: one sees their left edge. Those that do not fit are told to be disabled. */
const touch = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .click({ position: { x: 12, y: 24 }, force: true });

/** Plays at a table of UNO; false where nobody can jump in soon, or before a card was refused. */
async function refusedThenJumpedIn(page: Page): Promise<boolean> {
  const isThere = (selector: string): Promise<boolean> =>
    page.locator(selector).first().isVisible();
  let isRefused = false;
  for (const end = Date.now() + MAX_SEARCH_MS; Date.now() < end; await page.waitForTimeout(60)) {
    if (await isThere('.hand .leaps')) {
      if (!isRefused) return false;
      await page.waitForTimeout(900);
      await touch(page, '.acts .leap');
      await page.waitForTimeout(3000);
      return true;
    }
    const may = await isThere('.hand .slot.may');
    if (may && !isRefused) {
      await touch(page, '.hand .slot.quiet');
      await page.waitForTimeout(2600);
      isRefused = true;
    }
    if (may) await touch(page, '.hand .slot.may');
    await page.waitForTimeout(400);
    // The only card that fits is taken up already; where none does, the button draws.
    if (await isThere('.acts .go')) await touch(page, '.acts .go');
  }
  return false;
}

async function film(browser: Browser, url: string): Promise<readonly Frame[]> {
  const rules = encodeURIComponent(JSON.stringify({ jumpIn: true }));
  // The deal follows from the name.
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fee']) {
    const page = await browser.newPage({ viewport: PHONE });
    await settle(page, { name, motion: 'full', speed: 'normal' });
    await showTouches(page);
    await page.goto(`${url}#/setup/uno?rules=${rules}`);
    await page.getByRole('button', { name: words.start }).click();
    await expect(page.locator('.hand .slot').first()).toBeVisible();
    await page.waitForTimeout(2500);
    const frames = await filmed(page);
    const isShown = await refusedThenJumpedIn(page);
    await page.close();
    if (isShown) return frames;
  }
  throw new Error('Nobody could jump in: try other names.');
}

test('the clip of a refusal and a jump-in', async ({ browser, server }) => {
  const frames = (await film(browser, server.url)).reduce<Frame[]>(
    (kept, frame) =>
      kept.length > 0 && frame.at - kept.at(-1)!.at < MIN_FRAME_MS ? kept : [...kept, frame],
    [],
  );
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-clip-'));
  const args = frames.flatMap(({ png, at }, i) => {
    const file = join(folder, `${i}.png`);
    writeFileSync(file, png);
    const until = frames[i + 1]?.at ?? at + LAST_FRAME_MS;
    return ['-d', String(Math.round(until - at)), file];
  });
  // Debian has it in the package webp.
  const how = ['-loop', '0', '-lossy', '-q', '60', '-m', '6'];
  execFileSync('img2webp', [...how, ...args, '-o', join(DOCS, 'jump-in.webp')]);
  rmSync(folder, { recursive: true });
});

/** The home page on a laptop, and each game on a phone some moves later. */
test('the picture', async ({ browser, server }) => {
  const shot = async (options: BrowserContextOptions, game?: string): Promise<string> => {
    const page = await browser.newPage({ ...options, deviceScaleFactor: 2 });
    await settle(page);
    if (game === undefined) await page.goto(server.url, { waitUntil: 'networkidle' });
    else await playNow(page, server.url, game);
    let left = game === undefined ? 0 : STEPS[game]!;
    while (left > 0) {
      if (await oneStep(page, game!, byClick)) left--;
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(1500);
    await settled(page);
    const png = await page.screenshot();
    await page.close();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  const home = await shot({ viewport: { width: 1280, height: 800 } });
  const tables = [];
  for (const game of GAMES) tables.push(await shot({ viewport: PHONE }, game));
  const page = await browser.newPage({ viewport: { width: 1620, height: 600 } });
  await page.setContent(`
    <style>
      body { display: flex; align-items: center; justify-content: center; gap: 16px; height: 600px; margin: 0; background: #e8d3b3 }
      img { border-radius: 14px; box-shadow: 0 4px 18px #0004 }
      .home { width: 600px } .table { width: 304px }
    </style>
    <img class="home" src="${home}" />${tables.map((png) => `<img class="table" src="${png}" />`).join('')}`);
  await page
    .locator('img')
    .last()
    .evaluate((img: HTMLImageElement) => img.decode());
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
  writeFileSync(join(DOCS, 'tischlein.webp'), data, 'base64');
});
