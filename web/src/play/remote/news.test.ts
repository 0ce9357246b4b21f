import type { Snapshot } from '@tischlein/table';
import { expect, it } from 'vitest';
import { newsBetween } from './news.svelte.ts';

type Away = 'gone' | null;
const person = (id: string, away: Away = null) => ({
  type: 'person' as const,
  who: { id, name: id, avatar: null },
  away,
});
/** As Ben knows a table of Anna's. */
const told = (more: Partial<Snapshot> & { readonly options?: object } = {}): Snapshot =>
  ({
    person: 'ben',
    you: 1,
    host: 'anna',
    phase: 'playing',
    settings: { options: more.options ?? {} },
    chairs: [person('anna'), person('ben'), person('cleo')],
    ...more,
  }) as unknown as Snapshot;

it('names the rules that were changed, and not to whoever changed them', () => {
  const [before, after] = [told({ options: { runs: false } }), told({ options: { runs: true } })];
  expect(newsBetween(before, after)).toEqual([{ type: 'rules', changed: ['runs'] }]);
  expect(newsBetween(before, { ...after, person: 'anna' })).toEqual([]);
  expect(newsBetween(after, after)).toEqual([]);
});

it('says so to the new host alone, and not to whoever set the table', () => {
  expect(newsBetween(told(), told({ host: 'ben' }))).toEqual([{ type: 'host' }]);
  expect(newsBetween(told(), told({ host: 'cleo' }))).toEqual([]);
  expect(newsBetween(told({ host: null }), told({ host: 'ben' }))).toEqual([]);
});

it('says for whom a bot plays, and who is back, but nothing of the reader', () => {
  const gone = (away: Away) =>
    told({ chairs: [person('anna'), person('ben'), person('cleo', away)] });
  expect(newsBetween(gone(null), gone('gone'))).toEqual([{ type: 'bot', person: 'cleo' }]);
  expect(newsBetween(gone('gone'), gone(null))).toEqual([{ type: 'back', person: 'cleo' }]);
  const mine = (away: Away) => told({ chairs: [person('anna'), person('ben', away)] });
  expect(newsBetween(mine(null), mine('gone'))).toEqual([]);
});
