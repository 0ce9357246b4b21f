import { describe, expect, it } from 'vitest';
import {
  CARD,
  CARDS,
  chosen,
  citer,
  isChosenBy,
  isFactOf,
  maybe,
  NUMBER,
  saidAs,
  SEAT,
  SEATS,
  shapeOf,
  word,
  YES_NO,
  type FactOf,
  type FactTable,
} from './facts.ts';
import type { Citation } from './game.ts';

const TOLD = {
  'NIM-1': { seat: SEAT, number: NUMBER },
  'NIM-2': [
    { what: word('draw'), seat: SEAT, shown: YES_NO, cards: maybe(CARDS) },
    chosen({ what: word('name'), seat: SEAT, card: CARD }),
  ],
  'NIM-3': { seats: SEATS },
} as const satisfies FactTable<'NIM-1' | 'NIM-2' | 'NIM-3'>;
type Told = FactOf<typeof TOLD>;
const told = citer(TOLD);

describe('facts', () => {
  it('are cited as they are declared', () => {
    const cited: Told[] = [
      told('NIM-1', { seat: 0, number: 3 }),
      told('NIM-2', { what: 'draw', seat: 1, shown: 'no' }),
      told('NIM-2', { what: 'draw', seat: 1, shown: 'yes', cards: ['a', 'b'] }),
      told('NIM-2', { what: 'name', seat: 1, card: 'a' }),
      told('NIM-3', { seats: [0, 2] }),
    ];
    const plain: readonly Citation[] = cited;
    for (const fact of plain) expect(isFactOf(TOLD, fact), JSON.stringify(fact)).toBe(true);
  });

  it('do not compile where they are not declared', () => {
    // @ts-expect-error: there is no such clause.
    told('NIM-4', {});
    // @ts-expect-error: a number is no text.
    told('NIM-1', { seat: 0, number: '3' });
    // @ts-expect-error: a fact is missing.
    told('NIM-1', { seat: 0 });
    // @ts-expect-error: a fact too many.
    told('NIM-1', { seat: 0, number: 3, card: 'a' });
    // @ts-expect-error: the word is not one of these.
    told('NIM-2', { what: 'lay', seat: 0, card: 'a' });
    // @ts-expect-error: a clause without declaration in the table.
    const other = { 'NIM-9': { seat: SEAT } } as const satisfies FactTable<'NIM-1'>;
    expect(other).toBeDefined();
  });

  it('read with their types', () => {
    const fact = told('NIM-2', { what: 'name', seat: 1, card: 'a' }) as Told;
    if (fact.clause === 'NIM-2' && fact.facts.what === 'name') {
      const card: string = fact.facts.card;
      expect(card).toBe('a');
    } else expect.unreachable();
  });

  it.each([
    { clause: 'NIM-4', facts: {} },
    { clause: 'toString', facts: {} },
    { clause: 'NIM-1', facts: { seat: 0 } },
    { clause: 'NIM-1', facts: { seat: 0, number: 1.5 } },
    { clause: 'NIM-1', facts: { seat: -1, number: 1 } },
    { clause: 'NIM-1', facts: { seat: 0, number: 1, leak: 1 } },
    { clause: 'NIM-2', facts: { what: 'draw', seat: 0, shown: 'perhaps' } },
    { clause: 'NIM-2', facts: { what: 'draw', seat: 0, shown: 'yes', cards: [1] } },
    { clause: 'NIM-3', facts: { seats: 0 } },
  ])('are checked: $clause $facts', (cited) => {
    expect(shapeOf(TOLD, cited)).toBeUndefined();
  });

  it('are said by their kind, also where a citation has more than is declared', () => {
    const newer = { clause: 'NIM-2', facts: { what: 'name', seat: 1, card: 'a', why: 'so' } };
    expect(shapeOf(TOLD, newer)).toBeUndefined();
    const said = ['seat', 'card', 'cards', 'why'].map((name) => saidAs(TOLD, newer, name));
    expect(said).toEqual(['seat', 'card', 'card', 'text']);
    expect(saidAs(TOLD, { clause: 'NIM-9', facts: {} }, 'seat')).toBe('text');
  });

  it('know what the player chose', () => {
    const named = told('NIM-2', { what: 'name', seat: 1, card: 'a' });
    expect(isChosenBy(TOLD, named, 1)).toBe(true);
    expect(isChosenBy(TOLD, named, 0)).toBe(false);
    const drawn = told('NIM-2', { what: 'draw', seat: 1, shown: 'no' });
    expect(isChosenBy(TOLD, drawn, 1)).toBe(false);
  });
});
