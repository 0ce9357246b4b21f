// Draws the PNG icons from public/icon.svg: npm run icons -w web. Run it after the drawing was changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './browser/browsers.testing.mjs';

const here = (path) => fileURLToPath(new URL(`public/${path}`, import.meta.url));
const svg = readFileSync(here('icon.svg'), 'utf8');
const GROUND = '#e7d3b1';

/** Launchers cut a maskable icon to any form: the drawing keeps to the middle, the ground fills all. */
const ICONS = [
  { file: 'icon-192.png', size: 192, drawn: 1 },
  { file: 'icon-512.png', size: 512, drawn: 1 },
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.76, ground: GROUND },
  { file: 'icon-apple-180.png', size: 180, drawn: 0.9, ground: GROUND },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { file, size, drawn, ground = 'transparent' } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
    svg { width: ${size * drawn}px; }
  </style>${svg}`);
  await page.screenshot({ path: here(file), omitBackground: true });
}
await browser.close();
