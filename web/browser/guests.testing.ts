import { expect, type Browser, type Page } from '@playwright/test';
import { byClick, oneStep, settle } from './play.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

/** A browser of its own, as another person has one. */
export async function guest(
  browser: Browser,
  name: string,
  more: Record<string, unknown> = {},
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await settle(page, { name, ...more });
  return page;
}

/** Sets a table for two for this page's person, who sits down at it at once; answers its link. */
export async function setTable(
  page: Page,
  url: string,
  settings: object = {},
  game: string = 'mow',
): Promise<string> {
  await page.request.post(`${url}api/me`, { data: {} });
  const made = await page.request.post(`${url}api/tables`, {
    data: { game, seats: 2, settings: { pace: 0, ...settings } },
  });
  const { table } = (await made.json()) as { table: string };
  const link = `${url}#/t/${table}`;
  await page.goto(link);
  await expect(page.getByText(words.seatsTaken({ taken: 1, all: 2 }))).toBeVisible();
  return link;
}

/** Sets a table and plays there against a bot. */
export async function playFar(page: Page, url: string, settings: object = {}): Promise<string> {
  const link = await setTable(page, url, settings);
  await page.getByRole('button', { name: words.addBot }).click();
  await start(page);
  return link;
}

/** Sets a table, and another person sits down at it, whose page is answered. */
export async function sitWith(
  page: Page,
  browser: Browser,
  name: string,
  url: string,
  settings: object = {},
): Promise<Page> {
  const link = await setTable(page, url, settings);
  const other = await guest(browser, name);
  await sitDown(other, link);
  return other;
}

/** The same, and the game begins. */
export async function playWith(...table: Parameters<typeof sitWith>): Promise<Page> {
  const other = await sitWith(...table);
  const [page] = table;
  await start(page);
  return other;
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.locator('main.room')).toBeVisible();
}

/** Comes by the link and takes the free chair. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: words.sitDown }).first().click();
  await expect(page.getByRole('button', { name: words.leave })).toBeVisible();
}

/** Opens a line of the room that is folded: the house rules, or what else holds at the table. */
export async function unfold(page: Page, what: 'rules' | 'more' | 'people'): Promise<void> {
  const lines = page.locator('main.before .folded');
  const text = what === 'more' ? words.more : words.atTheTable;
  // The rules come when the game is read.
  const rules = page.locator('main.before [aria-busy] .folded');
  await (what === 'rules' ? rules : lines.filter({ hasText: text })).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function fold(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Comes by the link and only looks on. */
export async function lookOn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const look = [playWords.room.justWatch, playWords.room.watch].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await look[0]!.or(look[1]!).click();
}

/** A button of the corner; the corner stays open. */
export async function inMenu(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** At a table what is said stands behind the sun; in the waiting room it is open. */
export async function openTalk(page: Page): Promise<void> {
  await page.locator('.react').click();
  await page.getByRole('button', { name: playWords.reactions.talk }).click();
}

/** Whoever of these can play a card now: the deal says who begins. */
export async function whoMoves(...pages: readonly Page[]): Promise<Page> {
  const hands = pages.map((page) => page.locator('.hand .may'));
  let mover = -1;
  await expect(async () => {
    const cards = await Promise.all(hands.map((hand) => hand.count()));
    mover = cards.findIndex((count) => count > 0);
    expect(mover, 'somebody can play a card').not.toBe(-1);
  }).toPass({ intervals: [40] });
  return pages[mover]!;
}

/** The cards in hand, by what they are called. */
export const handOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')).sort());

/** Plays until the hand is another one. On a phone it makes room for a question, which has to be answered first. */
export async function playCow(page: Page): Promise<void> {
  await expect(page.locator('.hand button').first()).toBeVisible();
  const before = await handOf(page);
  await expect(async () => {
    await oneStep(page, 'mow', byClick);
    const hand = await handOf(page);
    expect(hand).not.toEqual([]);
    expect(hand).not.toEqual(before);
  }).toPass();
}
