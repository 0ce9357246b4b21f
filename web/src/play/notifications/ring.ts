import { readPushKey } from '@tischlein/api';
import { ask, comeIn, request } from '../remote/api.ts';

/** Whether this browser rings when it is its person's turn, or why it can not. */
export type Ring = 'on' | 'off' | 'refused' | 'insecure' | 'homeScreen' | 'unable';

/** An iPad calls itself a Mac, but no Mac is touched. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export async function ringNow(): Promise<Ring> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'homeScreen' : 'unable';
  if (Notification.permission === 'denied') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Rings from now on, or not any more; answers how it is then. */
export const ring = (on: boolean): Promise<Ring> =>
  (on ? subscribe() : unsubscribe()).catch((): Ring => 'unable');

async function subscribe(): Promise<Ring> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  await comeIn();
  const { key } = await ask(readPushKey, 'GET', 'push');
  const registration = await navigator.serviceWorker.getRegistration();
  if (key === null || registration === undefined) return 'unable';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await request('POST', 'me/push', { endpoint, keys });
  return 'on';
}

async function unsubscribe(): Promise<Ring> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await request('DELETE', 'me/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}
