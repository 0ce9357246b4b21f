import { games } from '@tischlein/manifests/all';
import { FastRandom, mustParse } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { advice } from './hint.ts';

describe('advice', () => {
  const uno = games['uno']!;
  const state = mustParse(
    uno.parsePosition({
      game: 'uno',
      hands: [
        ['w', 'r9'],
        ['b3', 'g1', 'y2'],
      ],
      drawPile: ['y1', 'b2', 'g5', 'r3'],
      discardPile: ['r5'],
    }),
  );
  const of = (move: string | null) => advice(uno, uno.view(state, 0), move, new FastRandom('tip'));

  it('names the card and what is chosen with it', () => {
    expect(of('play w:b!').does.map(({ clause }) => clause)).toEqual(['UNO-1', 'UNO-9', 'UNO-11']);
  });

  it('MOW-34 names whom the pointer names', () => {
    const { mow } = games;
    const hands = [['thin', '15'], ['1'], ['2'], ['3'], ['4'], ['6']];
    const herd = mustParse(mow!.parsePosition({ game: 'mow', hands, herds: [['8']] }));
    const { does } = advice(mow!, mow!.view(herd, 0), 'add thin>3', new FastRandom('tip'));
    expect(does).toEqual([
      { clause: 'MOW-31', facts: { what: 'add', seat: 0, card: 'thin', start: 'no', herd: 0 } },
      { clause: 'MOW-34', facts: { seat: 0, next: 3 } },
    ]);
  });

  it('tells nothing of a card that is still in the pile', () => {
    const { does } = of('draw');
    expect(does).toHaveLength(1);
    expect(JSON.stringify(does)).not.toMatch(/"(y1|b2|g5|r3)"/);
  });

  it('may be to wait', () => expect(of(null)).toEqual({ move: null, does: [] }));
});
