import { cloneState, FastRandom, NOBODY, WATCHER } from '@tischlein/kit';
import {
  DEFAULT_SETTINGS,
  entriesOf,
  fold,
  foldAll,
  STARTED,
  tellWhole,
  whoFrom,
  type Happening,
  type MoveFacts,
  type Snapshot,
  type Table,
} from '@tischlein/table';
import { expect, it } from 'vitest';
import { games, testings } from '../../../../games/all.testing.ts';
import { eveningOf } from '../remote/evening-picture.ts';
import { finaleOf } from './finale.ts';

const person = (name: string, place: number) => ({
  person: `id-${name}`,
  name,
  avatar: null,
  place,
});
const tally: Snapshot['tally'] = {
  games: [
    {
      round: 0,
      at: 1,
      game: 'uno',
      players: [person('Anna', 2), person('Ben', 1), person('Cleo', 3)],
    },
    {
      round: 1,
      at: 2,
      game: 'uno',
      players: [person('Anna', 1), person('Ben', 3), person('Cleo', 2)],
    },
  ],
  earlier: [],
};
const told = (more: Partial<Snapshot> = {}) =>
  ({
    round: 1,
    players: ['Anna', 'Ben', 'Cleo'],
    settings: { seats: 3 },
    tally,
    result: { winners: [0], scores: [30, 0, 0], places: [1, 3, 2] },
    view: { seat: null, hands: [[], ['b1', 'r2'], ['g3']] },
    ...more,
  }) as unknown as Snapshot;
const move = (ply: number, clause: string): MoveFacts => ({
  ply,
  seat: 0,
  facts: [{ clause, facts: {} }],
});
const bigIn = ([fact]: readonly { readonly clause: string }[]) =>
  fact?.clause === 'BIG' ? ({ seat: 0, sign: { text: '+4' }, weight: 5 } as const) : null;

it('a finale stands by places, with the points of this game and of the evening', () => {
  const { placed, rows, left, moment } = finaleOf(told(), [move(1, 'BIG'), move(2, 'X')], bigIn);
  expect(placed.map(({ info, place, held }) => `${place} ${info.name} ${held.length}`)).toEqual([
    '1 Anna 0',
    '2 Cleo 1',
    '3 Ben 2',
  ]);
  expect(rows.map(({ name, points, won }) => `${name} ${points} +${won}`)).toEqual([
    'Anna 15 +10',
    'Ben 10 +0',
    'Cleo 5 +5',
  ]);
  expect(left).toBeNull();
  expect(moment?.ply).toBe(1);
});

it('hands that watchers are not shown are not there, and a game that was stopped has no moment', () => {
  const hidden = finaleOf(told({ view: { seat: null, hands: null } as never }), [], bigIn);
  expect(hidden.placed.flatMap(({ held }) => held)).toEqual([]);
  const stopped = finaleOf(told({ result: null }), [move(1, 'BIG')], bigIn);
  expect(stopped.moment).toBeNull();
  expect(stopped.placed.map(({ place }) => place)).toEqual([null, null, null]);
});

it('a cup is told instead of the evening while it is played', () => {
  const settings = { seats: 3, cup: 3 } as never;
  expect(finaleOf(told({ settings }), [], null).left).toBe(1);
});

/** After so many moves by chance, and then stopped by all. */
function stoppedAfter(name: string, moves: number, random: FastRandom): Table {
  const game = games[name]!;
  const seats = Math.max(2, game.seats.min);
  const people = [...Array(seats).keys()].map((seat) => whoFrom(`p${seat}`, { name: `P${seat}` }));
  const made = {
    type: 'made',
    table: 't',
    game: name,
    rules: game.version,
    settings: { ...DEFAULT_SETTINGS, options: {}, seats },
    host: 'p0',
    secret: `secret ${moves}`,
    dealtBy: 'server',
  } as const;
  const sat = people.map((who, seat): Happening => ({ type: 'sat', seat, who }));
  const begun: Happening[] = [made, ...sat, { type: 'starting' }, STARTED];
  const table = foldAll(
    begun.map((each, i) => ({ ...each, seq: i + 1, at: 1 })),
    () => game,
  );
  const happen = (each: Happening): void => void fold(table, entriesOf(table, [each], 2)[0]!);
  const buffer = new Int32Array(table.play.state!.variant.moves.size);
  for (let i = 0; i < moves; i++) {
    const state = table.play.state!;
    const seat = game.waitingFor(state);
    if (seat === NOBODY) break;
    const move = buffer[random.below(game.legal(state, seat, buffer))]!;
    happen({ type: 'moved', seat, move: state.variant.moves.text(move) });
  }
  if (table.room.phase === 'playing') happen({ type: 'ended', how: 'ended' });
  return table;
}

it.each(Object.keys(testings))(
  '%s: the end on a screen and the picture of the evening are the same whatever lies hidden',
  (name) => {
    const random = new FastRandom(`finale ${name}`);
    const shownOf = (table: Table): string => {
      const message = tellWhole(table, 3)('tv').message as Snapshot;
      const finale = finaleOf(message, message.facts, null);
      const picture = eveningOf(message.tally, { title: '', date: '', address: null });
      return JSON.stringify([finale, message.view, picture]);
    };
    const secretOf = ({ play }: Table): string =>
      JSON.stringify(games[name]!.position(play.state!));
    let different = 0;
    for (let moves = 1; moves < 40; moves++) {
      const table = stoppedAfter(name, moves, random);
      expect(table.room.phase).toBe('over');
      const state = testings[name]!.permute(table.play.state!, WATCHER, random);
      if (state === null) continue;
      const other = { ...table, play: { ...table.play, state: cloneState(state) } };
      expect(shownOf(other)).toBe(shownOf(table));
      if (secretOf(other) !== secretOf(table)) different += 1;
    }
    expect(different).toBeGreaterThan(10);
  },
);
