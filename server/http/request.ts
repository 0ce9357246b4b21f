import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The word of the outermost of our proxies: each adds to the end, and what stands before is the client's invention. */
function wordOf(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const words = [header].flat().join(',').split(',');
  return words[Math.max(0, words.length - proxies)]!.trim();
}

/** Where a request comes from: the word of a proxy where one is trusted, else the other end of the line. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = wordOf(request.headers['x-forwarded-for'], proxies);
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

export const cameByHttps = (headers: IncomingHttpHeaders, proxies: number): boolean =>
  wordOf(headers['x-forwarded-proto'], proxies) === 'https';

/** Pages of other sites may not act with our cookie. Programs that are no browsers send no origin. */
export function sameOrigin(headers: IncomingHttpHeaders, proxies: number): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const forwarded = wordOf(headers['x-forwarded-host'], proxies);
  try {
    return new URL(origin).host === (forwarded ?? headers.host);
  } catch {
    return false;
  }
}

export function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
