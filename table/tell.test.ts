import { FastRandom } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import type { Entry, Happening } from './entries.ts';
import { fold, foldAll } from './fold.ts';
import { entriesOf } from './handle.ts';
import { begun, type Page } from './table.testing.ts';
import { lettersOf, tellAll, tellTo, wholeLettersOf } from './tell.ts';
import { toy } from './toy.testing.ts';
import { OFFERS, withNews, type News, type Told } from './wire.ts';

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

  it('say all of a game to each as if they came anew', () => {
    const { local, home, anna, beni } = begun();
    anna.move('draw');
    beni.move('draw');
    const letterTo = wholeLettersOf(local.table, home.time);
    for (const person of READERS)
      expect(JSON.parse(letterTo(person))).toEqual(tellAll(local.table, person, home.time));
  });

  it('put together say what each is told alone, whatever happens at the table', () => {
    const random = new FastRandom('letters');
    let news = 0;
    for (let round = 0; round < 20; round++) {
      const entries = muchAdo(random);
      const table = foldAll(entries.slice(0, 1), () => toy);
      const known = READERS.map((person) => tellAll(table, person, 0));
      for (const entry of entries.slice(1)) {
        const before = { ...table };
        const played = fold(table, entry);
        const letterTo = lettersOf(before, table, entry.at, played);
        for (const [i, person] of READERS.entries()) {
          const letter = JSON.parse(letterTo(person)) as Told | News;
          if (letter.t === 'news') news += 1;
          known[i] = letter.t === 'news' ? withNews(known[i]!, letter) : letter;
          expect(known[i]).toEqual(tellTo(table, person, entry.at, before.seq, played));
        }
      }
    }
    expect(news).toBeGreaterThan(100);
  });
});

/** The journal of a table where everybody does whatever comes to their mind. */
function muchAdo(random: FastRandom): readonly Entry[] {
  const { local, home, anna, beni } = begun();
  const people = [anna, beni];
  for (let i = 0; i < 60; i++) {
    const page = people[random.below(people.length)]!;
    const { legal, offer } = page.told;
    const wishes: Parameters<Page['wish']>[0][] = [
      { t: 'stand' },
      { t: 'back' },
      { t: 'start' },
      { t: 'contribute', contribution: 'another-part' },
      { t: 'mute', person: 'beni', muted: random.below(2) === 0 },
      { t: 'settings', settings: { watchers: random.below(2) === 0 } },
      { t: 'offer', offer: OFFERS[random.below(OFFERS.length)]! },
      { t: 'vote', offer: offer?.offer ?? 'end', agree: random.below(2) === 0 },
    ];
    if (legal.length > 0 && random.below(3) > 0) page.move(legal[random.below(legal.length)]!);
    else page.wish(wishes[random.below(wishes.length)]!);
    home.pass(random.below(2000));
  }
  local.close();
  return home.saved;
}
