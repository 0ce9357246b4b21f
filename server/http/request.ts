import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Where a request comes from: the proxy's word where it is trusted, else the other end of the line. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? first(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

/** Pages of other sites may not act with our cookie. Programs that are no browsers send no origin. */
export function sameOrigin(headers: IncomingHttpHeaders, trustProxy: boolean): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const forwarded = trustProxy ? first(headers['x-forwarded-host']) : undefined;
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
