import { existsSync, readdirSync } from 'node:fs';

const CHROMIUM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const firstOf = (places) => places.find((place) => place !== undefined && existsSync(place));

/** The browser that is there, if there is one; `CHROMIUM` and `FIREFOX` name other ones. */
export const foundChromium = () => firstOf(CHROMIUM);
export const foundFirefox = () => firstOf(FIREFOX);

/** WebKit's MiniBrowser, where the driver and the screen without a monitor are there, too. */
export function foundWebKit() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  const machines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return firstOf(machines.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`));
}

export function findChromium() {
  const found = foundChromium();
  if (found === undefined)
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one (npm run machine does it on Debian), or name it in the variable CHROMIUM.',
    );
  return found;
}
