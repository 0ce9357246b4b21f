import { bots, games } from '@tischlein/manifests/all';
import {
  askOf,
  byBots,
  cloneState,
  FastRandom,
  legalTexts,
  mustParse,
  NOBODY,
  playThrough,
  type Game,
  type State,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../coach/games.testing.ts';
import { hint, warningsFor } from '../../coach/hint.ts';
import { judge } from '../../coach/judge.ts';
import { Worlds } from '../../coach/worlds.ts';
import { solvedOf } from './moments.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
/** Every so many of the kept ones, and so many fresh ones. */
const EVERY = EFFORT > 1 ? 1 : 40;
const FRESH = EFFORT > 1 ? 250 : 12;
const BUDGET = 200;

/** Said of a position whose best moves are known: no warning of them, no advice to another, and a hint that is one of them. */
function hold(game: Game, state: State, best: readonly string[]): void {
  const seat = game.waitingFor(state);
  const ask = askOf(game, state, seat, { mayWait: false, budget: BUDGET });
  const tools = toolsOf(game.name);
  const where = JSON.stringify(game.position(state));
  for (const { warnings } of warningsFor(tools, ask))
    for (const { move, better } of warnings) {
      expect(best, `warned, ${where}`).not.toContain(move);
      expect(best, `advised instead of ${move}, ${where}`).toContain(better.move);
    }
  expect(best, `hint, ${where}`).toContain(hint(tools, bots[game.name]!.levels['hard']!, ask).move);
  // A review judges in the same way, with few worlds.
  const worlds = new Worlds(tools.heuristics, state.variant);
  const steps = ask.legal.map((move) => ({
    seat,
    move: state.variant.moves.find(move)!,
    reacting: false,
  }));
  const shares = worlds.provenShares(ask, steps, worlds.shares(ask, steps, 64));
  for (const [i, move] of ask.legal.entries()) {
    if (!best.includes(move)) continue;
    const first = <T>(of: readonly T[]): T[] => [of[i]!, ...of.filter((_, k) => k !== i)];
    const { verdict } = judge(first(ask.legal), first(shares), state.variant.seats, seat);
    expect(['fine', 'open'], `judged ${move}, ${where}`).toContain(verdict);
  }
}

it.each(Object.keys(games))('solved positions of %s: no warning of a best move', (name) => {
  const game = games[name]!;
  for (const { position, best } of solvedOf(name)!.filter((_, i) => i % EVERY === 0))
    hold(game, mustParse(game.parsePosition(position)), best);
});

describe('ends of two farmers, solved by what the rules alone say', () => {
  const mow = games['mow']!;
  const random = new FastRandom('nothing is drawn');

  /** What is left to decide: small enough to look at everything. */
  const isSmall = (state: State): boolean => {
    const { pile, hands } = mow.position(state) as { pile: string[]; hands: string[][] };
    return pile.length === 0 && hands.flat().length <= 7;
  };
  const after = (state: State, seat: number, move: string): State => {
    const next = cloneState(state);
    mow.play(next, seat, state.variant.moves.find(move)!, random);
    return next;
  };
  /** What the first farmer gets: plain minimax with everything remembered. */
  function solver(): (state: State) => number {
    const known = new Map<string, number>();
    const value = (state: State): number => {
      const mover = mow.waitingFor(state);
      if (mover === NOBODY) {
        const { winners } = mow.result(state)!;
        return winners.includes(0) ? 1 / winners.length : 0;
      }
      const key = state.cells.join();
      const found =
        known.get(key) ??
        legalTexts(mow, state, mover)
          .map((move) => value(after(state, mover, move)))
          .reduce((one, two) => (mover === 0 ? Math.max(one, two) : Math.min(one, two)));
      known.set(key, found);
      return found;
    };
    return value;
  }

  it('no warning of a best move, no advice to a worse one', () => {
    let fresh = 0;
    for (let i = 0; fresh < FRESH; i++) {
      const players = [0, 1].map(() => bots['mow']!.levels['easy']!);
      const start = { options: { rounds: 1 }, seats: 2, seed: `fresh ends ${i}` };
      for (const { before, seat } of playThrough(mow, start, byBots(mow, players))) {
        const legal = legalTexts(mow, before, seat);
        if (legal.length < 2 || !isSmall(before)) continue;
        const value = solver();
        const gets = legal.map((move) => {
          const first = value(after(before, seat, move));
          return seat === 0 ? first : 1 - first;
        });
        const most = Math.max(...gets);
        hold(
          mow,
          before,
          legal.filter((_, at) => gets[at] === most),
        );
        fresh += 1;
        break;
      }
    }
  });
});
