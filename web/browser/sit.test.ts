import { expect, type Page } from '@playwright/test';
import { sitWith, start, openTalk } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

/** Every command of this kind the page sends from now on. */
function commandsOf(page: Page, kind: string): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes(`"type":"${kind}"`)) sent.push(String(payload));
    }),
  );
  return sent;
}

test('who sets a table types a name and presses Enter: they sit, and sat down once', async ({
  page,
  server,
}) => {
  await settle(page, { name: null });
  const sat = commandsOf(page, 'sit');
  await page.goto(`${server.url}#/new/mow`);
  const field = page.getByLabel(words.yourName);
  await field.fill('Anna');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: words.leave })).toBeVisible();
  await expect(page.locator('.seats .mine')).toContainText(words.you);
  await expect(page.getByText(said.seated)).toHaveCount(0);
  expect(sat).toHaveLength(1);
});

test('what is said shows beside the seat, and what was read before the start is not said again', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await sitWith(page, browser, 'Beni', server.url);
  const say = async (text: string): Promise<void> => {
    await beni.getByLabel(words.say).fill(text);
    await beni.getByLabel(words.say).press('Enter');
  };
  await say('Grüessech');
  await expect(page.locator('main').getByText('Grüessech')).toBeVisible();
  await start(page);
  await expect(page.getByRole('status').filter({ hasText: 'Grüessech' })).toHaveCount(0);

  await openTalk(beni);
  await say('Your turn, Anna!');
  const said = page.getByRole('status').filter({ hasText: 'Beni: Your turn, Anna!' });
  await expect(said).toBeVisible();
  const [bubble, chair] = [
    (await said.boundingBox())!,
    (await page.locator('[data-spot="seat-1"]').boundingBox())!,
  ];
  expect(bubble.y).toBeGreaterThanOrEqual(chair.y + chair.height);
});
