import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { states } from '../gallery/states.ts';
import { GALLERY } from './build.testing.ts';
import { test as plain } from './tidy.testing.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Every state of the gallery, as its address says it. */
export const STATES: readonly string[] = Object.entries(states).flatMap(([game, shown]) =>
  Object.keys(shown).map((state) => `${game}/${state}`),
);

/** The gallery shows the tables in every state from fixed views; it is no part of the product's build. */
export class GalleryPages {
  constructor(readonly url: string) {}

  async show(page: Page, state: string, ...flags: string[]): Promise<void> {
    if (!page.url().startsWith(this.url)) await page.goto(`${this.url}gallery.html#none`);
    const shown = [state, ...(flags.includes('full') ? [] : ['less']), ...flags].join(',');
    await page.evaluate((hash) => {
      location.hash = 'none';
      location.hash = hash;
    }, shown);
    await page.locator(`main[data-shown="${shown}"] :is(section, .mow)`).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // What lies over a board comes a frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** What the table has sent, or asked about. */
  sent(page: Page): Promise<string | null> {
    return page.locator('output').textContent();
  }
}

/** A folder is made by one only: whoever makes this one builds. */
function isOursToDo(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}

/** Builds the pages of the gallery, or waits for another worker that does; where that one fails, the next one tries. */
async function builtGallery(folder: string): Promise<string> {
  const [outDir, claim, done] = [
    join(folder, 'pages'),
    join(folder, 'claim'),
    join(folder, 'done'),
  ];
  while (!existsSync(done)) {
    if (!isOursToDo(claim)) {
      await wait(100);
      continue;
    }
    try {
      const rollupOptions = { input: join(WEB, 'gallery.html') };
      await build({
        root: WEB,
        logLevel: 'error',
        build: { outDir, emptyOutDir: true, rollupOptions },
      });
      writeFileSync(done, '');
    } catch (error) {
      rmdirSync(claim);
      throw error;
    }
  }
  return outDir;
}

export const test = plain.extend<object, { gallery: GalleryPages }>({
  gallery: [
    // Playwright reads the first argument's pattern: it must be one, also where nothing is taken from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const outDir = await builtGallery(process.env[GALLERY]!);
      const server = await preview({
        root: WEB,
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(new GalleryPages(server.resolvedUrls!.local[0]!));
      await server.close();
    },
    { scope: 'worker' },
  ],
});
