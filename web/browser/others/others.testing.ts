import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as plain } from '@playwright/test';
import { ServerProcess } from '../server.testing.ts';
import { openFirefox } from './firefox.testing.ts';
import { openWebKit } from './webkit.testing.ts';
import type { BrowserWindow } from './window.testing.ts';

const OPEN = { firefox: openFirefox, webkit: openWebKit };

export interface OtherBrowser {
  readonly kind: keyof typeof OPEN;
  readonly binary: string;
}

const SETTINGS = { language: 'en', name: 'Anna', speed: 'atOnce', motion: 'less', oneTap: true };

const MAX_TRIES = 3;
const OPEN_WITHIN_MS = 90_000;

/** A driver hangs once in a while before its first page stands: it is killed, and another one started. */
async function openWindow(kind: keyof typeof OPEN, binary: string, url: string) {
  for (let tries = 1; ; tries++) {
    const late = new AbortController();
    const hung = wait(OPEN_WITHIN_MS, null, { ref: false });
    const opened = OPEN[kind](binary, late.signal).then(async (window) => {
      await window.open(url);
      return window;
    });
    const window = await Promise.race([opened, hung]);
    if (window !== null) return window;
    late.abort();
    opened.catch(() => {});
    if (tries === MAX_TRIES) throw new Error(`${kind} did not open ${url} in ${tries} tries.`);
  }
}

/** Tests with a server and a window; each one for all tests of a browser. */
export const test = plain.extend<
  object,
  OtherBrowser & { server: ServerProcess; window: BrowserWindow }
>({
  kind: ['firefox', { scope: 'worker', option: true }],
  binary: ['', { scope: 'worker', option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new ServerProcess();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ kind, binary, server }, use) => {
      const window = await openWindow(kind, binary, server.url);
      await window.run(
        (text) => localStorage.setItem('tischlein.settings', text),
        JSON.stringify(SETTINGS),
      );
      await window.open(server.url);
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
});

/** Until a question to the page is answered with yes. */
export const until = <Args extends readonly unknown[]>(
  window: BrowserWindow,
  question: (...args: Args) => unknown,
  ...args: Args
): Promise<void> =>
  expect
    .poll(async () => Boolean(await window.run(question, ...args)), {
      message: String(question),
      intervals: [20],
    })
    .toBe(true);

/** Until a page of the same document stands in place of the one before, and nothing in it changes any more. */
export async function openPage(window: BrowserWindow, hash: string): Promise<void> {
  await window.run((next) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    location.hash = next || '#/';
  }, hash);
  await until(
    window,
    () =>
      document.querySelector('main:not([data-left])') !== null &&
      document.querySelector('h1, h2') !== null,
  );
  await window.run(untilStill);
}

/** Frames in a row without a change. */
function untilStill(): Promise<void> {
  const STILL_FRAMES = 12;
  return new Promise((resolve) => {
    let still = 0;
    const observer = new MutationObserver(() => (still = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const look = (): void => {
      still += 1;
      if (still < STILL_FRAMES) requestAnimationFrame(look);
      else {
        observer.disconnect();
        resolve();
      }
    };
    requestAnimationFrame(look);
  });
}

/** Where the first of these is that can be pressed now; cards overlap, so near its left edge. */
export function placeOf(selectors: readonly string[]): readonly [x: number, y: number] | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0 && !element.closest('[inert]'))
        return [x + Math.min(10, width / 2), y + Math.min(14, height / 2)];
    }
  return null;
}

export async function press(
  window: BrowserWindow,
  ...selectors: readonly string[]
): Promise<boolean> {
  const place = await window.run(placeOf, selectors);
  if (place !== null) await window.click(...place);
  return place !== null;
}

/** Sets a table against the usual bots. What the set-up learns meanwhile may move its button: it is pressed until it was hit. */
export async function startTable(window: BrowserWindow, game: string): Promise<void> {
  await openPage(window, `#/setup/${game}`);
  await expect(async () => {
    await press(window, '.dock button');
    expect(await window.run(() => document.querySelector('.hand button') !== null)).toBe(true);
  }).toPass({ intervals: [100] });
}
