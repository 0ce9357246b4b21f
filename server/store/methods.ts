import { dayMethods, READING_DAYS } from './days.ts';
import { groupMethods, READING_GROUPS, sweepGroups } from './groups.ts';
import { peopleMethods, READING_PEOPLE } from './people.ts';
import { quotaMethods } from './quotas.ts';
import { READING_RESULTS, resultMethods } from './results.ts';
import { READING_SCREENS, screenMethods } from './screens.ts';
import { subscriptionMethods } from './subscriptions.ts';
import { READING_TABLES, tableMethods } from './tables.ts';
import type { Method, Methods } from './transaction.ts';

/** Those that change nothing. */
export const READING: ReadonlySet<Method> = new Set<Method>([
  ...READING_TABLES,
  ...READING_PEOPLE,
  ...READING_RESULTS,
  ...READING_SCREENS,
  'subscriptionsOf',
  ...READING_GROUPS,
  ...READING_DAYS,
]);

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
