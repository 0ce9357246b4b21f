import type { ToldChair } from '@tischlein/table';
import { expect, it } from 'vitest';
import { seatInfos } from './names.ts';

const person = (name: string): ToldChair => ({ kind: 'person', person: 'p', name, away: null });
const bot: ToldChair = { kind: 'bot', level: 'easy' };
const called = (...chairs: ToldChair[]): string[] => seatInfos(chairs, []).map(({ name }) => name);

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
