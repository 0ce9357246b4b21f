import { openPage, test, until } from './others.testing.ts';
import { words as playWords } from '../../src/play/words/en.ts';

const words = playWords.notifications;

test('an iPad, which calls itself a Mac, is told of its home screen', async ({
  window,
  server,
  kind,
}) => {
  test.skip(kind !== 'webkit', 'WebKit without a home screen has no notifications, as on an iPad');
  await window.open(server.url);
  await window.run(() => {
    Object.defineProperties(navigator, {
      userAgent: { value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15' },
      maxTouchPoints: { value: 5 },
    });
  });
  await openPage(window, '#/people/me');
  await until(window, (text) => document.body.textContent.includes(text), words.homeScreen);
});
