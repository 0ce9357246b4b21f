import { expect, type Page } from '@playwright/test';

export type GameName = 'uno' | 'mow' | 'uwo';

/** Settings a test starts with: quick bots, no motion to wait for. */
export async function settle(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = { speed: 'fast', motion: 'less', language: 'en', confirm: false, ...more };
  await page.addInitScript((text) => {
    if (localStorage.getItem('tischlein.settings') === null)
      localStorage.setItem('tischlein.settings', text);
  }, JSON.stringify(settings));
}

/** Collects what goes wrong inside the page; nothing may. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

export async function playNow(page: Page, url: string, game: GameName): Promise<void> {
  await page.goto(url);
  const poster = page.locator('article', {
    has: page.getByRole('heading', { name: game, exact: false }),
  });
  await poster.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('main.room')).toBeVisible();
}

/** How a test does things: by pointer, or by keyboard alone. */
export type Do = (page: Page, selector: string) => Promise<void>;

export const byClick: Do = async (page, selector) => {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 3000, position: { x: 10, y: 14 } })
    .catch(() => {});
};

/** Tab until something fitting has the focus, then Enter. */
export const byKeyboard: Do = async (page, selector) => {
  for (let i = 0; i < 60; i++) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
};

const is = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

/** One thing a MOW player can do now; false while the others play. */
async function mowStep(page: Page, act: Do): Promise<boolean> {
  for (const selector of ['.choice button', 'button.pick', '.hand li.yes button', 'button.take'])
    if (await is(page, selector)) {
      await act(page, selector);
      return true;
    }
  return false;
}

const STEPS: Record<GameName, (page: Page, act: Do) => Promise<boolean>> = {
  mow: mowStep,
  uno: mowStep,
  uwo: mowStep,
};

/** One thing the player of this page can do now; false while the others play. */
export const oneStep = (page: Page, game: GameName, act: Do): Promise<boolean> =>
  STEPS[game](page, act);

/** Plays until the game is over; answers how many steps it took. */
export async function playToEnd(page: Page, game: GameName, act: Do, most = 900): Promise<number> {
  let steps = 0;
  for (let looks = 0; looks < most * 4 && steps < most; looks++) {
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return steps;
    const next = page.getByRole('button', { name: 'Next round' });
    if (await next.isVisible()) await next.click();
    else if (await STEPS[game](page, act)) steps += 1;
    else await page.waitForTimeout(40);
  }
  throw new Error(`${game} is not over after ${steps} steps`);
}
