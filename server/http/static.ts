import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    const found = this.#pages.get(path);
    if (found === undefined) return null;
    // Names of built assets hold their hash: such a file never changes.
    const cache = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const zip = found.zipped !== null && (headers.get('accept-encoding') ?? '').includes('gzip');
    const answered = new Headers({
      'content-type': found.type,
      'cache-control': cache,
      etag: found.tag,
      vary: 'accept-encoding',
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
