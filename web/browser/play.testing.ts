import { expect, test, type Locator, type Page } from '@playwright/test';
import { games } from '@tischlein/manifests/all';
import { FastRandom, type Random } from '@tischlein/kit';
import { words } from '../src/i18n/words/en.ts';

/** All of it, for npm run test:full; else what is alike is tried once. */
export const FULL = Number(process.env['EFFORT']) > 1;

/** Every game is tried alike. */
export const GAMES = Object.keys(games);

/** Settings a test starts with: bots that move at once, no motion to wait for, and somebody who has said who they are. */
export async function settle(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = {
    speed: 'atOnce',
    motion: 'less',
    language: 'en',
    oneTap: true,
    firstHelp: false,
    name: '',
    ...more,
  };
  await page.addInitScript((text) => {
    if (localStorage.getItem('tischlein.settings') === null)
      localStorage.setItem('tischlein.settings', text);
  }, JSON.stringify(settings));
  await seed(page, `${test.info().title} ${String(more['name'] ?? '')}`);
}

/**
 * The same test deals the same cards each time: what the page draws for a deal follows from its name. Only that is
 * seeded; the names of messages, which are shorter, stay unlike any other.
 */
const seed = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const draw = crypto.getRandomValues.bind(crypto);
    let state = [...text].reduce(
      (sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619),
      1,
    );
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== 32) return draw(array);
      for (let i = 0; i < 32; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        array[i] = state >>> 24;
      }
      return array;
    };
  }, name);

const chances = new WeakMap<Page, Random>();
/** What a test itself leaves to chance, the same each time. */
function chanceOf(page: Page): Random {
  const chance = chances.get(page) ?? new FastRandom(test.info().title);
  chances.set(page, chance);
  return chance;
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

/** Until nothing moves any more but what moves for ever. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });

/**
 * For something that must not happen: what the server had answered before is handled and drawn once an answer that was
 * asked for later is.
 */
export const caughtUp = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch('health')).text();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

export const posterOf = (page: Page, game: string): Locator =>
  page.locator('article', { has: page.getByRole('heading', { name: game, exact: false }) });

export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await posterOf(page, game).getByRole('button', { name: words.playNow }).click();
  await expect(page.locator('main.room')).toBeVisible();
}

/** House rules that end in bearable time, though not before a few turns are played. */
const SHORT: { readonly [game: string]: object } = {
  mow: { rounds: 1 },
  uwo: { army: 8, quietTurns: 12 },
};

/** Sets a game by these house rules against the usual bots. */
export async function playByRules(
  page: Page,
  url: string,
  game: string,
  rules: object,
): Promise<void> {
  await page.goto(`${url}#/setup/${game}?rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.locator('main.room')).toBeVisible();
}

export const playShort = (page: Page, url: string, game: string): Promise<void> =>
  playByRules(page, url, game, SHORT[game] ?? {});

/** How a test does things: by pointer, or by keyboard alone. */
export type Do = (page: Page, selector: string) => Promise<void>;

export const byClick: Do = async (page, selector) => {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 3000, position: { x: 10, y: 14 } })
    .catch(() => {});
};

/** Tab until something fitting has the focus, arrows inside a hand, then Enter. */
export const byKeyboard: Do = async (page, selector) => {
  for (let i = 0; i < 60; i++) {
    const key = await page.evaluate((wanted) => {
      const at = document.activeElement;
      if (at?.matches(wanted)) return 'Enter';
      const hand = [...(at?.closest('[role="toolbar"]')?.querySelectorAll('button') ?? [])];
      const goal = hand.findIndex((button) => button.matches(wanted));
      if (goal < 0) return 'Tab';
      return goal > hand.indexOf(at as HTMLButtonElement) ? 'ArrowRight' : 'ArrowLeft';
    }, selector);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
};

/** The focus fell off what went; a screen reader is back at the top of the page. */
export const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

/** Does the first of these that the page offers; one question to the page, however many there are. */
async function firstOf(page: Page, act: Do, selectors: readonly string[]): Promise<boolean> {
  const found = await page.evaluate(
    (all) => all.find((selector) => document.querySelector(selector) !== null),
    selectors,
  );
  if (found !== undefined) await act(page, found);
  return found !== undefined;
}

/** What can be pressed at a table, what comes first first. */
export const PRESSES = {
  mow: ['.choice button', 'button.pick', '.hand .chosen', '.hand .may', '[data-move="take"]'],
  /** A call where one is due (nobody wins without), the chosen card with its call and wish, a lit card, or a draw. */
  uno: [
    '.shout:not([disabled])',
    '.wishes button:not(.back)',
    '.acts button.leap:not([disabled])',
    '.acts button.go:not([disabled])',
    '.hand .slot.may:not([disabled])',
    '.acts button.act:not([disabled])',
  ],
  /** The answers in a duel. */
  uwo: ['.sheet .act.go:not([disabled])', '.sheet .last .act:last-child:not([disabled])'],
} as const;

/** Goes to a square of the field and presses it: with the pointer, or with Tab and arrows. */
async function pressSquare(page: Page, act: Do, index: number): Promise<void> {
  const squares = page.locator('.square');
  if (act === byClick)
    return squares
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => {});
  for (let i = 0; i < 40; i++) {
    const at = await page.evaluate(() =>
      [...document.querySelectorAll('.square')].indexOf(document.activeElement!),
    );
    if (at === index) return page.keyboard.press('Enter');
    const key =
      at < 0
        ? 'Tab'
        : Math.floor(at / 5) < Math.floor(index / 5)
          ? 'ArrowDown'
          : Math.floor(at / 5) > Math.floor(index / 5)
            ? 'ArrowUp'
            : at < index
              ? 'ArrowRight'
              : 'ArrowLeft';
    await page.keyboard.press(key);
  }
}

/** The squares something can be done with, by the marks that lie on them. */
export const markedSquares = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('.marks .place')].flatMap((place) => {
    const { style } = place;
    const off = place.querySelector('.mark.chosen, .mark.shielded');
    const at = Number(style.getPropertyValue('--y')) * 5 + Number(style.getPropertyValue('--x'));
    return off ? [] : [at];
  });

/** A player who walks only one time in so many loses soon: tests need an end. */
const WALKS = 3;

export const END_TURN = '.own .acts button.act:not([disabled])';

/** UWO: answers a duel, sometimes walks or strikes where marks say so, and ends the turn. */
async function uwoStep(page: Page, act: Do): Promise<boolean> {
  if (await firstOf(page, act, PRESSES.uwo)) return true;
  if ((await page.locator(END_TURN).count()) === 0) return false;
  if (chanceOf(page).below(WALKS) === 0) {
    await pressSquare(page, act, 15 + chanceOf(page).below(15));
    const target = (await page.evaluate(markedSquares))[0];
    if (target !== undefined) await pressSquare(page, act, target);
    await page.keyboard.press('Escape');
  }
  await act(page, END_TURN);
  return true;
}

/** A table made of what every game answers: one of its moves, by chance. */
export async function plainStep(page: Page, act: Do): Promise<boolean> {
  // With a card taken up there are buttons for what one may do with it; else cards and buttons stand side by side.
  const isAsked = (await page.locator('.plain .hand button[aria-pressed=true]').count()) > 0;
  const buttons = '.plain .moves li > button:is(.go, .rim)';
  const places = isAsked ? buttons : `:is(${buttons}, .plain .hand .may)`;
  const count = await page.locator(places).count();
  if (count === 0) return false;
  await act(page, `:nth-match(${places}, ${1 + chanceOf(page).below(count)})`);
  return true;
}

const STEPS: Record<string, (page: Page, act: Do) => Promise<boolean>> = {
  mow: (page, act) => firstOf(page, act, PRESSES.mow),
  uno: (page, act) => firstOf(page, act, PRESSES.uno),
  uwo: uwoStep,
};

/** One thing the player of this page can do now; false while the others play. */
export const oneStep = (page: Page, game: string, act: Do): Promise<boolean> =>
  (STEPS[game] ?? plainStep)(page, act);

/** Above every game that is played here: what takes more steps goes on for ever. */
const MAX_STEPS = 2000;

/**
 * The people of these pages play, whoever's turn it is, until the test has seen enough: nobody is waited for while it is
 * somebody else's turn. Answers how often somebody did something.
 */
export async function playUntil(
  pages: readonly Page[],
  game: string,
  act: Do,
  seenEnough: (steps: number) => Promise<boolean>,
): Promise<number> {
  let steps = 0;
  await expect(async () => {
    while (steps < MAX_STEPS && !(await seenEnough(steps))) {
      let moved = false;
      for (const page of pages) moved = (await oneStep(page, game, act)) || moved;
      // Bots, or people who speak the protocol, are at it: looked at again soon.
      expect(moved, `somebody can do something at this table of ${game}`).toBe(true);
      steps += 1;
    }
  }).toPass({ intervals: [40] });
  if (steps >= MAX_STEPS) throw new Error(`${game} is not over after ${steps} steps`);
  return steps;
}

/** Plays until the game is over; answers how many steps it took. */
export const playToEnd = (
  page: Page,
  game: string,
  act: Do,
  { end = page.getByRole('button', { name: words.rematch }) } = {},
): Promise<number> =>
  playUntil([page], game, act, async () => {
    const next = page.getByRole('button', { name: 'Next round' });
    if (await next.isVisible()) await next.click();
    return end.isVisible();
  });
