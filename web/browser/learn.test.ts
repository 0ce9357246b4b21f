import { expect, type Page } from '@playwright/test';
import { words as studyWords } from '../src/study/words/en.ts';
import type { Lesson } from '../src/games/lesson.ts';
import { lessons as mow } from '../src/games/mow/lessons/index.ts';
import { words as mowWords } from '../src/games/mow/lessons/en.ts';
import { lessons as uno } from '../src/games/uno/lessons/index.ts';
import { words as unoWords } from '../src/games/uno/lessons/en.ts';
import { lessons as uwo } from '../src/games/uwo/lessons/index.ts';
import { words as uwoWords } from '../src/games/uwo/lessons/en.ts';
import { words as shell } from '../src/i18n/words/en.ts';
import { seriousOn } from './axe.testing.ts';
import { faultsOf, settle, FULL } from './play.testing.ts';
import { test } from './server.testing.ts';

const words = studyWords.lessons;

const GAMES: {
  readonly [game: string]: { readonly script: readonly Lesson[]; readonly texts: object };
} = {
  uno: { script: uno, texts: unoWords },
  mow: { script: mow, texts: mowWords },
  uwo: { script: uwo, texts: uwoWords },
};
type Texts = {
  readonly [lesson: string]: { readonly steps: { readonly [id: string]: { title: string } } };
};

const square = (name: string): string => `[data-square="${name}"]`;

type Touch = (page: Page, selector: string) => Promise<void>;
const byMouse: Touch = async (page, selector) => {
  await page
    .locator(selector)
    .last()
    .click({ position: { x: 12, y: 14 } });
};
/** Tab from thing to thing, arrows inside a hand and over the field, then Enter. */
const byKeys: Touch = async (page, selector) => {
  for (let i = 0; i < 80; i++) {
    const key = await page.evaluate((wanted) => {
      const at = document.activeElement;
      if (at?.matches(wanted)) return 'Enter';
      const goal = at?.closest('[role="group"], [role="toolbar"]')?.querySelector(wanted);
      if (!goal || !at) return 'Tab';
      const [from, to] = [at.getBoundingClientRect(), goal.getBoundingClientRect()];
      if (at.closest('[role="group"]') && Math.abs(from.y - to.y) > 5)
        return from.y > to.y ? 'ArrowUp' : 'ArrowDown';
      return from.x > to.x ? 'ArrowLeft' : 'ArrowRight';
    }, selector);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`the keyboard does not come to ${selector}`);
};

/** The only card that fits is lifted already, and plays at one touch: then the rest of a step is not needed. */
async function isPast(page: Page, step: number, selector: string): Promise<boolean> {
  const found = await page.waitForFunction(
    ([step, selector]) => {
      if (document.querySelectorAll('.paws .done').length > step) return 'past';
      const things = [...document.querySelectorAll(selector)];
      return things.some((thing) => thing.getClientRects().length > 0) ? 'there' : null;
    },
    [step, selector] as const,
  );
  return (await found.jsonValue()) === 'past';
}

async function goThrough(page: Page, game: string, lesson: Lesson, touch: Touch): Promise<void> {
  const { texts } = GAMES[game]!;
  for (const [i, { id, lit }] of lesson.steps.entries()) {
    const { title } = (texts as Texts)[lesson.id]!.steps[id]!;
    await expect(page.getByRole('status').getByRole('heading')).toHaveText(title);
    await expect(page.locator('.paws .done')).toHaveCount(i);
    for (const thing of lit) {
      if (await isPast(page, i, thing)) break;
      await touch(page, thing);
    }
  }
  await expect(page.getByRole('dialog', { name: words.wellDone })).toBeVisible();
  // The result of a few staged moves is no result.
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

for (const [game, { script }] of Object.entries(GAMES))
  for (const [how, touch] of [
    ['mouse', byMouse],
    ['keyboard', byKeys],
  ] as const)
    test(`the lessons of ${game} are gone through by ${how}`, async ({ page, server }) => {
      test.skip(!FULL && (how === 'mouse') === (game === 'uwo'), 'one way for each game is enough');
      const faults = faultsOf(page);
      await settle(page);
      await page.goto(server.url);
      const ribbon = page.locator(`a.ribbon[href="#/learn/${game}"]`);
      await expect(ribbon).toContainText(shell.newHere);
      await ribbon.click();
      for (const [i, lesson] of script.entries()) {
        if (i > 0) await page.getByRole('button', { name: /^Next: / }).click();
        await goThrough(page, game, lesson, touch);
      }
      await page.getByRole('link', { name: shell.home }).click();
      await expect(ribbon).toContainText(shell.learnt);
      expect(faults).toEqual([]);
    });

test('a wrong try is answered with its rule, another legal move kindly, and nothing goes on', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/learn/uwo`);
  const bubble = page.getByRole('status');
  await page.locator(square('c3')).click();
  await page.locator(square('d4')).click();
  await expect(bubble).toContainText(words.notYet);
  await expect(bubble).toContainText(words.tryLit);
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rule UWO-15' }).click();
  await expect(page.getByRole('dialog', { name: 'Rule UWO-15' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-move="end"]').click();
  await expect(bubble).toContainText(words.other);
  await expect(page.locator('.paws .done')).toHaveCount(0);
  // After two tries being shown is the thing to do.
  await expect(page.locator('.urge')).toHaveText(words.showMe);
  await page.locator(square('c3')).click();
  await page.locator(square('c4')).click();
  await expect(page.locator('.paws .done')).toHaveCount(1);
});

test('the lit square touched before the creature is answered, also after the creature was let go', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/learn/uwo`);
  const bubble = page.getByRole('status');
  await expect(bubble).not.toContainText(words.early);
  await page.locator(square('c4')).click();
  await expect(bubble).toContainText(words.early);
  await page.locator(square('c3')).click();
  await page.locator(square('d4')).click();
  await expect(bubble).toContainText(words.tryLit);
  // The creature is still held: touched once more it is let go.
  await page.locator(square('c3')).click();
  await page.locator(square('c4')).click();
  await expect(bubble).toContainText(words.early);
  await page.locator(square('c3')).click();
  await page.locator(square('c4')).click();
  await expect(page.locator('.paws .done')).toHaveCount(1);
});

test('“Show me” makes the move and takes it back; leaving keeps the step', async ({
  page,
  server,
}) => {
  // The move must be seen before it is taken back.
  await settle(page, { speed: 'slow' });
  await page.goto(`${server.url}#/learn/uwo`);
  const onC4 = page.locator(square('c4'));
  await expect(onC4).toHaveAccessibleName(/empty|c4/i);
  const before = await onC4.getAttribute('aria-label');
  // Noted in the page, from before the key: it does not stay for whoever looks now and then.
  const noted = await onC4.evaluateHandle((found) => ({
    name: new Promise<string>((seen) =>
      new MutationObserver(() => /fist/.test(found.ariaLabel!) && seen(found.ariaLabel!)).observe(
        found,
        { attributeFilter: ['aria-label'] },
      ),
    ),
  }));
  await page.keyboard.press('s');
  await expect(page.getByRole('status')).toContainText(words.watch);
  expect(await noted.evaluate(({ name }) => name)).not.toBe(before);
  await expect(onC4).toHaveAttribute('aria-label', before!);
  await page.locator(square('c3')).click();
  await onC4.click();
  await expect(page.locator('.paws .done')).toHaveCount(1);
  await page.getByRole('link', { name: shell.close }).click();
  await page.locator('a.ribbon[href="#/learn/uwo"]').click();
  await expect(page.locator('.paws .done')).toHaveCount(1);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(`the first bubble of UWO hides no bolt it speaks of at ${width}×${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto(`${server.url}#/learn/uwo`);
    await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
    const covered = (): Promise<number> =>
      page.evaluate(() => {
        const [bubble, bolts] = ['.bubble', '.bar.mine'].map((part) =>
          document.querySelector(part)!.getBoundingClientRect(),
        );
        return bubble!.bottom - bolts!.top;
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
  });

test('after a step was shown the thick rim is back on what is touched first', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/learn/uwo`);
  const rim = page.locator('.spot .rim.next');
  await expect(rim).toHaveCount(1);
  const place = (): Promise<string> =>
    rim.evaluate((box) => `${box.getAttribute('x')} ${box.getAttribute('y')}`);
  const first = await place();
  await page.locator(square('c3')).click();
  await expect.poll(place).not.toBe(first);
  await page.getByRole('button', { name: words.showMe }).click();
  await expect(page.getByRole('status')).toContainText(words.watch);
  await expect(page.getByRole('status')).not.toContainText(words.watch);
  await expect.poll(place).toBe(first);
});
