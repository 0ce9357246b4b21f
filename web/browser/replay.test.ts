import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pack } from '../src/study/replay/packed.ts';
import { seriousOn } from './axe.testing.ts';
import { byClick, faultsOf, playNow, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { words } from '../src/i18n/words/en.ts';

const texts = studyWords.replay;

const recordIn = (file: string): string =>
  readFileSync(new URL(`records/${file}.record`, import.meta.url), 'utf8');
const UNO_RECORD = recordIn('uno');
/** One round with ten seats. */
const MOW_TEN = recordIn('mow-ten');
const SMALLEST = [
  [360, 640],
  [640, 360],
] as const;

test('a finished game can be looked at again, and its deal holds', async ({ page, server }) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna' });
  await playShort(page, server.url, 'mow');
  await playToEnd(page, 'mow', byClick);
  await page.getByRole('link', { name: words.replay }).click();
  const slider = page.getByRole('slider', { name: texts.move });
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  const now = page.locator('.rows [aria-current]');
  await expect(now).toContainText('You start a herd');
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('combobox').selectOption({ label: 'Pixel' });
  await page.getByRole('combobox').press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(now).toContainText('Anna starts a herd');
  await expect(slider).toHaveValue('1');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page.getByRole('button', { name: words.corner })).toHaveCount(0);
  await page.getByRole('button', { name: texts.on }).press('End');
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  // A game alone is checked kindly: nobody else could vouch for it, and nothing speaks against it.
  await expect(page.getByRole('dialog', { name: 'Your own device dealt the cards' })).toContainText(
    'dealt by the device',
  );
  await expect(page.getByRole('dialog').locator('.broken')).toHaveCount(0);
  expect(await seriousOn(page)).toEqual([]);
  const end = await slider.inputValue();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue(end);
  expect(end).not.toBe('2');
  expect(faults).toEqual([]);
});

/** A short game of UNO between one person and three bots, from its record alone. */
async function openUno(page: Page, url: string, move: number): Promise<void> {
  await page.goto(`${url}#/replay?record=${await pack(UNO_RECORD)}&move=${move}`);
  // A table of UNO that is left looks like it.
  await expect(page.getByRole('slider', { name: texts.move })).toBeVisible();
  await expect(page.locator('.uno')).toBeVisible();
}

test('a link opens at its move, with everybody’s hands, and nothing is asked', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  await openUno(page, server.url, 12);
  const slider = page.getByRole('slider', { name: texts.move });
  await expect(slider).toHaveValue('12');
  await expect(page.locator('.seat .open-hand')).toHaveCount(3);
  await expect(page.locator('.strip')).toHaveCount(0);
  await expect(page.getByText(/Wait for your turn/i)).toHaveCount(0);
  // A phone on its side has no room for the list: what the move did stands at the top.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.locator('header .said')).toHaveText('Rosti plays the blue 3.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('header .said')).toBeHidden();
  // Closed hands are backs again.
  await page.getByRole('button', { name: texts.more }).click();
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('button', { name: texts.oneHand }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.seat .open-hand')).toHaveCount(0);
  await expect(page.locator('.seat .count')).toHaveCount(3);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('l');
  const link = await page.getByLabel(texts.linkHere).inputValue();
  await page.goto(server.url);
  await page.goto(link);
  await expect(slider).toHaveValue('13');
  expect(faults).toEqual([]);
});

test('the film plays, follows in words, jumps to big moments, and stops at the end', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  // Who comes from a table, with a card in the keyboard's focus, turns the film all the same.
  await playNow(page, server.url, 'uno');
  await page.locator('.hand .slot[tabindex="0"]').focus();
  await openUno(page, server.url, 0);
  const slider = page.getByRole('slider', { name: texts.move });
  await page.keyboard.press('4');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
  await expect(slider).not.toHaveValue('0');
  await page.keyboard.press(' ');
  const at = Number(await slider.inputValue());
  await expect(page.locator('.side [aria-current]')).toContainText(String(at));
  await expect(page.locator('.side [aria-current]')).toBeInViewport();
  const moments = page.getByRole('list', { name: texts.moments }).getByRole('button');
  await moments.last().click();
  await expect(page.getByRole('button', { name: texts.again })).toBeVisible();
  await page.keyboard.press('p');
  expect(Number(await slider.inputValue())).toBeLessThan(Number(await slider.getAttribute('max')));
  await page.getByRole('tab', { name: texts.chances }).click();
  await expect(page.locator('.side path.line')).toHaveCount(4);
});

test('the end of UNO stands above the controls, heads, names and cards, on the smallest phones', async ({
  page,
  server,
}) => {
  await settle(page);
  for (const [width, height] of SMALLEST) {
    await page.setViewportSize({ width, height });
    await openUno(page, server.url, 999);
    await expect(page.locator('.end li')).toHaveCount(4);
    const outside = (): Promise<string[]> =>
      page.locator('.end li').evaluateAll((towers) => {
        const dock = document.querySelector('.dock')!.getBoundingClientRect();
        const room = document.querySelector('.end h2')!.getBoundingClientRect();
        return towers.flatMap((tower) =>
          [...tower.querySelectorAll('.head, .below > *')].flatMap((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return bottom > dock.top + 1 || top < room.top ? [part.className || part.tagName] : [];
          }),
        );
      });
    await expect.poll(outside, { message: `${width}×${height}` }).toEqual([]);
  }
});

test('ten names under MOW’s fly-papers can all be read, on the smallest phones', async ({
  page,
  server,
}) => {
  await settle(page);
  for (const [width, height] of SMALLEST) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}#/replay?record=${await pack(MOW_TEN)}&move=999`);
    const names = page.locator('.round .name');
    await expect(names).toHaveCount(10);
    const unread = (): Promise<string[]> =>
      names.evaluateAll((all) =>
        all.flatMap((name, i) => {
          const [box, next] = [name, all[i + 1]].map((one) => one?.getBoundingClientRect());
          const isCut =
            name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
          const isOver = next !== undefined && box!.right > next.left + 1;
          const isOut = box!.left < 0 || box!.right > innerWidth;
          return isCut || isOver || isOut ? [name.textContent] : [];
        }),
      );
    await expect.poll(unread, { message: `${width}×${height}` }).toEqual([]);
  }
});

test('a record that breaks off is answered with a sentence', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/replay`);
  await page.getByRole('textbox').fill('tischlein 1\ngame mow rules 1\noptions {}\nseats [');
  await page.getByRole('button', { name: words.replayLook }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'This record can’t be read. The line “seed …” is missing. Copy the whole record, from its first line to its last.',
  );
});
