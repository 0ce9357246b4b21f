import { expect, type CDPSession, type Page } from '@playwright/test';
import type { PushBrowser } from '../../server/push/service.testing.ts';

/**
 * Chromium subscribes at a service of its maker on the internet, which tests have not got: here the browser's `subscribe`
 * answers with a subscription at a push service of our own. Asking, posting and taking back are the page's.
 */
export async function subscribesAt(page: Page, { subscription }: PushBrowser): Promise<void> {
  await page.context().addInitScript((at) => {
    const made = { ...at, toJSON: () => at } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve(made);
  }, subscription);
}

/** The notifications of a browser, by the service worker of its page. */
export class Ringer {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #registrationId: string;

  private constructor(page: Page, cdp: CDPSession, registrationId: string) {
    this.#page = page;
    this.#cdp = cdp;
    this.#registrationId = registrationId;
  }

  /** Of a page of the server that is open. */
  static async of(page: Page): Promise<Ringer> {
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(
          ({ scopeURL, isDeleted }) => !isDeleted && page.url().startsWith(scopeURL),
        );
        if (ours) resolve(ours.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    // While it takes over from nobody or from an older one, a message is lost.
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active!.state !== 'activated')
        await new Promise((changed) =>
          active!.addEventListener('statechange', changed, { once: true }),
        );
    });
    return new Ringer(page, cdp, await registered);
  }

  /**
   * What the browser does with a message it could decrypt, until it is all that is shown. Handed over this way, a message
   * for a worker that is just being started may be lost: it is handed over again.
   */
  async deliver(notice: PushBrowser['notices'][number]): Promise<void> {
    const { title, body, tag } = notice;
    await expect(async () => {
      await this.#cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(this.#page.url()).origin,
        registrationId: this.#registrationId,
        data: JSON.stringify(notice),
      });
      await expect.poll(() => this.shown(), { timeout: 5000 }).toEqual([{ title, body, tag }]);
    }).toPass({ timeout: 60_000 });
  }

  shown(): Promise<{ title: string; body: string; tag: string }[]> {
    return this.#page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      const all = await ready.getNotifications();
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  }

  /** Presses the notification; answers the address that is opened. */
  press(): Promise<string> {
    const worker = this.#page.context().serviceWorkers()[0]!;
    return worker.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<[]> };
      };
      const [notification] = await scope.registration.getNotifications();
      return new Promise<string>((resolve) => {
        // No finger touched it: the browser itself would open nothing.
        scope.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
        scope.clients.matchAll = async () => [];
        const Clicked = (
          globalThis as unknown as Record<string, new (...args: unknown[]) => Event>
        )['NotificationEvent']!;
        dispatchEvent(new Clicked('notificationclick', { notification }));
      });
    });
  }
}
