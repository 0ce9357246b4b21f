import { bots, games } from '@tischlein/manifests/all';
import { type Ask, askOf, mustParse } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { toolsOf } from './games.testing.ts';
import { hint, warningsFor, type Warning } from './hint.ts';

const askAt = (position: { readonly game: string; readonly [part: string]: unknown }): Ask => {
  const game = games[position.game]!;
  return askOf(game, mustParse(game.parsePosition(position as never)), 0, {
    mayWait: false,
    budget: 500,
  });
};
const looksAt = (ask: Ask) => [...warningsFor(toolsOf(ask.view.game), ask)];
const hintAt = (ask: Ask) =>
  hint(toolsOf(ask.view.game), bots[ask.view.game]!.levels['hard']!, ask);

/** The neighbour has one card left, and only the draw two keeps it there. */
const NEARLY_LOST = askAt({
  game: 'uno',
  hands: [['rd', 'r9', 'r1', 'b1'], ['g3']],
  drawPile: ['y1', 'b2', 'g5', 'r3', 'g7', 'b8'],
  discardPile: ['r5'],
});

describe('a warning', () => {
  const looks = looksAt(NEARLY_LOST);
  const found = looks.at(-1)!.warnings;
  const of = (move: string): Warning | undefined => found.find((one) => one.move === move);

  it('is said before a clear mistake, with what is better and why', () => {
    const { better, reasons, loss, atLeast } = of('play r9')!;
    expect(better.move).toBe('play rd');
    expect(better.does[0]).toMatchObject({ facts: { card: 'rd' } });
    expect(reasons[0]).toEqual({ clause: 'strikes', facts: { next: 1, cards: 2, left: 1 } });
    expect(loss >= 0.05 && atLeast > 0).toBe(true);
  });

  it('is never said of the best move, and never of the better one of another warning', () => {
    expect(of('play rd')).toBeUndefined();
    for (const { better } of found) expect(of(better.move!)).toBeUndefined();
  });

  it('is the same each time, and a closer look comes last', () => {
    expect(looksAt(NEARLY_LOST)).toEqual(looks);
    expect(looks.map(({ last }) => last)).toEqual([false, true]);
  });

  it('is not thought about where there is nothing to choose', () => {
    expect([...warningsFor(toolsOf('uno'), { ...NEARLY_LOST, legal: ['draw'] })]).toEqual([]);
  });
});

describe('a hint', () => {
  it('says why, compared with another move it names', () => {
    const { move, why } = hintAt(NEARLY_LOST);
    expect(move).toBe('play rd');
    expect(NEARLY_LOST.legal).toContain(why!.over.move);
    expect(why!.reasons[0]!.clause).toBe('strikes');
    expect(hintAt(NEARLY_LOST)).toEqual(hintAt(NEARLY_LOST));
  });

  it('has no reason where there is no other move', () => {
    const alone = { ...NEARLY_LOST, legal: ['play rd'] };
    expect(hintAt(alone)).toMatchObject({ move: 'play rd', why: null });
  });
});
