import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { unoStates } from '../gallery/uno.ts';
import { uwoStates } from '../gallery/uwo.ts';
import { test as plain } from './tidy.testing.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Every state of the gallery, as its address says it. */
export const STATES: readonly string[] = [
  ...Object.keys(unoStates).map((state) => `uno/${state}`),
  ...Object.keys(uwoStates).map((state) => `uwo/${state}`),
];

/** The gallery shows both tables in every state from fixed views; it is no part of the product's build. */
export class GalleryPages {
  constructor(readonly url: string) {}

  async show(page: Page, state: string, ...flags: string[]): Promise<void> {
    if (!page.url().startsWith(this.url)) await page.goto(`${this.url}gallery.html#none`);
    await page.evaluate(
      (hash) => {
        location.hash = 'none';
        location.hash = hash;
      },
      [state, ...(flags.includes('full') ? [] : ['less']), ...flags].join(','),
    );
    await page.locator(`main[data-shown="${state}"] > section`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    // What lies over a board comes a frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** What the table has sent, or asked about. */
  sent(page: Page): Promise<string | null> {
    return page.locator('output').textContent();
  }
}

export const test = plain.extend<object, { gallery: GalleryPages }>({
  gallery: [
    // Playwright reads the first argument's pattern: it must be one, also where nothing is taken from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'tischlein-gallery-'));
      const built = {
        outDir,
        emptyOutDir: true,
        rollupOptions: { input: join(WEB, 'gallery.html') },
      };
      await build({ root: WEB, logLevel: 'error', build: built });
      const server = await preview({
        root: WEB,
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(new GalleryPages(server.resolvedUrls!.local[0]!));
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
