import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { BrowserWindow } from './window.testing.ts';

/** Firefox over WebDriver BiDi. */
export async function openFirefox(
  executablePath: string,
  signal: AbortSignal,
): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  signal.addEventListener('abort', () => browser.process()?.kill('SIGKILL'));
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    async open(url) {
      // Another address of the same document would not load it anew.
      await page.goto('about:blank');
      // Leaving breaks off what the page was loading, which Firefox calls a fault of it.
      faults.splice(0);
      await page.goto(url);
    },
    // Its own type of a function inside the page is narrower than it need be.
    run: (call, ...args) => page.evaluate(call as never, ...args) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeFaults: () => Promise.resolve(faults.splice(0)),
    close: () => browser.close(),
  };
}
