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
  // What a test runs in a page counts as a press there: here nothing was pressed yet.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
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

/** What can not be read from the sofa: small, or at the edge that televisions hide. */
export const unread = (page: Page): Promise<string[]> =>
  page.locator('.stage').evaluate((stage) => {
    const [MIN_PX, MARGIN] = [28, 0.05];
    const found: string[] = [];
    const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text === '' || !isShown || parent.closest('.unseen, style, symbol')) continue;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()! : null;
      const by = drawn
        ? (Math.hypot(drawn.a, drawn.b) * 1080) / innerHeight
        : (parent.currentCSSZoom ?? 1);
      const size = Math.round(parseFloat(getComputedStyle(parent).fontSize) * by * 10) / 10;
      if (size < MIN_PX) found.push(`${text}: ${size} px`);
      const range = document.createRange();
      range.selectNodeContents(parent);
      const { left, right, top, bottom } = (
        parent.matches('.ellipsis') ? parent : range
      ).getBoundingClientRect();
      const isInside =
        left >= innerWidth * MARGIN - 1 &&
        right <= innerWidth * (1 - MARGIN) + 1 &&
        top >= innerHeight * MARGIN - 1 &&
        bottom <= innerHeight * (1 - MARGIN) + 1;
      if (!isInside) found.push(`${text}: at the edge`);
    }
    return found;
  });
