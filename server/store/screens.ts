import type { ScreenRecord } from './queries.ts';
import type { StoredScreen } from './store.ts';
import { reads, type Methods } from './transaction.ts';

export const screenMethods = {
  async showCode(transaction, { person, code, keyHash, table, until }, now) {
    await transaction.run('dropScreen', person);
    await transaction.run('dropOldCode', code, now);
    return (await transaction.run('addScreen', code, keyHash, person, table, until)) > 0;
  },
  screenOf: reads(async (transaction, person) => {
    const [found] = await transaction.all<ScreenRecord>('screenOf', person);
    return found ? screenOf(found) : null;
  }),
  findScreen: reads(async (transaction, { code, keyHash }, now) => {
    const [found] =
      code === undefined
        ? await transaction.all<ScreenRecord>('screenByKey', keyHash, now)
        : await transaction.all<ScreenRecord>('screenByCode', code, now);
    return found ? screenOf(found) : null;
  }),
  async bindScreen(transaction, person, table, now) {
    return (await transaction.run('bindScreen', table, now, person, now)) > 0;
  },
} satisfies Partial<Methods>;

const screenOf = ({ code, person, table_id, until }: ScreenRecord): StoredScreen => ({
  code,
  person,
  table: table_id,
  until: Number(until),
});
