import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ServerSettings } from '../settings.ts';

/** The word of the outermost of our proxies: each adds to the end, and what stands before is the client's invention. */
function wordOf(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const words = [header].flat().join(',').split(',');
  return words[Math.max(0, words.length - proxies)]!.trim();
}

/** The network a request comes from: the word of a proxy where one is trusted, else the other end of the line. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = wordOf(request.headers['x-forwarded-for'], proxies);
  return networkOf(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/**
 * Whom an address counts for. A home has a whole /64 of IPv6, so its first half is one; an IPv4 address may be written as
 * an IPv6 one.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const first = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}

export const cameByHttps = (headers: IncomingHttpHeaders, proxies: number): boolean =>
  wordOf(headers['x-forwarded-proto'], proxies) === 'https';

/** Pages of other sites may not act with our cookie. Programs that are no browsers send no origin. */
export function sameOrigin(headers: IncomingHttpHeaders, proxies: number): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const asked = wordOf(headers['x-forwarded-host'], proxies) ?? headers.host;
  // Without a proxy that says so, nobody comes by https.
  const scheme = wordOf(headers['x-forwarded-proto'], proxies) ?? 'http';
  try {
    const { protocol, host } = new URL(origin);
    return protocol === `${scheme}:` && host === asked;
  } catch {
    return false;
  }
}

/** Endings that only a home network or this machine gives; nobody can have one outside. */
const AT_HOME = /(^|\.)(local|lan|home|localhost|internal|home\.arpa|fritz\.box)$/;

/**
 * Whether a request means this server. A page of another site may let its own name point here; then it would pass for
 * ours. A bare address or a name without a dot can not be such a page's name. A trusted proxy has looked already, unless
 * there is a list.
 */
export function isOurHost(
  headers: IncomingHttpHeaders,
  { hosts, trustProxy }: Pick<ServerSettings, 'hosts' | 'trustProxy'>,
): boolean {
  const asked = wordOf(headers['x-forwarded-host'], trustProxy) ?? headers.host;
  if (!/^[\w.:[\]-]+$/.test(asked ?? '') || !URL.canParse(`http://${asked}`)) return false;
  const name = new URL(`http://${asked}`).hostname.replace(/^\[|\]$|\.$/g, '');
  if (hosts.includes(name)) return true;
  if (hosts.length === 0 && trustProxy > 0) return true;
  return isIP(name) > 0 || !name.includes('.') || AT_HOME.test(name);
}

/**
 * What our cookie is called where it came by https: with this beginning, browsers take it from nobody but this site, and
 * not from one beside it under the same name.
 */
export function cookieName(
  cookie: string,
  headers: IncomingHttpHeaders,
  { trustProxy, basePath }: Pick<ServerSettings, 'trustProxy' | 'basePath'>,
): string {
  if (!cameByHttps(headers, trustProxy)) return cookie;
  return `${basePath === '/' ? '__Host-' : '__Secure-'}${cookie}`;
}

/** The token in our cookie. */
export const tokenIn = (
  cookie: string,
  headers: IncomingHttpHeaders,
  settings: Pick<ServerSettings, 'trustProxy' | 'basePath'>,
): string | null => cookieOf(headers.cookie, cookieName(cookie, headers, settings));

function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** The time it takes tells nothing of how much of it is right. */
export function isSame(a: string, b: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
