import { formatRecord, playThrough, type GameRecord } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { beforeEach, expect, it, vi } from 'vitest';
import { deeds as mow } from '../games/mow/highlights.ts';
import { deeds as uno } from '../games/uno/highlights.ts';
import { deeds as uwo } from '../games/uwo/deeds.ts';
import type { Deeds, Ended } from '../games/contract.ts';
import { dropKeepsakes, keepKeepsake, keepsakes } from '../table/finished/keepsakes.ts';
import { filmOf, toldAt, viewAt, type Film } from './replay/film.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

async function played(name: string, seed: string, options: object): Promise<Film> {
  const game = games[name]!;
  const start = { options: options as never, seats: 2, seed };
  const moves = [...playThrough(game, start)].map(({ seat, text }) => ({ seat, move: text }));
  const seats = [{ bot: 'easy' }, { bot: 'easy' }];
  const record: GameRecord = { game: name, rules: game.version, ...start, seats, moves };
  const film = await filmOf(formatRecord(record), () => Promise.resolve(game));
  if ('error' in film) throw new Error(film.error);
  return film;
}

const endedOf = (film: Film, me: number): Ended => ({
  me,
  won: film.game.result(film.states.at(-1)!)!.winners.includes(me),
  views: film.states.map((_, ply) => viewAt(film, ply, me)),
});

/** Every fact of a clause that is about this seat. */
const toldOf = (film: Film, me: number, clause: RegExp) =>
  film.moves
    .flatMap((_, ply) => toldAt(film, ply + 1, me))
    .filter(({ clause: of, facts }) => clause.test(of) && facts['seat'] === me);

const GAMES = 30;

it.each([
  ['uno', uno, {}],
  ['mow', mow, { rounds: 1 }],
  ['uwo', uwo, { army: 8, quietTurns: 8 }],
] as const)(
  'a deed of %s is one by what was told of the game',
  async (name, deeds: Deeds, options) => {
    const seen = { flower: 0, clover: 0, none: 0 };
    for (let i = 0; i < GAMES; i++) {
      const film = await played(name, `deed ${i}`, options);
      for (const me of [0, 1]) {
        const ended = endedOf(film, me);
        const { scores, winners } = film.game.result(film.states.at(-1)!)!;
        const [flower, clover] = [deeds.flower(ended), deeds.clover(ended)];
        if (flower) seen.flower += 1;
        else if (clover) seen.clover += 1;
        else seen.none += 1;
        if (clover) expect(winners).toContain(me);
        if (name === 'mow') {
          // Every fly came with a herd, or from the hand at the end.
          const flies = toldOf(film, me, /^MOW-(12|41)$/);
          if (flower) expect(flies.every(({ facts }) => facts['flies'] === 0)).toBe(true);
          if (clover) expect(Math.abs(scores[0]! - scores[1]!)).toBe(1);
        }
        if (name === 'uwo' && flower) expect(scores[me]).toBe(8);
        if (name === 'uwo' && clover) expect(scores[me]).toBe(1);
        if (name === 'uno' && flower)
          expect(
            toldOf(film, me, /^UNO-6$/).filter(({ facts }) => facts['what'] === 'draw'),
          ).toEqual([]);
      }
    }
    expect(seen.none).toBeGreaterThan(0);
  },
);

it('a keepsake is kept once, with its date and the hash of its record, and goes with everything else', () => {
  const first = { game: 'uno', deed: 'crown', at: 5, record: 'a', id: 'x' } as const;
  expect(keepKeepsake(first)).toBe(true);
  expect(keepKeepsake({ ...first, at: 9, record: 'b' })).toBe(false);
  // The same game looked at once more still says so.
  expect(keepKeepsake({ ...first, at: 9 })).toBe(true);
  expect(keepKeepsake({ ...first, game: 'mow' })).toBe(true);
  expect(keepsakes().map(({ game, at }) => [game, at])).toEqual([
    ['uno', 5],
    ['mow', 5],
  ]);
  dropKeepsakes();
  expect(keepsakes()).toEqual([]);
});
