import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { LoadedGame } from '../outside.ts';
import { PACKAGE } from '../workers.ts';

const IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])([^'"\n]+)\2/g;
const LIBRARY = 'library/';

const scripts = new Map<string, string>();
const known = new Map<LoadedGame, boolean>();

/**
 * Whether pages can play it themselves: its module imports nothing but files beside it and this package. Those are laid out for
 * them then, with addresses in place of the package's name.
 */
export function runsInPages(game: LoadedGame): boolean {
  const { file } = game;
  const before = known.get(game);
  if (before !== undefined) return before;
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    exports: { [door: string]: { readonly default?: string } };
  };
  const folder = `${game.game.name}/`;
  const found = new Map<string, string>();
  const rootOf = (path: string) =>
    path.startsWith(LIBRARY) ? join(PACKAGE, 'dist/lib') : dirname(resolve(file));
  /** The path of what is imported, below the folder of its own kind; null for all else. */
  const target = (name: string, from: string): string | null => {
    const of = from.startsWith(LIBRARY) ? LIBRARY : folder;
    if (name.startsWith('.')) {
      const path = relative(
        rootOf(from),
        resolve(rootOf(from), dirname(from.slice(of.length)), name),
      );
      return path.startsWith('..') ? null : of + path.split(sep).join('/');
    }
    const door = /^tischlein(\/.*)?$/.exec(name);
    const built = door && exports[`.${door[1] ?? ''}`]?.default;
    return built?.startsWith('./dist/lib/') ? LIBRARY + built.slice('./dist/lib/'.length) : null;
  };
  const take = (path: string): boolean => {
    if (found.has(path)) return true;
    const script = join(rootOf(path), path.slice(path.indexOf('/') + 1));
    if (!existsSync(script)) return false;
    let isWhole = true;
    const text = readFileSync(script, 'utf8').replaceAll(IMPORT, (said, before, quote, name) => {
      const to = target(name, path);
      if (to === null) isWhole = false;
      // Out of the folder this script lies in, and down again.
      const up = '../'.repeat(path.split('/').length - 1) || './';
      return to === null ? said : `${before}${quote}${up}${to}${quote}`;
    });
    found.set(path, text);
    const all = [...text.matchAll(IMPORT)].map(([, , , name]) => name!.replace(/^(\.\.?\/)+/, ''));
    return isWhole && all.every(take);
  };
  const runs = take(folder + basename(file));
  known.set(game, runs);
  if (!runs) return false;
  for (const [path, text] of found) scripts.set(path, text);
  scripts.set(`${folder}index.js`, `export * from './${basename(file)}';\n`);
  return true;
}

export const scriptAt = (path: string): string | undefined => scripts.get(path);
