// Pictures of every gallery state and main page, with where each text stands and how large each control is:
//   node web/gallery/pictures.mjs FOLDER [--only mow/,page/] [--sizes 360x640,1440x900] [--looks light,dark]
//   node web/gallery/pictures.mjs --compare BEFORE AFTER
// The second lists texts that came, went, moved by more than 2 px or became smaller, and new controls under 40 px.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview, runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAX_MOVE_PX = 2;
const MIN_CONTROL_PX = 40;
const GAMES = ['mow', 'uno', 'uwo'];
const PAGES = [
  '',
  'settings',
  'mine',
  'day',
  'tv',
  'screen',
  'g',
  'replay',
  'puzzles',
  'workshop/uwo',
  'rules/uwo/editions',
].concat(
  ...GAMES.map((game) =>
    ['setup', 'new', 'device', 'learn', 'rules', 'puzzles'].map((page) => `${page}/${game}`),
  ),
);

/** Runs in the page: every text that is seen, and every control. */
function measure() {
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = ({ left, top, width, height }) =>
    [left, top, width, height].map((px) => Math.round(px * 10) / 10);
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const text = node.data.replace(/\s+/g, ' ').trim();
    if (text === '' || !isSeen(node.parentElement) || node.parentElement.closest('output, style'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({
      text,
      box: box(range.getBoundingClientRect()),
      size: parseFloat(getComputedStyle(node.parentElement).fontSize),
    });
  }
  const controls = [...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter(isSeen)
    .map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent.replace(/\s+/g, ' ').trim(),
      box: box(control.getBoundingClientRect()),
    }));
  return { texts, controls };
}

async function shownAt(page, url, { moment, look }) {
  if (moment.startsWith('page/')) {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await page.goto(`${url}#/${moment.slice('page/'.length)}`);
    await page.reload({ waitUntil: 'networkidle' });
  } else {
    if (!page.url().includes('gallery.html')) await page.goto(`${url}gallery.html#none`);
    const hash = `${moment},less,${look}`;
    await page.evaluate((to) => (location.hash = to), hash);
    await page
      .locator(`main[data-shown="${hash}"] :is(section, .mow, .hand)`)
      .first()
      .waitFor({ timeout: 5000 });
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(120);
}

async function take(folder, { only, sizes, looks }) {
  const { default: config } = (await runnerImport(join(ROOT, 'browser/playwright.config.ts')))
    .module;
  const { states } = (await runnerImport(join(ROOT, 'gallery/states.ts'))).module;
  const played = Object.entries(states).flatMap(([game, all]) =>
    Object.keys(all).map((state) => `${game}/${state}`),
  );
  const moments = [
    ...played,
    ...played.flatMap((state) => [`${state},tv`, `${state},hand`]),
    ...PAGES.map((page) => `page/${page}`),
  ];
  const outDir = mkdtempSync(join(tmpdir(), 'tischlein-pictures-'));
  // Apart from each other: what a page and the gallery share would come in one file with what starts the page.
  const inputs = new Set(
    only.flatMap((part) =>
      part === ''
        ? ['index.html', 'gallery.html']
        : part.startsWith('page/')
          ? 'index.html'
          : 'gallery.html',
    ),
  );
  for (const name of inputs)
    await build({
      root: ROOT,
      logLevel: 'error',
      build: { outDir, emptyOutDir: false, rollupOptions: { input: join(ROOT, name) } },
    });
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(config.use.launchOptions);
  mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
    for (const moment of moments) {
      // A big screen is wide, and the hand beside it a phone's.
      if (!only.some((part) => moment.startsWith(part))) continue;
      if (moment.endsWith(',tv') && size !== '1440x900') continue;
      if (moment.endsWith(',hand') && (width > 400 || moment.startsWith('uwo'))) continue;
      for (const look of looks) {
        const name = join(folder, `${moment.replace(/[/,]/g, '-')}.${look}.${size}`);
        try {
          await shownAt(page, server.resolvedUrls.local[0], { moment, look });
        } catch (error) {
          console.error(`${moment} is not shown: ${error.message}`);
          continue;
        }
        writeFileSync(`${name}.json`, JSON.stringify(await page.evaluate(measure)));
        await page.screenshot({ path: `${name}.png`, animations: 'disabled' });
      }
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}

const grouped = (texts) =>
  Map.groupBy?.(texts, ({ text }) => text) ??
  texts.reduce((map, each) => map.set(each.text, [...(map.get(each.text) ?? []), each]), new Map());

function differences(before, after) {
  const found = [];
  const old = grouped(before.texts);
  for (const [text, now] of grouped(after.texts)) {
    const was = old.get(text) ?? [];
    old.delete(text);
    if (was.length !== now.length) found.push(`${was.length} → ${now.length} times “${text}”`);
    // Alike ones belong together by where they stand.
    const free = [...was];
    for (const { box, size } of now) {
      const far = ({ box: [x, y] }) => Math.hypot(x - box[0], y - box[1]);
      const [near] = free.sort((a, b) => far(a) - far(b)).splice(0, 1);
      if (near === undefined) continue;
      if (near.box.some((px, i) => Math.abs(px - box[i]) > MAX_MOVE_PX))
        found.push(`moved ${near.box} → ${box} “${text}”`);
      if (size < near.size - 0.05) found.push(`smaller ${near.size} → ${size} “${text}”`);
    }
  }
  for (const [text, { length }] of old) found.push(`${length} → 0 times “${text}”`);
  const small = ({ controls }) =>
    controls.filter(({ box: [, , w, h] }) => w > 0 && (w < MIN_CONTROL_PX || h < MIN_CONTROL_PX));
  const known = new Set(small(before).map(({ name }) => name));
  for (const { name, box } of small(after))
    if (!known.has(name)) found.push(`control of ${box[2]} × ${box[3]} “${name}”`);
  return found;
}

function compare(before, after) {
  const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  let count = 0;
  for (const name of readdirSync(after).filter((each) => each.endsWith('.json'))) {
    if (!existsSync(join(before, name))) continue;
    const found = differences(read(before, name), read(after, name));
    if (found.length === 0) continue;
    count++;
    console.log(
      [
        join(after, name.replace(/json$/, 'png')),
        ...found.slice(0, 12),
        ...(found.length > 12 ? [`and ${found.length - 12} more`] : []),
      ].join('\n  '),
    );
  }
  console.log(`${count} pictures differ.`);
}

const list = (text) => ({ type: 'string', default: text });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    only: list(''),
    sizes: list('360x640,390x844,844x390,1440x900'),
    looks: list('light,dark'),
  },
});
const [first, second] = positionals;
if (values.compare) compare(first, second);
else
  await take(first, {
    only: values.only.split(','),
    sizes: values.sizes.split(','),
    looks: values.looks.split(','),
  });
