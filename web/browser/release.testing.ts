import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const NAMES = {
  entryFileNames: 'assets/[name]-[hash]-next.js',
  chunkFileNames: 'assets/[name]-[hash]-next.js',
};

/** The same pages as the next release would bring them: every script has another name. Answers their folder. */
export async function buildNext(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tischlein-next-'));
  await build({
    root: WEB,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: NAMES } },
    worker: { rolldownOptions: { output: NAMES } },
  });
  return outDir;
}

/** Whether this page came with the next release. */
export const isNext = (page: Page): Promise<boolean> =>
  page
    .locator('script[src$="-next.js"]')
    .count()
    .then((count) => count > 0);
