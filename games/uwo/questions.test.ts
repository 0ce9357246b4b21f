import {
  FastRandom,
  WATCHER,
  cloneState,
  legalTexts,
  mustParse,
  playThrough,
  type Game,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { SQUARE_NAMES } from './field.ts';
import { uwo } from './index.ts';
import { FORMS, SIDES } from './cards.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import { parseMove, type UwoMove } from './notation.ts';
import {
  armyOf,
  blastAt,
  creatureAt,
  owesAtEnd,
  rangeOf,
  shieldedFrom,
  targetsAt,
  unseenOf,
} from './language.ts';
import { owesForTurn } from './play.ts';
import { testing } from './uwo.testing.ts';

const movesOf = (state: UwoState): UwoMove[] =>
  legalTexts(uwo, state, uwo.waitingFor(state)).map((text) => parseMove(text)!);

/** Moments of games at random, with options and catalogues at random. */
function* moments(games: number): Generator<UwoState> {
  for (let game = 0; game < games; game++) {
    const seed = `questions ${game}`;
    const options = testing.options(new FastRandom(seed), 2);
    for (const { before } of playThrough(uwo as Game, { options, seats: 2, seed }))
      yield before as UwoState;
  }
}

/** The same moment, with energy enough for everything and nobody morfed. */
function rested(state: UwoState): UwoState {
  const copy = cloneState(state);
  copy.cells[cell.MORFED] = 0;
  for (const seat of [0, 1]) copy.cells[cell.ENERGY_LEFT + seat] = 6;
  return copy;
}

describe('what is read off a view is what the rules do', () => {
  it('UWO-41 says in every moment what the end of the turn costs', () => {
    const told = { owes: 0, paid: 0 };
    for (const moment of moments(12)) {
      const owes = owesAtEnd(uwo.view(moment, WATCHER));
      expect(owes).toBe(owesForTurn(moment));
      told[owes ? 'owes' : 'paid'] += 1;
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(20);
  });

  it('UWO-20 UWO-54 targets are the legal attacks, and who is shielded is refused so', () => {
    const seen = { attacks: 0, shields: 0 };
    for (const moment of moments(12)) {
      if (moment.cells[cell.STAGE] !== cell.NO_DUEL) continue;
      const state = rested(moment);
      const seat = uwo.waitingFor(state);
      const view = uwo.view(state, WATCHER);
      const moves = movesOf(state);
      if (view.turnState.acted) continue;
      for (const from of armyOf(view, SIDES[seat]!)) {
        const targets = targetsAt(view, from);
        if (creatureAt(view, from)!.form === 'dynamite') {
          const blasts = moves.some((move) => move.type === 'blast' && move.square === from);
          expect(blasts).toBe(targets.length > 0);
          continue;
        }
        const legal = moves.flatMap((move) =>
          move.type === 'attack' && move.from === from ? [move.to] : [],
        );
        expect(targets).toEqual(SQUARE_NAMES.filter((square) => legal.includes(square)));
        seen.attacks += legal.length;
        if (from in view.ko) continue;
        for (const to of shieldedFrom(view, from)) {
          const move = state.variant.moves.find(`attack ${from}-${to}`)!;
          expect(uwo.refuse(state, seat, move)?.facts['why']).toBe('shield');
          seen.shields += 1;
        }
      }
    }
    expect(Math.min(seen.attacks, seen.shields)).toBeGreaterThan(100);
  });

  it('UWO-54 a blast removes exactly those said to fall', () => {
    let blasts = 0;
    for (const state of moments(40)) {
      const seat = uwo.waitingFor(state);
      const view = uwo.view(state, seat);
      for (const move of movesOf(state)) {
        if (move.type !== 'blast') continue;
        const after = cloneState(state);
        const random = new FastRandom('no chance in UWO');
        const play = (text: string): void =>
          uwo.play(after, uwo.waitingFor(after), after.variant.moves.find(text)!, random);
        play(`blast ${move.square}`);
        if (uwo.view(after, WATCHER).duel?.stage === 'blast') play('fall');
        const { board } = uwo.view(after, WATCHER);
        const { falls, stays } = blastAt(view, move.square);
        const gone = Object.keys(view.board).filter((square) => !(square in board));
        expect(gone.sort()).toEqual([...falls, move.square].sort());
        expect(stays.every((square) => square in board)).toBe(true);
        blasts += 1;
      }
    }
    expect(blasts).toBeGreaterThan(30);
  });

  it('UWO-2 the cards a side has and nobody else sees are in its hand and deck', () => {
    for (const { cells, variant } of moments(3)) {
      const view = uwo.view({ cells, variant }, 0);
      const hidden = unseenOf(view, 'pnorf').reduce((sum, count) => sum + count, 0);
      expect(hidden).toBe(cells[cell.HELD + 1]! + cells[cell.DECK_COUNT + 1]!);
    }
  });
});

describe.each(FORMS)('the range of a %s on an empty field', (form) => {
  const card = catalogueOf('znorf-2').kinds[form];
  it.each(['a1', 'c2', 'e4'])('UWO-15 UWO-20 UWO-51 UWO-54 from %s', (from) => {
    const { walks, hits } = rangeOf(form, card, from);
    const walked = new Set<string>();
    for (const at of SQUARE_NAMES) {
      if (at === from) continue;
      const board = { [from]: `gnorf ${form}`, [at]: 'pnorf fist' };
      const ko = { [at]: { until: 'pnorf', turnEnds: 1 } };
      const moves = movesOf(mustParse(uwo.parsePosition({ game: 'uwo', board, ko })));
      expect(moves.some(({ type }) => type === 'attack' || type === 'blast')).toBe(hits.has(at));
      for (const move of moves) {
        if (move.type === 'walk') walked.add(move.to);
        if (move.type === 'ride') walked.add(move.path.at(-1)!);
      }
    }
    expect([...walked].sort()).toEqual([...walks].sort());
  });
});
