import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@tischlein/rules/languages';
import { expect, type Page } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { STATES, test } from './gallery.testing.ts';
import { FULL, GAMES } from './play.testing.ts';

const FOLDER = fileURLToPath(new URL('screens/tables/', import.meta.url));

const SIZES = [
  [360, 640],
  [640, 360],
  [820, 1180],
  [1440, 900],
] as const;

const card = (key: string) => `[data-spot="card-${key}.0"]`;
const square = (name: string) => `[data-square="${name}"]`;

/** Marks what follows a finger: no card waits for that to be loaded, but a test that drags one does. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { addEventListener, removeEventListener } = Element.prototype;
    Element.prototype.addEventListener = function (this: Element, type: string, ...how: unknown[]) {
      if (type === 'pointermove') this.setAttribute('data-follows', '');
      addEventListener.call(this, type, ...(how as [EventListener]));
    };
    Element.prototype.removeEventListener = function (
      this: Element,
      type: string,
      ...how: unknown[]
    ) {
      if (type === 'pointermove') this.removeAttribute('data-follows');
      removeEventListener.call(this, type, ...(how as [EventListener]));
    };
  }),
);

/** Presses on the first place, moves over all others and lets go on the last. */
async function drag(page: Page, ...selectors: string[]): Promise<void> {
  await page.locator(`${selectors[0]}[data-follows]`).first().waitFor();
  const spots = await Promise.all(
    selectors.map(async (selector, i) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      // The left edge of a fanned card is the part that shows.
      const x = i === 0 && selector.includes('card-') ? 10 : box.width / 2;
      return { x: box.x + x, y: box.y + box.height / 2 };
    }),
  );
  await page.mouse.move(spots[0]!.x, spots[0]!.y);
  await page.mouse.down();
  for (const { x, y } of spots.slice(1)) await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

/** Words that do not fit their button or sheet, and buttons outside the screen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, p, b, h2')].flatMap((element) => {
      const text = element.textContent.trim().slice(0, 40);
      const box = element.getBoundingClientRect();
      const drawn = element.matches('.slot, .square, .pile, .shout, .choose');
      if (box.width === 0 || text === '') return [];
      const outside = box.right > innerWidth + 2 || box.left < -2 || box.bottom > innerHeight + 2;
      if (outside && element.matches('button') && !element.closest('.over, .sheet'))
        return [`outside: ${element.className} "${text}"`];
      return !drawn && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        ? [`cut: ${element.className} "${text}"`]
        : [];
    }),
  );

for (const look of ['light', 'dark'] as const)
  for (const game of GAMES)
    test(`axe finds nothing serious in any state of ${game}, ${look}`, async ({
      page,
      gallery,
    }) => {
      test.skip(look === 'dark' && !FULL, 'the colours are those of the pages');
      for (const state of STATES.filter((each) => each.startsWith(`${game}/`))) {
        await gallery.show(page, state, look);
        expect(await seriousOn(page, { only: 'main' }), state).toEqual([]);
      }
    });

for (const language of LANGUAGES)
  test(`nothing is cut off on a phone either way, ${language}`, async ({ page, gallery }) => {
    test.skip(language !== 'hu' && !FULL, 'the longest is enough');
    for (const [width, height] of SIZES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      for (const state of STATES) {
        await gallery.show(page, state, language);
        // A card may still be settling when the state has just changed.
        await expect.poll(() => cutOff(page), { message: `${state} ${width}` }).toEqual([]);
      }
    }
  });

for (const [width, height] of SIZES)
  test(`pictures of every state at ${width} × ${height}`, async ({ page, gallery }) => {
    test.skip(!FULL, 'pictures are for npm run test:full');
    await page.setViewportSize({ width, height });
    for (const look of ['light', 'dark'])
      for (const state of STATES) {
        await gallery.show(page, state, look);
        const name = `${state.replace('/', '-')}-${look}-${width}x${height}.png`;
        await page.screenshot({ path: `${FOLDER}${name}` });
      }
  });

test('UNO cards are laid by dragging, by two taps, and by their button', async ({
  page,
  gallery,
}) => {
  await gallery.show(page, 'uno/turn');
  await drag(page, card('r2'), '[data-spot="open"]');
  expect(await gallery.sent(page)).toBe('play r2');
  await page.locator(card('r7')).click({ position: { x: 8, y: 60 } });
  await page.getByRole('button', { name: 'Play the red 7' }).click();
  expect(await gallery.sent(page)).toBe('play r7');
  await drag(page, card('g4'), '[data-spot="open"]');
  expect(await gallery.sent(page)).toBe('why play g4');
});

test('UNO cards are drawn by dragging them into the hand', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/draw');
  // While the cards are dealt, those in the air are not taken for the pile below them.
  await drag(page, '[data-spot="pile"]', '[data-spot="open"]');
  expect(await gallery.sent(page)).toBe('');
  await drag(page, '[data-spot="pile"]', card('g4'));
  expect(await gallery.sent(page)).toBe('draw');
});

test('UNO asks for a colour before a black card is laid', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/turn');
  await drag(page, card('w'), '[data-spot="open"]');
  expect(await gallery.sent(page)).toBe('');
  await page.getByRole('button', { name: /^green \d in hand/ }).click();
  expect(await gallery.sent(page)).toBe('play w:g');
});

test('UNO gives a card to one of two players with the same name', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/give', 'guests');
  const guests = page.locator('.acts').getByRole('button', { name: 'Fox' });
  await expect(guests).toHaveCount(3);
  await guests.nth(1).click();
  expect(await gallery.sent(page)).toBe('give 2');
});

test('UNO shows one’s own clock on one’s turn', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/turn');
  await expect(page.locator('.say .clock')).toHaveAttribute('stroke-dashoffset', '32');
  await gallery.show(page, 'uno/jump');
  await expect(page.locator('.say .clock')).toHaveCount(0);
});

test('UNO is called when the finger lands, and by a key', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/uno');
  await page.getByRole('button', { name: 'UNO!' }).dispatchEvent('pointerdown');
  expect(await gallery.sent(page)).toBe('uno');
  await gallery.show(page, 'uno/unouno');
  await page.getByRole('button', { name: 'UNO UNO!' }).focus();
  await page.keyboard.press('Enter');
  expect(await gallery.sent(page)).toBe('unouno');
});

test('UNO’s arrows go on from the card that has the focus, wherever they have been before', async ({
  page,
  gallery,
}) => {
  await gallery.show(page, 'uno/turn');
  const cards = page.locator('.hand .slot');
  await cards.first().focus();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  // The hand has changed, or a screen reader went back: its first card is where they are now.
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
});

test('UWO creatures walk, strike and ride by dragging', async ({ page, gallery }) => {
  const dragged = async (...squares: string[]) => {
    await gallery.show(page, 'uwo/turn');
    await drag(page, ...squares.map(square));
    return gallery.sent(page);
  };
  expect(await dragged('c2', 'c3')).toBe('walk c2-c3');
  expect(await dragged('c2', 'a2')).toBe('attack c2-a2');
  expect(await dragged('c2', 'b4')).toBe('why attack c2-b4');
  expect(await dragged('b3', 'b4', 'b5', 'a5')).toBe('ride b3-b4-b5-a5');
});

test('UWO cards are laid on creatures, and burning asks first', async ({ page, gallery }) => {
  await gallery.show(page, 'uwo/turn');
  await drag(page, '.hand .slot', square('c2'));
  expect(await gallery.sent(page)).toBe('morf ball@c2');
  await page.getByRole('button', { name: 'Burn energy' }).click();
  expect(await gallery.sent(page)).toBe('morf ball@c2');
  await page.getByRole('button', { name: 'Burn 4' }).click();
  expect(await gallery.sent(page)).toBe('burn');
});

test('UWO keeps a creature and its mark in sight under the keyboard’s focus', async ({
  page,
  gallery,
}) => {
  await gallery.show(page, 'uwo/chosen');
  await expect(page.locator('.mark').first()).toBeVisible();
  for (const name of ['c2', 'a2', 'c3']) {
    const box = (await page.locator(square(name)).boundingBox())!;
    const clip = { x: box.x + 9, y: box.y + 9, width: box.width - 18, height: box.height - 18 };
    await page.locator('.corner').first().focus();
    const before = await page.screenshot({ clip });
    await page.keyboard.press('Tab');
    await page.locator(square(name)).focus();
    await expect(page.locator(`${square(name)}:focus-visible`)).toHaveCount(1);
    expect((await page.screenshot({ clip })).equals(before), name).toBe(true);
  }
});

for (const [width, height] of [...SIZES, [390, 844] as const])
  test(`UWO’s small things hold together at ${width} × ${height}`, async ({ page, gallery }) => {
    test.skip((width === 390 || width === 820) && !FULL, 'the others are of the same shapes');
    await page.setViewportSize({ width, height });
    await gallery.show(page, 'uwo/chosen');
    /** How far the insides of these stick out of them. */
    const spill = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((boxes) =>
        boxes.map((box) => {
          const rim = box.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(box);
          const inside = range.getBoundingClientRect();
          return Math.max(
            rim.left - inside.left,
            rim.top - inside.top,
            inside.right - rim.right,
            inside.bottom - rim.bottom,
          );
        }),
      );
    await expect(page.locator('.mark .badge').nth(2)).toBeVisible();
    const badges = await spill('.mark .badge');
    expect(Math.max(...badges)).toBeLessThanOrEqual(1);

    for (const language of LANGUAGES) {
      await gallery.show(page, 'uwo/morf', language);
      expect(Math.max(...(await spill('.act'))), language).toBeLessThanOrEqual(1);
    }

    await gallery.show(page, 'uwo/blast');
    const overRim = await page
      .locator('.boom')
      .first()
      .evaluate((boom) => {
        let { left, right, top, bottom } = boom.getBoundingClientRect();
        for (let up = boom.parentElement; up && !up.matches('.field'); up = up.parentElement) {
          if (getComputedStyle(up).overflow !== 'hidden') continue;
          const cut = up.getBoundingClientRect();
          [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
          [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
        }
        const ground = boom.closest('.ground')!.getBoundingClientRect();
        return Math.max(
          ground.left - left,
          right - ground.right,
          ground.top - top,
          bottom - ground.bottom,
        );
      });
    expect(overRim).toBeLessThanOrEqual(0.5);
  });

test('UWO says after the end that it is over', async ({ page, gallery }) => {
  await gallery.show(page, 'uwo/result');
  await page.getByRole('button', { name: 'Look at the field' }).click();
  await expect(page.locator('.say')).toContainText('The game is over.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Look at the field' })).toBeVisible();
});

test('results show all that can be done next, also UNO’s with eight seats', async ({
  page,
  gallery,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const state of ['uno/over8', 'uwo/result']) {
      await gallery.show(page, state);
      for (const name of ['Play again', 'How it went', 'Replay', 'Home'])
        await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText('Look at the field')).toBeInViewport({ ratio: 1 });
  }
});

test('under UNO’s end nothing is reached any more, and the focus is on it', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gallery.show(page, 'uno/hand');
  await page.keyboard.press('Tab');
  await gallery.show(page, 'uno/over');
  await expect(page.locator('.over')).toBeFocused();
  const below = page.locator('.uno :is(button, a, [tabindex="0"]):not(.over *, [inert] *)');
  await expect(below).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
});

test('UNO’s menu button keeps its shape beside two rows of answers', async ({ page, gallery }) => {
  await gallery.show(page, 'uno/give');
  const { width, height } = (await page.locator('.doing .corner').boundingBox())!;
  expect(height).toBe(width);
});
