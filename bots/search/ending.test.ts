import { mow } from '@tischlein/games/mow';
import { uwo } from '@tischlein/games/uwo';
import {
  askOf,
  FastRandom,
  mustParse,
  newState,
  setUp,
  type Game,
  type Json,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { bots } from '@tischlein/manifests/all';
import { mowHeuristics } from '../mow.ts';
import { uwoHeuristics } from '../uwo.ts';
import { Solver } from './ending.ts';
import type { GameHeuristics } from './heuristics.ts';

function solved(heuristics: GameHeuristics, position: Json, seat: number): string | null {
  const game: Game = heuristics.game;
  const state = mustParse(game.parsePosition(position));
  const solver = new Solver(heuristics, heuristics.ending!, state.variant);
  const move = solver.solve(game.view(state, seat), new FastRandom('solve'));
  return move === null ? null : state.variant.moves.text(move);
}

describe('UWO: a win before the enemy can answer', () => {
  const threeTurns = {
    game: 'uwo',
    options: { edition: 'en', catalogue: 'znorf-1' },
    board: {
      b6: 'gnorf fist',
      d2: 'gnorf dynamite',
      b1: 'pnorf bazooka',
      c2: 'pnorf tank',
    },
    energy: { gnorf: 4, pnorf: 0 },
    firstOut: 'pnorf',
  };

  it('takes several turns while the enemy is out of energy', () => {
    expect(solved(uwoHeuristics, threeTurns, 0)).toMatch(/^walk d2-/);
    expect(
      bots['uwo']!.levels['hard']!(
        askOf(uwo, mustParse(uwo.parsePosition(threeTurns)), 0, { mayWait: false, budget: 100 }),
        new FastRandom('hard'),
      ),
    ).toMatch(/^walk d2-/);
  });

  it('is no proof where the enemy may hold a miss', () => {
    const last = { a3: 'gnorf fist', a4: 'pnorf fist' };
    const hands = (pnorf: string[]) => ({ gnorf: [], pnorf });
    const base = { game: 'uwo', options: { edition: 'en' }, board: last };
    expect(solved(uwoHeuristics, { ...base, hands: hands([]) }, 0)).toBe('attack a3-a4');
    expect(solved(uwoHeuristics, { ...base, hands: hands(['pistol']) }, 0)).toBeNull();
  });

  it('is seen by every level but the weakest when it takes one move', () => {
    const state = mustParse(
      uwo.parsePosition({
        game: 'uwo',
        options: { edition: 'en' },
        board: { a3: 'gnorf fist', e1: 'gnorf fist', a4: 'pnorf tank' },
        hands: { gnorf: ['tank', 'bunker', 'miss'], pnorf: ['miss'] },
        ko: { a4: { until: 'pnorf', turnEnds: 1 } },
      }),
    );
    for (const level of ['medium', 'hard'])
      for (let i = 0; i < 20; i++)
        expect(
          bots['uwo']!.levels[level]!(
            askOf(uwo, state, 0, { mayWait: false, budget: 50 }),
            new FastRandom(`${i}`),
          ),
        ).toBe('attack a3-a4');
  });
});

describe('MOW: two farmers and no pile', () => {
  it('plays the end exactly', () => {
    const position = {
      game: 'mow',
      options: {},
      hands: [
        ['7.3', '3'],
        ['8', '12.2'],
      ],
      pile: [],
      herds: [['5', '9.1'], ['8.3', '10.1'], ['6.2']],
      turn: 0,
    };
    expect(solved(mowHeuristics, position, 0), 'cards are missing, so nobody can count').toBeNull();
    const lying = [...position.hands, ...position.herds].flat();
    const rest = greenPacket().filter((code) => !lying.includes(code));
    const whole = {
      ...position,
      stables: [rest.filter((_, i) => i % 2 === 0), rest.filter((_, i) => i % 2 === 1)],
    };
    expect(solved(mowHeuristics, whole, 0)).toBe(bruteForce(whole, 0));
  });

  /** Whatever is dealt to two farmers. */
  function greenPacket(): string[] {
    const state = newState(mustParse(setUp(mow, {}, 2)));
    mow.deal(state as never, new FastRandom('packet'));
    const { hands, pile } = mow.position(state as never) as { hands: string[][]; pile: string[] };
    return [...hands.flat(), ...pile];
  }

  /** The best move by plain minimax, nothing cut off, nothing remembered. */
  function bruteForce(position: Json, seat: number): string {
    const root = mustParse(mow.parsePosition(position));
    const random = new FastRandom('brute');
    const chances = new Float64Array(2);
    const value = (state: typeof root): number => {
      if (mowHeuristics.done(state, root)) {
        mowHeuristics.chances(state, root, chances);
        return chances[seat]!;
      }
      const mover = mow.waitingFor(state);
      const values = movesOf(state).map((move) => value(after(state, mover, move)));
      return mover === seat ? Math.max(...values) : Math.min(...values);
    };
    const movesOf = (state: typeof root): number[] => {
      const into = new Int32Array(state.variant.moves.size);
      return [...into.subarray(0, mow.legal(state, mow.waitingFor(state), into))];
    };
    const after = (state: typeof root, mover: number, move: number): typeof root => {
      const next = { variant: state.variant, cells: state.cells.slice() };
      mow.play(next, mover, move, random);
      return next;
    };
    const rated = movesOf(root).map((move) => ({ move, worth: value(after(root, seat, move)) }));
    const [best, second] = rated.sort((a, b) => b.worth - a.worth);
    expect(best!.worth).toBeGreaterThan(second!.worth);
    return root.variant.moves.text(best!.move);
  }
});
