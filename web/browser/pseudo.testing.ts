import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseMessage, type Piece } from '@tischlein/rules/message';
import type { Texts } from '../messages/compile.ts';

/** A fifth language, made of the English one. */
export const PSEUDO = 'xx';

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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What is built, kept or not needed for a build. */
const LEFT_OUT = /^(node_modules|\.git|dist|test-results|python|bench|docs|web\/dist)(\/|$)/;

/** The whole project with one language more: a line in the list, and a file beside each English one. */
export function builtInPseudo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-pseudo-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (from) => !LEFT_OUT.test(relative(ROOT, from)),
  });
  linkPackages(folder);
  const list = join(folder, 'rules/languages.ts');
  const entry = `${PSEUDO}: { name: 'Pseudo', locale: 'en' },`;
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n} as const', `\n  ${entry}$&`));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(rules|cli|server|web\/src)\/.*[./]en\.json$/.test(path)) continue;
    const english = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Texts;
    const pseudoFile = join(folder, path.replace(/en\.json$/, `${PSEUDO}.json`));
    writeFileSync(pseudoFile, JSON.stringify(pseudo(english)));
  }
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Packages of others as they are; our own rooms are those of the folder. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@tischlein'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@tischlein') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const room of readdirSync(join(ROOT, 'node_modules/@tischlein')))
    symlinkSync(join(folder, room), join(modules, '@tischlein', room));
}
