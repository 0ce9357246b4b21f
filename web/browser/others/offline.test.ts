import { expect } from '@playwright/test';
import { GAMES, PRESSES } from '../play.testing.ts';
import { openPage, press, startTable, test, until } from './others.testing.ts';
import { words } from '../../src/i18n/words/en.ts';

test('without a server every game starts, and a refusal opens its rule', async ({
  window,
  server,
}) => {
  await until(window, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
  await server.stop();
  try {
    await window.open(server.url);
    for (const game of GAMES) await startTable(window, game);
    await startTable(window, 'mow');
    await expect(async () => {
      await press(window, '.hand .quiet', ...PRESSES.mow);
      expect(await window.run(() => document.querySelector('[role="alert"] .rule'))).not.toBeNull();
    }).toPass({ intervals: [100] });
    // Once only: a second press would hit what the dialog lays there.
    await press(window, '[role="alert"] .rule');
    await until(window, () => document.querySelector('dialog h3') !== null);
    await openPage(window, '#/new/mow');
    await until(window, (text) => document.body.textContent.includes(text), words.noServer);
    expect(await window.takeFaults()).toEqual([]);
  } finally {
    await server.start();
  }
});
