import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This release and the one before it. */
const KEPT = 2;
const LIST = 'releases.json';

/**
 * A page that was loaded before a deploy still asks for its own hashed files. So each release is copied into a folder
 * that outlives it; answers where the files of the release before this one lie, or null where there was none.
 */
export function releaseBefore(pages: string, shelf: string): string | null {
  const assets = join(pages, 'assets');
  if (!existsSync(assets)) return null;
  const now = nameOf(readdirSync(assets));
  const known = listIn(shelf);
  if (!known.includes(now)) cpSync(assets, join(shelf, now, 'assets'), { recursive: true });
  const releases = [now, ...known.filter((release) => release !== now)].slice(0, KEPT);
  writeFileSync(join(shelf, LIST), JSON.stringify(releases));
  for (const entry of readdirSync(shelf))
    if (entry !== LIST && !releases.includes(entry))
      rmSync(join(shelf, entry), { recursive: true, force: true });
  return releases[1] === undefined ? null : join(shelf, releases[1]);
}

/** Newest first; none where the list is missing or half written. */
function listIn(shelf: string): string[] {
  try {
    return JSON.parse(readFileSync(join(shelf, LIST), 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** Names of built files hold their hashes: other contents, other names. */
const nameOf = (files: readonly string[]): string =>
  createHash('sha256')
    .update([...files].sort().join())
    .digest('hex')
    .slice(0, 16);
