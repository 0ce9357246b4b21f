import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { languageFor } from '@tischlein/rules/languages';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const WORTH_ZIPPING = 1024;

interface Page {
  readonly type: string;
  readonly tag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | null;
}

/** The built pages, read once: they are small, and what is in memory can not change under a running page. */
export class StaticFiles {
  readonly #pages = new Map<string, Page>();

  /** `before`: the hashed files of the release before this one. */
  constructor(folder: string, before: string | null = null) {
    if (before !== null) this.#read(before, '');
    if (existsSync(folder)) this.#read(folder, '');
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The file of a path; pages of the app are told apart behind the #, which no server sees. */
  answer(path: string, headers: Headers): Response | null {
    const language = languageFor(tagsIn(headers.get('accept-language') ?? ''));
    const localized = this.#pages.get(path.replace(/^index\.html$/, `index.${language}.html`));
    const found = localized ?? this.#pages.get(path);
    if (found === undefined) return null;
    // Names of built assets hold their hash: such a file never changes.
    const cache = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const zip = found.zipped !== null && (headers.get('accept-encoding') ?? '').includes('gzip');
    const answered = new Headers({
      'content-type': found.type,
      'cache-control': cache,
      etag: found.tag,
      vary: path === 'index.html' ? 'accept-encoding, accept-language' : 'accept-encoding',
      ...(zip && { 'content-encoding': 'gzip' }),
    });
    if (headers.get('if-none-match') === found.tag)
      return new Response(null, { status: 304, headers: answered });
    return new Response(zip ? found.zipped : found.body, { headers: answered });
  }

  #read(folder: string, path: string): void {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) this.#read(folder, inner);
      else if (extname(inner) !== '.map') this.#pages.set(inner, pageOf(join(folder, inner)));
    }
  }
}

/** The languages of a browser, the dearest first. */
const tagsIn = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((one) => one.trim().split(/;\s*q=/))
    .sort(([, one = '1'], [, other = '1']) => Number(other) - Number(one))
    .map(([tag = '']) => tag.toLowerCase());

function pageOf(file: string): Page {
  const body = new Uint8Array(readFileSync(file));
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const text = /^text|json|svg|javascript/.test(type);
  return {
    type,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    body,
    zipped: text && body.length > WORTH_ZIPPING ? new Uint8Array(gzipSync(body)) : null,
  };
}

/** This release and the one before it. */
const MAX_RELEASES = 2;
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
  const releases = [now, ...known.filter((release) => release !== now)].slice(0, MAX_RELEASES);
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
