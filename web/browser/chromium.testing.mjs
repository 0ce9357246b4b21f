import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => PLACES.find((place) => place !== undefined && existsSync(place));

/** A browser that is there, or Debian's, installed on the spot where we may. CHROMIUM names another one. */
export function findChromium() {
  const there = found();
  if (there !== undefined) return there;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('No Chromium here: installing the Debian package.');
    spawnSync('apt-get update && apt-get install -y --no-install-recommends chromium', {
      shell: true,
      stdio: 'ignore',
    });
  }
  const installed = found();
  if (installed === undefined)
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one, or name it in the variable CHROMIUM.',
    );
  return installed;
}
