import { expect, it } from 'vitest';
import { entriesOf } from './handle.ts';
import { fold } from './fold.ts';
import { begun } from './table.testing.ts';
import { lettersOf, tellTo } from './tell.ts';

it('letters to many say what each is told alone, also where two see alike', () => {
  const { local, home } = begun();
  const { table } = local;
  const since = table.seq;
  const [entry] = entriesOf(table, [{ e: 'moved', seat: 0, move: 'draw' }], home.time);
  const played = fold(table, entry!);
  const letterTo = lettersOf(table, home.time, since, played);
  for (const person of ['anna', 'beni', 'a watcher', 'another watcher', 'anna'])
    expect(JSON.parse(letterTo(person))).toEqual(tellTo(table, person, home.time, since, played));
});
