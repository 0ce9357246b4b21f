import { isInSession } from './people.ts';
import type { Subscription } from './store.ts';
import { reads, type Methods } from './transaction.ts';

/** Browsers of one person that are told; a further one takes the place of the oldest. */
const MAX_SUBSCRIPTIONS = 8;

export const subscriptionMethods = {
  async subscribe(transaction, { endpoint, p256dh, auth }, session, at) {
    if (!(await isInSession(transaction, session))) return false;
    const { person, tokenHash } = session;
    await transaction.run('subscribe', endpoint, person, tokenHash, p256dh, auth, at);
    const all = await transaction.all<{ endpoint: string }>('subscriptions', person);
    for (const old of all.slice(MAX_SUBSCRIPTIONS))
      await transaction.run('unsubscribe', old.endpoint);
    return true;
  },
  subscriptionsOf: reads(async (transaction, person) => {
    const all = await transaction.all<Subscription>('subscriptions', person);
    return all.map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }));
  }),
  async unsubscribe(transaction, endpoint, person) {
    if (person === null) await transaction.run('unsubscribe', endpoint);
    else await transaction.run('unsubscribeMine', endpoint, person);
  },
} satisfies Partial<Methods>;
