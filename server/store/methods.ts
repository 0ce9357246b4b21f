import { dayMethods } from './days.ts';
import { groupMethods, sweepGroups } from './groups.ts';
import { peopleMethods } from './people.ts';
import { quotaMethods } from './quotas.ts';
import { resultMethods } from './results.ts';
import { screenMethods } from './screens.ts';
import { subscriptionMethods } from './subscriptions.ts';
import { tableMethods } from './tables.ts';
import type { Store } from './store.ts';
import type { Method, Methods } from './transaction.ts';

export const storeMethods: Methods = {
  ...tableMethods,
  ...peopleMethods,
  ...resultMethods,
  ...screenMethods,
  ...subscriptionMethods,
  ...groupMethods,
  ...dayMethods,
  ...quotaMethods,
  async once(transaction, name, value) {
    await transaction.run('makeOnce', name, value);
    const [found] = await transaction.all<{ value: string }>('madeOnce', name);
    return found!.value;
  },
  async sweep(transaction, { before, botsBefore, groupsBefore, limit }) {
    const oldest = await transaction.all<{ id: string }>('oldest', before, limit);
    const ofBots = await transaction.all<{ id: string }>('oldestOfBots', botsBefore, limit);
    for (const { id } of [...oldest, ...ofBots]) {
      if ((await transaction.run('sweepTable', id, botsBefore)) === 0) continue;
      await transaction.run('sweepSeated', id);
      await transaction.run('sweepEntries', id);
    }
    await transaction.run('sweepRecoveries', await transaction.now());
    await transaction.run('sweepScreens', before);
    await transaction.run('sweepDays', before);
    await transaction.run('sweepSpent', before);
    const quiet = await transaction.all<{ id: string }>('quietPeople', before, limit);
    for (const { id } of quiet) {
      if ((await transaction.run('sweepPerson', id, before)) === 0) continue;
      await transaction.run('forgetTokens', id);
      await transaction.run('forgetRecoveries', id);
      await transaction.run('dropScreen', id);
      await transaction.run('forgetSubscriptions', id);
      await transaction.run('forgetDays', id);
    }
    const groups = await sweepGroups(transaction, groupsBefore, limit);
    return oldest.length + ofBots.length + quiet.length + groups;
  },
};

export const readsOnly = (method: Method): boolean => 'reads' in storeMethods[method];

/** A store whose methods all go through `call`; how one reaches its database is up to each. */
// Every method is put onto the prototype below.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface NamedStore extends Store {}
export abstract class NamedStore {
  protected abstract call<M extends Method>(
    method: M,
    ...args: Parameters<Store[M]>
  ): ReturnType<Store[M]>;
}
for (const method of Object.keys(storeMethods) as Method[])
  Object.defineProperty(NamedStore.prototype, method, {
    value(this: NamedStore, ...args: Parameters<Store[typeof method]>) {
      return this['call'](method, ...args);
    },
    writable: true,
    configurable: true,
  });
