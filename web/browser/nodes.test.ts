import { expect } from '@playwright/test';
import { guest, setTable, sitDown, start } from './guests.testing.ts';
import { POSTGRES } from '../../server/postgres.testing.ts';
import { test } from './nodes.testing.ts';
import { byClick, oneStep } from './play.testing.ts';
import { lettersOn, television } from './tv.testing.ts';
import { words } from '../src/words/en.ts';
import { words as regulars } from '../src/regulars/words/en.ts';
import { words as tvWords } from '../src/tv/words/en.ts';

test.skip(POSTGRES === null, 'there is no Postgres on this machine');

test('two nodes, one killed in the middle: a stranger, a television and phones, and the evening go on', async ({
  browser,
  nodes,
}) => {
  const { url } = nodes;
  // A stranger's page at one of the nodes is told of a table at the other.
  const [zoe, max] = [await guest(browser, 'Zoe'), await guest(browser, 'Max')];
  await max.goto(url);
  await expect(max.getByText(words.nobodyWaits)).toBeVisible();
  await zoe.goto(url);
  await zoe.getByRole('button', { name: words.playAny }).click();
  await zoe.waitForURL(/#\/t\//);
  await expect(
    max.getByRole('button', { name: regulars.sitAt({ names: 'Zoe', free: 3 }) }),
  ).toBeVisible();

  const anna = await guest(browser, 'Anna');
  await anna.setViewportSize({ width: 390, height: 844 });
  const tv = await television(browser, url);
  const link = await setTable(anna, url, { options: { rounds: 1 } });
  const beni = await guest(browser, 'Beni');
  await sitDown(beni, link);
  await anna.goto(`${url}#/s?table=${link.split('/').at(-1)}`);
  await anna.getByRole('textbox', { name: tvWords.letters }).fill(await lettersOn(tv));
  await anna.getByRole('button', { name: tvWords.go }).click();
  await expect(tv.getByText(tvWords.starts('Anna'))).toBeVisible();
  await start(anna);
  await expect(tv.locator('main.room')).toBeVisible();
  await expect(anna.locator('.beside')).toBeVisible();

  await nodes.killOne();
  // Nobody reloads: both seats play on to the end, and the screen shows it.
  const over = anna.getByRole('button', { name: words.rematch });
  for (let looks = 0; !(await over.isVisible()); looks++) {
    if (looks > 6000) throw new Error('no end');
    const moved = (await oneStep(anna, 'mow', byClick)) || (await oneStep(beni, 'mow', byClick));
    if (!moved) await anna.waitForTimeout(40);
  }
  await expect(tv.locator('.standings li')).toHaveCount(2);

  // The evening goes on, and the stranger finds the table that was opened at the node that is gone.
  await over.click();
  await beni.getByRole('button', { name: words.rematch }).click();
  await expect(tv.locator('main.room')).toBeVisible();
  await max.getByRole('button', { name: regulars.sitAt({ names: 'Zoe', free: 3 }) }).click();
  await max.waitForURL(zoe.url());
});
