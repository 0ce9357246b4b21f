import { describe, expect, it } from 'vitest';
import { hasWon, placeOf, type Finished } from '../../table/finished/finished.ts';
import {
  byOpponent,
  counted,
  givenAway,
  joined,
  mostOften,
  overTime,
  tally,
} from './statistics.ts';

let at = 0;
const game = (won: boolean, more: Partial<Finished> = {}): Finished => ({
  id: String(++at),
  game: 'uno',
  at,
  seats: ['Anna', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }],
  me: 0,
  moves: 30,
  places: won ? [1, 2, 2, 2] : [2, 1, 2, 2],
  scores: won ? [80, 0, 0, 0] : [0, 40, 0, 0],
  ...more,
});

it('counts games, wins, and what luck would have won', () => {
  const two: readonly Finished['seats'][number][] = ['Anna', { bot: 'hard' }];
  expect(tally([game(true), game(false), game(true, { seats: two })])).toEqual({
    games: 3,
    won: 2,
    luck: 1,
  });
});

it('leaves out games of several people and what was played on, oldest first', () => {
  const kept = game(true, { at: 5 });
  const older = game(false, { at: 4 });
  const on = game(true, { from: true });
  expect(counted([kept, older, game(true, { me: null }), on])).toEqual([older, kept]);
});

it('whom one played against: most played first, a bot of another level is another one', () => {
  const two: Finished['seats'] = ['Anna', 'Ben'];
  const games = [game(true), game(false), game(true, { seats: two })];
  const mixed = game(false, { seats: ['Anna', { bot: 'hard' }] });
  expect(
    byOpponent([...games, mixed]).map(({ info, tally: of }) => [
      info.name,
      info.bot,
      of.won,
      of.games,
    ]),
  ).toEqual([
    ['Pixel', 'easy', 1, 2],
    ['Rosti', 'easy', 1, 2],
    ['Zippi', 'easy', 1, 2],
    ['Ben', null, 1, 1],
    ['Pixel', 'hard', 0, 1],
  ]);
});

it('draws the share of the last ten games', () => {
  const games = Array.from({ length: 12 }, (_, i) => game(i < 2));
  expect(
    overTime(games)
      .map(({ share }) => share)
      .slice(-3),
  ).toEqual([0.2, 0.1, 0]);
  expect(overTime(games)[0]!.luck).toBe(0.25);
});

it('knows what was given away only of reviewed games', () => {
  expect(givenAway([game(true)])).toBeNull();
  expect(givenAway([game(true, { given: 4 }), game(false), game(false, { given: 8 })])).toEqual({
    games: 2,
    points: [4, 8],
    mean: 6,
  });
});

it('joins what the server knows of a game with what was given away in it', () => {
  const far = { table: 't', round: 1 };
  const here = game(true, { id: 'far t 1', at: 9, given: 3, far });
  const there = game(true, { id: 'far t 1', at: 4, far });
  expect(joined([game(false, { at: 2 }), here], [there])).toMatchObject([
    { id: 'far t 1', at: 4, given: 3 },
    { at: 2 },
  ]);
});

describe('the place', () => {
  it('is the one the game gave', () => {
    expect(placeOf(game(true))).toBe(1);
    expect(placeOf(game(false, { places: [4, 2, 1, 3] }))).toBe(4);
  });
  it('is unknown where several shared the device, or the game was stopped', () => {
    expect(placeOf(game(true, { me: null }))).toBeNull();
    expect(placeOf(game(true, { places: [] }))).toBeNull();
  });
  it('is no win where everybody has the first', () => {
    expect([hasWon(game(true)), hasWon(game(true, { places: [1, 1, 1, 1] }))]).toEqual([
      true,
      false,
    ]);
  });
});

it('knows what is there most often', () => {
  expect(mostOften(['Stacking', 'Jumping in', 'Stacking'])).toEqual([
    { name: 'Stacking', times: 2 },
    { name: 'Jumping in', times: 1 },
  ]);
});
