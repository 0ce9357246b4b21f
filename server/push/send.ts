import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import webPush from 'web-push';
import type { Subscription } from '../store/store.ts';
import { isEndpoint, publicLookup } from './address.ts';

const PATIENCE = 10_000;

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
