import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { handOf } from './guests.testing.ts';
import { byClick, playUntil } from './play.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test.use({ serviceWorkers: 'allow' });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm start` runs, with all that it writes in one place, as a terminal shows it. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

test('the first line printed is the address; a newcomer who opens it plays in two clicks', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-start-'));
  const screen = join(folder, 'screen');
  const out = openSync(screen, 'w');
  const [program, ...args] = scripts.start.split(' ');
  const child = spawn(program!, args, {
    cwd: ROOT,
    stdio: ['ignore', out, out],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: folder },
  });
  try {
    const lines = (): string[] => readFileSync(screen, 'utf8').split('\n');
    await expect.poll(() => lines().length).toBeGreaterThan(2);
    const address = /http:\S+/.exec(lines()[0]!)?.[0];
    expect(address).toBeDefined();

    await page.goto(address!);
    await page.getByRole('button', { name: words.playNow }).nth(1).click();
    await expect(page.locator('.hand .may').first()).toBeVisible();
    const held = await handOf(page);
    // Nobody seeds these cards: some are asked about before they are played.
    await playUntil(
      [page],
      'mow',
      byClick,
      async () => String(await handOf(page)) !== String(held),
    );
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    closeSync(out);
    rmSync(folder, { recursive: true, force: true });
  }
});
