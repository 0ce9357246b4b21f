import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Of a script, and of markup; style sheets lie beside them as long as they are. */
const MAX_LINES = 150;

/** Where the page changes its shape, in pixels, and what stands there. */
const WIDTHS: { readonly [px: number]: string } = {
  400: 'a narrow phone',
  560: 'a phone on its side, if it is low',
  599: 'the last of the phones',
  600: 'a large phone or a small tablet',
  700: 'names and totals fit beside five farmers',
  959: 'the last of the tablets',
  960: 'two columns',
  1040: 'a book with its contents beside it',
  1279: 'the last without a panel',
  1280: 'a panel beside the table',
  1600: 'five farmers and a panel side by side',
};
const HEIGHTS: { readonly [px: number]: string } = {
  310: 'lower: a page at 400 %',
  480: 'lower: a phone on its side',
  600: 'high enough for a table with its panel',
  700: 'high enough for a table with its replay below',
};
/** Up to here a number orders what lies inside one part; above, a layer of `ui/theme/tokens.css` is named. */
const MAX_INSIDE = 4;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const styleOf = (path: string, text: string): string =>
  path.endsWith('.css') ? text : (/^<style[^]*?^<\/style>/m.exec(text)?.[0] ?? '');

const found = (pattern: RegExp, isWrong: (match: RegExpExecArray) => boolean): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(isWrong).map(([match]) => `${path}: ${match}`),
  );

it('no component is long', () => {
  const lines = (text: string): number => text.trim().split('\n').length;
  const long = files
    .filter(({ path }) => path.endsWith('.svelte'))
    .filter(({ text }) => {
      const [script = ''] = text.match(/<script.*?<\/script>/s) ?? [];
      const markup = text.replace(script, '').replace(/<style.*?<\/style>/s, '');
      return lines(script) > MAX_LINES || lines(markup) > MAX_LINES;
    });
  expect(long.map(({ path }) => path)).toEqual([]);
});

/** Where sizes and colours are made, and drawings; a board's shape is its own, and the lists shrink. */
const OWN_SIZES = [
  /^web\/src\/ui\//,
  /^web\/src\/(games|table|play|app)\//, // until they are written in tokens, too
  /\/(Crest|Spot|Pictures|Art)\.svelte$/,
];

it('a page takes its letters, spaces, corners, shadows and colours from the theme', () => {
  const raw =
    /^\s*(?:font(?:-size)?|(?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*|border-(?:[a-z]+-)*radius|box-shadow): [^;]*?(?<![\w.])(?:(?:[2-9]|\d{2,})(?:\.\d+)?px|\d*\.?\d+rem)\b[^;]*;|#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\((?!var)[^)]*\)/gim;
  const wrong = files
    .filter(({ path }) => !OWN_SIZES.some((own) => own.test(path)))
    .flatMap(({ path, text }) =>
      [...styleOf(path, text).matchAll(raw)].map(([found]) => `${path}: ${found.trim()}`),
    )
    // What is measured against the screen, not between things.
    .filter((found) => !/100(vw|dvh)/.test(found));
  expect(wrong).toEqual([]);
});

it('the name of a utility class means only that', () => {
  const utilities = readFileSync('web/src/ui/theme/utilities.css', 'utf8');
  const names = [...utilities.matchAll(/^ {2}& \.([\w-]+) \{/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(60);
  const styles = files
    .filter(({ path }) => !path.endsWith('utilities.css'))
    .map(({ path, text }) => ({ path, css: styleOf(path, text) }));
  const clashes = names.flatMap((name) =>
    styles
      .filter(({ css }) => new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map(({ path }) => `${path}: .${name}`),
  );
  expect(clashes).toEqual([]);
});

it('the page changes its shape at a few known sizes only', () => {
  const asked = files.flatMap(({ path, text }) =>
    [
      ...text
        .replaceAll(/@container[^{]*/g, '')
        .matchAll(/\((?:min|max)-(width|height): (\d+)px\)/g),
    ]
      .filter(([, side, px]) => (side === 'width' ? WIDTHS : HEIGHTS)[Number(px)] === undefined)
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(asked).toEqual([]);
});

it('what lies over the whole page names its layer', () => {
  expect(found(/z-index: (-?\d+)/g, ([, z]) => Number(z) > MAX_INSIDE)).toEqual([]);
  const tokens = readFileSync('web/src/ui/theme/tokens.css', 'utf8');
  const layers = new Set(
    [...tokens.matchAll(/^ {2}(--layer-[a-z]+): \d+;/gm)].map(([, name]) => name!),
  );
  expect(found(/var\((--layer-[a-z]+)\)/g, ([, name]) => !layers.has(name!))).toEqual([]);
  expect(layers.size).toBeGreaterThan(4);
});
