import type { Tally } from '@tischlein/table';
import { expect, it } from 'vitest';
import { eveningOf, publicAddress } from './evening-picture.ts';

const tally: Tally = {
  games: [
    {
      round: 0,
      at: 1,
      game: 'uno',
      players: [
        { person: 'secret-id-anna', name: 'Anna', avatar: 'fox', place: 1 },
        { person: 'secret-id-ben', name: 'Ben', avatar: null, place: 3 },
        { person: null, name: 'bot easy', avatar: null, place: 2 },
      ],
    },
  ],
  earlier: [],
};
const about = { title: 'Familie Huber', date: 'Friday 13 November', address: null };

it('the picture of an evening shows people, places and games, and nothing else of the table', () => {
  const picture = eveningOf(tally, about);
  expect(picture).toMatchObject({
    title: 'Familie Huber',
    people: [
      { place: 1, name: 'Anna', avatar: 'fox', points: 10 },
      { place: 2, name: 'Ben', points: 0 },
    ],
    games: [{ game: 'uno', winners: ['fox'] }],
  });
  expect(picture.people).toHaveLength(2);
  expect(JSON.stringify(picture)).not.toContain('secret-id');
});

it('the address stands on it only where anybody could open it', () => {
  expect(publicAddress('https://tischlein.example/games/')).toBe('tischlein.example/games');
  for (const inside of [
    'http://localhost:8000/',
    'http://192.168.1.7:8000/',
    'http://10.0.0.2/',
    'http://172.20.1.1/',
    'http://[fe80::1]/',
    'http://nas/',
    'http://nas.local/',
  ])
    expect(publicAddress(inside)).toBeNull();
});
