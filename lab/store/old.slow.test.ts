import { games } from '@tischlein/games';
import { expect, it } from 'vitest';
import { measureOld } from './old.ts';

it('a store full of old tables: the share that was to be swept is swept', async () => {
  const report = await measureOld(games['mow']!, 2500);
  expect(report.sweep.tables).toBe(40);
  expect(report.megabytes).toBeGreaterThan(0);
  expect(report.backup.millis).toBeGreaterThan(0);
});
