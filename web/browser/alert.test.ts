import { expect, type Page } from '@playwright/test';
import { playFar } from './guests.testing.ts';
import { byClick, oneStep, playNow, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

interface Noted {
  hums: number;
  /** Short ones, under the finger that plays. */
  touches: number;
  sounds: number;
  awake: number;
  out: boolean;
}
const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

/** Counts what the phone is asked to do; `out` puts the page out of sight. */
const watchPhone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: Noted = { hums: 0, touches: 0, sounds: 0, awake: 0, out: false };
    Object.assign(globalThis, { noted: all });
    Object.defineProperty(document, 'hidden', { get: () => all.out });
    navigator.vibrate = (ms) => (Number(ms) > 40 ? (all.hums += 1) : (all.touches += 1)) > 0;
    const Audio = globalThis.AudioContext;
    globalThis.AudioContext = class extends Audio {
      constructor() {
        super();
        all.sounds += 1;
      }
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          all.awake += 1;
          return { release: async () => void (all.awake -= 1) };
        },
      },
    });
  });

/** Plays until it is the others' turn, looks away in that moment, and waits to be called. */
async function lookAway(page: Page): Promise<void> {
  const looksAway = (): Promise<boolean> =>
    page.evaluate(
      () =>
        ((globalThis as unknown as { noted: Noted }).noted.out =
          document.title === 'MOW · Tischlein'),
    );
  await expect(async () => {
    await oneStep(page, 'mow', byClick);
    expect(await looksAway()).toBe(true);
  }).toPass();
  await expect(page).toHaveTitle(/^● Your turn/);
}

for (const sound of [false, true])
  test(`your turn: the title says so, the phone hums, sound is ${sound ? 'on' : 'off'}`, async ({
    page,
    server,
  }) => {
    await watchPhone(page);
    await settle(page, { name: 'Anna', sound });
    await playFar(page, server.url, { pace: 3000 });
    await lookAway(page);
    const { touches } = await noted(page);
    expect(touches).toBeGreaterThan(0);
    expect(await noted(page)).toMatchObject({ hums: 1, sounds: sound ? 1 : 0 });
  });

test('no sound is made before it is wanted, through a whole game and its settings', async ({
  page,
  server,
}) => {
  await watchPhone(page);
  await settle(page);
  await playNow(page, server.url, 'mow');
  for (let i = 0; i < 3; i++)
    await expect(async () => expect(await oneStep(page, 'mow', byClick)).toBe(true)).toPass();
  expect((await noted(page)).sounds).toBe(0);
});

test('the screen stays on at a table, and only there', async ({ page, server }) => {
  await watchPhone(page);
  await settle(page);
  await page.goto(server.url);
  expect((await noted(page)).awake).toBe(0);
  await page.getByRole('button', { name: words.playNow }).first().click();
  await expect.poll(async () => (await noted(page)).awake).toBe(1);
  await expect(page.locator('main.room')).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.leave }).click();
  await expect.poll(async () => (await noted(page)).awake).toBe(0);
});
