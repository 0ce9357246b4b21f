import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import webPush from 'web-push';
import type { Subscription } from '../store/people.ts';

const PATIENCE = 10_000;

/** Addresses that only mean something inside a network: a push service is never there. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
/** Only global unicast (2000::/3) is public, without documentation and the ways around into IPv4. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const DETOURS = new BlockList();
DETOURS.addSubnet('2001:db8::', 32, 'ipv6');
DETOURS.addSubnet('2001::', 32, 'ipv6');
DETOURS.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !DETOURS.check(address, 'ipv6');
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];
const LONGEST = 600;

/** Where a notification may be sent: https at a public name or address; for tests, this machine by plain http. */
export function isEndpoint(text: string, { loopback }: { readonly loopback: boolean }): boolean {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (loopback && url.protocol === 'http:' && LOOPBACK.includes(url.hostname)) return true;
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return (
    host.includes('.') && !/\.(local|lan|internal|home|arpa|localhost|invalid)\.?$/i.test(host)
  );
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Asked when a connection is opened: a name that points into a network leads nowhere, whatever it said before. */
function publicLookup(host: string, options: LookupOptions, found: Found): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const all = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
    if (error !== null) return found(error, []);
    if (all.length === 0) return found(new Error(`${host} is no public address`), []);
    if (options.all) return found(null, all);
    found(null, all[0]!.address, all[0]!.family);
  });
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Sending {
  readonly keys: PushKeys;
  /** Who runs this server, for the push service: mailto: or https:. */
  readonly contact: string;
  readonly loopback: boolean;
  /** For how many seconds it is worth delivering. */
  readonly lasts: number;
  /** A newer one of the same topic takes its place. */
  readonly topic: string;
}

/** Hands a notification to a push service, encrypted for one browser; answers the status. Redirects are not followed. */
export function send(to: Subscription, text: string, how: Sending): Promise<number> {
  const { keys, contact, loopback, lasts, topic } = how;
  if (!isEndpoint(to.endpoint, { loopback })) return Promise.resolve(410);
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    text,
    { vapidDetails: { subject: contact, ...keys }, TTL: lasts, topic, urgency: 'normal' },
  );
  const url = new URL(endpoint);
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? plainRequest : secureRequest)(
      url,
      {
        method,
        headers: headers as Record<string, string>,
        timeout: PATIENCE,
        ...(!isPlain && { lookup: publicLookup }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    request.on('timeout', () => request.destroy(new Error('the push service does not answer')));
    request.on('error', reject);
    request.end(body);
  });
}
