import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Browser, type Page } from '@playwright/test';
import { settle } from './play.testing.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/tischlein.js', import.meta.url));

/** Guests who speak the protocol from a process of their own, as `tischlein bot LINK` does. */
export class WireGuests {
  readonly #children: ChildProcess[] = [];

  come(link: string, names: readonly string[]): void {
    for (const name of names) {
      const args = [PROGRAM, 'bot', link, '--name', name, '--level', 'easy', '--budget', '1'];
      this.#children.push(spawn(process.execPath, args, { stdio: 'ignore' }));
    }
  }

  leave(): void {
    for (const child of this.#children) child.kill();
  }
}

/** A television in a browser of its own. */
export async function television(
  browser: Browser,
  url: string,
  more: Record<string, unknown> = {},
  viewport = { width: 1920, height: 1080 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await settle(page, more);
  await page.goto(`${url}#/tv`);
  await expect(page.locator('.letters')).toBeVisible();
  return page;
}

export async function lettersOn(tv: Page): Promise<string> {
  const letters = await tv.locator('.letters').getAttribute('aria-label');
  return letters!.replaceAll(' ', '');
}
