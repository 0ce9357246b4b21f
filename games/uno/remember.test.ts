import { FastRandom, playThrough, type Citation, type Game } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { uno, type UnoView } from './index.ts';
import type { UnoState } from './layout.ts';

const EFFORT = Number(process.env['EFFORT']);

/** Cards a reader is certain of, by holder: kept from nothing but the own view and what was told to this reader. */
type Notes = string[][];

const strike = (cards: string[], card: string): void => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
};

/** One card of each kind less. */
const lower = (cards: string[]): string[] => {
  for (const card of new Set(cards)) strike(cards, card);
  return cards;
};

const DRAWING = ['draw', 'take', 'missed', 'empty'];

function note(notes: Notes, before: UnoView, told: readonly Citation[], reader: number): void {
  const seen = before.known.bottom.slice();
  let pile = before.drawPile;
  const draws = (seat: number, number: number): void => {
    for (let i = 0; i < number; i++) {
      if (pile > 0 && pile === seen.length && seat !== reader) notes[seat]!.push(seen[0]!);
      if (pile > 0 && pile === seen.length) seen.shift();
      pile -= 1;
    }
  };
  for (const { clause, facts } of told) {
    const seat = facts['seat'] as number;
    const what = facts['what'] as string | undefined;
    const card = facts['card'] as string | undefined;
    if (what === 'lay' || what === 'fend') strike(notes[seat]!, card!);
    if (what === 'hand') {
      const to = facts['to'] as number;
      if (reader === seat) notes[to]!.push(card!);
      else if (reader === to) strike(notes[seat]!, card!);
      else lower(notes[seat]!);
    }
    if (clause === 'UNO-13a') {
      const step = facts['way'] === 'left' ? 1 : -1;
      const old = notes.map((cards, holder) => (holder === reader ? [...before.hand!] : cards));
      old.forEach((cards, holder) => {
        notes[(holder + step + old.length) % old.length] = cards;
      });
      notes[reader] = [];
    }
    if (clause === 'UNO-7a' || DRAWING.includes(what ?? ''))
      draws(seat, (facts['number'] as number | undefined) ?? 1);
  }
}

it('UNO-8b a seat remembers exactly what its own eyes and the told facts give, no more and no less', () => {
  const random = new FastRandom('remember');
  let certain = 0;
  for (let game = 0; game < 30 * EFFORT; game++) {
    const flag = () => random.below(2) === 0;
    const options = {
      unoGives: true,
      zeroSwap: flag() ? 'choice' : 'must',
      jumpIn: flag(),
      runs: flag(),
      unoDrawsFour: flag(),
      plainFinish: flag(),
      skipBack: flag(),
      drawTwoComeback: flag(),
    };
    const seats = 2 + (game % 5);
    const notes = Array.from({ length: seats }, (): Notes =>
      Array.from({ length: seats }, () => []),
    );
    const start = { options, seats, seed: `remember ${game}`, random };
    for (const step of playThrough(uno as Game, start)) {
      const { seat, move } = step;
      const [before, state] = [step.before as UnoState, step.state as UnoState];
      if (uno.result(state) !== null) continue;
      notes.forEach((mine, reader) => {
        note(mine, uno.view(before, reader), uno.tell(before, seat, move, state, reader), reader);
        const known = uno.view(state, reader).known.hands;
        expect(known.map((cards) => [...cards].sort())).toEqual(mine.map((cards) => cards.sort()));
        certain += known.flat().length;
      });
    }
  }
  expect(certain).toBeGreaterThan(1000);
});
