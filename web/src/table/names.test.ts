import type { ShownChair } from '@tischlein/table';
import { expect, it } from 'vitest';
import { CAST } from '../ui/avatar.ts';
import { animalFor, playerInfos, seatInfos } from './names.ts';

const person = (name: string): ShownChair => ({
  type: 'person',
  who: { id: 'p', name, avatar: null },
  away: null,
});
const bot: ShownChair = { type: 'bot', level: 'easy' };
const called = (...chairs: ShownChair[]): string[] => seatInfos(chairs, []).map(({ name }) => name);

it('people with one name are told apart by a number', () => {
  expect(called(person('Fox'), bot, person('Fox'), person('Fox'))).toEqual([
    'Fox',
    'Pixel',
    'Fox 2',
    'Fox 3',
  ]);
});

it('a number that is a name already is not given twice', () => {
  expect(new Set(called(person('Fox'), person('Fox'), person('Fox 2'))).size).toBe(3);
});

it('a bot yields its name to whoever has it, wherever they sit, and takes another of the cast', () => {
  expect(called(person('Anna'), bot, person('Pixel'))).toEqual(['Anna', 'Rosti', 'Pixel']);
  const bots = called(...Array.from({ length: 10 }, () => bot));
  expect(new Set(bots).size).toBe(10);
});

it('a bot has a face of its own kind, which goes with its name and shows how it plays', () => {
  for (const { name, avatar } of seatInfos([bot, { type: 'bot', level: 'hard' }, bot], []).slice(1))
    expect(avatar).toMatchObject({ cast: CAST.indexOf(name) });
  expect(seatInfos([{ type: 'bot', level: 'hard' }], [])[0]!.avatar).toEqual({
    cast: 0,
    level: 'hard',
  });
});

it('who has not said a name is “You” to themselves alone, and as others see it beside them', () => {
  const names = (...chairs: ShownChair[]) =>
    seatInfos(chairs, [], { seat: 0, you: 'You', avatar: 'owl' }).map(({ name }) => name);
  expect(names(person('Fox'), bot)[0]).toBe('You');
  expect(names(person('Fox'), person('Anna'))).toEqual(['Fox', 'Anna']);
  const named = { seat: 0, you: null, avatar: 'owl' } as const;
  expect(seatInfos([person('Anna'), bot], [], named)[0]!.name).toBe('Anna');
});

it('everybody sees the same animals, and one’s own where nobody else sits', () => {
  const own = { seat: 0, you: null, avatar: 'owl' } as const;
  const beni: ShownChair = {
    ...person('Beni'),
    who: { id: 'b', name: 'Beni', avatar: 'duck' },
  } as ShownChair;
  for (const reader of [null, own, { ...own, seat: 1 }])
    expect(seatInfos([person('Anna'), beni], [], reader).map(({ avatar }) => avatar)).toEqual([
      animalFor('Anna'),
      'duck',
    ]);
  expect(seatInfos([person('Anna'), bot], [], own)[0]!.avatar).toBe('owl');
});

it('a replay seats everybody with the face they had at the table', () => {
  const beni: ShownChair = {
    type: 'person',
    who: { id: 'b', name: 'Beni', avatar: 'fox-striped' },
    away: null,
  };
  const atTable = seatInfos([person('Anna'), beni, bot], []);
  const inReplay = playerInfos(['Anna', 'Beni', { bot: 'easy' }], null, [null, 'fox-striped']);
  expect(inReplay.map(({ avatar }) => avatar)).toEqual(atTable.map(({ avatar }) => avatar));
  expect(inReplay[1]!.avatar).toBe('fox-striped');
});
