import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { byClick, playNow, playToEnd, settle, settled, FULL, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { words } from '../src/i18n/words/en.ts';

const texts = studyWords.replay;

/** Pictures of every main screen, to be looked at. The folder is not kept in the repository. */
const FOLDER = fileURLToPath(new URL('screens/', import.meta.url));
const SIZES = [
  [360, 640],
  [640, 360],
  [820, 1180],
  [1440, 900],
] as const;
const PAGES = {
  home: '',
  settings: '#/settings',
  setup: '#/setup/uno',
  device: '#/device/uwo',
  friends: '#/new/mow',
  rules: '#/rules/uwo/UWO-52',
  'rules-mow': '#/rules/mow/MOW-11',
  'rules-uno': '#/rules/uno',
  workshop: '#/workshop/uwo',
  lost: '#/nowhere',
} as const;

for (const [width, height] of SIZES)
  test(`screens at ${width}×${height}, light and dark`, async ({ page, server }) => {
    test.skip(!FULL, 'pictures are for npm run test:full');
    await page.setViewportSize({ width, height });
    await settle(page, { look: 'system' });
    const shoot = async (name: string): Promise<void> => {
      for (const look of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: look });
        await settled(page);
        await page.screenshot({ path: `${FOLDER}${name}-${width}x${height}-${look}.png` });
      }
    };
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(server.url + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shoot(name);
    }
    for (const game of GAMES) {
      await playNow(page, server.url, game);
      await shoot(`table-${game}`);
    }
    await playToEnd(page, 'mow', byClick);
    await shoot('result-mow');
    await page.getByRole('link', { name: words.replay }).click();
    await expect(page.locator('path.line').first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('slider', { name: texts.move }).fill('20');
    await shoot('replay-mow');
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Learn UWO' }).click();
    await expect(page.getByText(/1 of \d/)).toBeVisible();
    await shoot('learn-uwo');
  });
