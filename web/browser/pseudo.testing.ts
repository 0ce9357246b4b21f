import { mkdtempSync, readFileSync, existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { parseMessage, type Piece } from '@tischlein/rules/message';
import { build, type Plugin } from 'vite';
import { compile, type Group, type Texts } from '../messages/compile.ts';

/** The made-up language is asked for by this one's name. */
export const STANDS_FOR = 'gsw';

/** Dots no language here has: whoever meets one knows where a text comes from. */
const FROM = 'aeiounscAEIOUNSC';
const DOTTED = 'ȧėïȯŭṅṡċȦĖÏȮŬṄṠĊ';
const accented = (text: string): string =>
  text
    .replaceAll(/[a-z]/gi, (letter) => DOTTED[FROM.indexOf(letter)] ?? letter)
    .replaceAll(/[{}]/g, "'$&'");

function written(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return accented(piece.text);
      if (piece.kind === 'count') return '#';
      if (piece.kind === 'value') return `{${piece.name}}`;
      const cases = Object.entries(piece.cases).map(([key, said]) => `${key} {${written(said)}}`);
      return `{${piece.name}, ${piece.kind}, ${cases.join(' ')}}`;
    })
    .join('');
}

/** A message a third longer, with accents, between brackets. Clause ids and the rules a clause names are no texts. */
export function pseudo(texts: Texts, key = ''): Texts {
  if (typeof texts !== 'string')
    return Array.isArray(texts)
      ? texts.map((text) => (/^(rules|clauses|numbers)$/.test(key) ? text : pseudo(text)))
      : Object.fromEntries(
          Object.entries(texts).map(([below, text]) => [below, pseudo(text, below)]),
        );
  const pieces = parseMessage(texts);
  const letters = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'text' ? piece.text.length : 0),
    0,
  );
  const more = ' ~'.repeat(Math.ceil(letters / 6));
  return `⟦${written(pieces)}${more}⟧`;
}

/** The page with the made-up language in the place of another, made from the English files alone. */
function inPseudo(): Plugin {
  const englishOf = (path: string): Group => JSON.parse(readFileSync(path, 'utf8')) as Group;
  return {
    name: 'tischlein-pseudo',
    enforce: 'pre',
    load(id) {
      const [path] = id.split('?') as [string];
      const words = path.replace(new RegExp(`/${STANDS_FOR}\\.ts$`), '/en.json');
      if (words !== path && existsSync(words)) {
        const english = englishOf(words);
        return compile(pseudo(english) as Group, english, STANDS_FOR, 'en');
      }
      const file = path.replace(new RegExp(`\\.${STANDS_FOR}\\.json$`), '.en.json');
      return file === path ? null : JSON.stringify(pseudo(englishOf(file)));
    },
  };
}

/** Builds these pages into a folder of their own. */
export async function pseudoPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-pseudo-'));
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    plugins: [inPseudo()],
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  return folder;
}

/** Pages come from the folder, all else from the server. */
export const servePages = (context: BrowserContext, folder: string): Promise<void> =>
  context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.fallback();
  });
