import { describe, expect, it } from 'vitest';
import type { Happening } from './entries.ts';
import { fold } from './fold.ts';
import { entriesOf } from './handle.ts';
import { begun } from './table.testing.ts';
import { lettersOf, tellAll, tellTo } from './tell.ts';
import { withNews, type News, type Told } from './wire.ts';

const READERS = ['anna', 'beni', 'a watcher', 'another watcher', 'anna'];

/** Before and after it happened, and what each was told before and is written of it. */
function happened(happening: Happening) {
  const { local, home } = begun();
  const { table } = local;
  const before = { ...table };
  const known = READERS.map((person) => tellAll(table, person, home.time));
  const [entry] = entriesOf(table, [happening], home.time);
  const played = fold(table, entry!);
  const letterTo = lettersOf(before, table, home.time, played);
  return READERS.map((person, i) => ({
    known: known[i]!,
    letter: JSON.parse(letterTo(person)) as Told | News,
    told: tellTo(table, person, home.time, before.seq, played),
  }));
}

describe('letters to many', () => {
  it('say of a move what is new, and with what was told before that is all', () => {
    for (const { known, letter, told } of happened({ e: 'moved', seat: 0, move: 'draw' })) {
      expect(letter.t).toBe('news');
      expect(letter).not.toHaveProperty('settings');
      expect(letter.view).not.toHaveProperty('options');
      expect(withNews(known, letter as News)).toEqual(told);
    }
  });

  it('say all of it where more than the game has changed', () => {
    for (const { letter, told } of happened({ e: 'away', seat: 1, why: 'left' }))
      expect(letter).toEqual(told);
  });

  it('say all of a move that ends an offer with it', () => {
    const { local, home } = begun();
    const { table } = local;
    const [offered] = entriesOf(table, [{ e: 'offered', seat: 0, offer: 'draw' }], home.time);
    fold(table, offered!);
    const before = { ...table };
    const [moved] = entriesOf(table, [{ e: 'moved', seat: 0, move: 'draw' }], home.time);
    const played = fold(table, moved!);
    const letter = JSON.parse(lettersOf(before, table, home.time, played)('beni')) as Told;
    expect(letter).toMatchObject({ t: 'told', offer: null });
  });
});
