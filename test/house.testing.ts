import { readdirSync, readFileSync } from 'node:fs';
import type { SourceFile } from './source.ts';

export const HOUSE = new URL('../', import.meta.url);

/** All code of the house. */
export function filesOfHouse(folder = ''): SourceFile[] {
  return readdirSync(new URL(folder, HOUSE), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|coverage|data|\..*)$/.test(entry.name)) return [];
    const path = folder + entry.name;
    if (entry.isDirectory()) return filesOfHouse(`${path}/`);
    if (!/\.(ts|svelte)$/.test(path)) return [];
    return [{ path, text: readFileSync(new URL(path, HOUSE), 'utf8') }];
  });
}
