import type { ShownChair } from '@tischlein/table';
import { expect, it } from 'vitest';
import { words as de } from '../i18n/words/de.ts';
import { words as en } from '../i18n/words/en.ts';
import { words as gsw } from '../i18n/words/gsw.ts';
import { words as hu } from '../i18n/words/hu.ts';
import { avatarsFor, playerInfos, NAMELESS, seatInfos } from './names.ts';

const person = (name: string): ShownChair => ({
  kind: 'person',
  who: { id: 'p', name, avatar: null },
  away: null,
});
const bot: ShownChair = { kind: 'bot', level: 'easy' };
const called = (...chairs: ShownChair[]): string[] => seatInfos(chairs, []).map(({ name }) => name);

it('people with one name are told apart by a number', () => {
  expect(called(person('Guest'), bot, person('Guest'), person('Guest'))).toEqual([
    'Guest',
    'Beni',
    'Guest 2',
    'Guest 3',
  ]);
});

it('a number that is a name already is not given twice', () => {
  const names = called(person('Guest'), person('Guest'), person('Guest 2'));
  expect(new Set(names).size).toBe(3);
});

it('a bot yields its name to whoever has it, wherever they sit', () => {
  expect(called(person('Anna'), bot, person('Beni'))).toEqual(['Anna', 'Beni 2', 'Beni']);
});

it('who gave no name is “You” to themselves, in whatever language it was played, and keeps a name they gave', () => {
  const names = (name: string, seat: number | null) =>
    seatInfos([person(name), person('Gast')], [], { seat, you: 'You', avatar: null }).map(
      (info) => info.name,
    );
  for (const nameless of NAMELESS) expect(names(nameless, 0)[0]).toBe('You');
  expect(names('Gast', 1)).toEqual(['Gast', 'You']);
  expect(names('Anna', 0)[0]).toBe('Anna');
  expect(names('Guest', null)[0]).toBe('Guest');
});

it('the names of who gave none are those of the four languages', () => {
  expect(NAMELESS).toEqual([en.guest, de.guest, gsw.guest, hu.guest]);
});

it('a chosen animal sits where it was chosen, and no two are alike', () => {
  expect(avatarsFor([null, null, null])).toEqual([0, 1, 2]);
  expect(avatarsFor([2, null, null])).toEqual([2, 1, 0]);
  expect(avatarsFor([7, null, null])).toEqual([7, 1, 2]);
  expect(avatarsFor([null, 0, 0])).toEqual([1, 0, 2]);
});

it('the animal a table tells of sits where it was chosen, the same to all', () => {
  const chosen: ShownChair = {
    kind: 'person',
    who: { id: 'b', name: 'Beni', avatar: 0 },
    away: null,
  };
  const seen = (seat: number | null) =>
    seatInfos([person('Anna'), chosen, bot], [], { seat, you: 'You', avatar: 3 }).map(
      ({ avatar }) => avatar,
    );
  for (const seat of [null, 0, 1]) expect(seen(seat)).toEqual([1, 0, 2]);
});

it('one’s own animal sits at tables without other people; with them everybody sees the same', () => {
  const avatars = (...chairs: ShownChair[]) =>
    seatInfos(chairs, [], { seat: 0, you: 'You', avatar: 3 }).map(({ avatar }) => avatar);
  expect(avatars(person('Anna'), bot)).toEqual([3, 1]);
  expect(avatars(person('Anna'), person('Beni'))).toEqual([0, 1]);
});

it('a replay seats everybody with the animal they had at the table', () => {
  const chosen: ShownChair = {
    kind: 'person',
    who: { id: 'b', name: 'Beni', avatar: 0 },
    away: null,
  };
  const atTable = seatInfos([person('Anna'), chosen, bot], []);
  const inReplay = playerInfos(['Anna', 'Beni', { bot: 'easy' }], null, [null, 0, null]);
  expect(inReplay.map(({ avatar }) => avatar)).toEqual(atTable.map(({ avatar }) => avatar));
  expect(inReplay[1]!.avatar).toBe(0);
});
