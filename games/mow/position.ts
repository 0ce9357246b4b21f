import {
  canonical,
  fault,
  newState,
  readFields,
  readGame,
  reading,
  readList,
  readObject,
  readOptions,
  type Json,
  type Parsed,
} from '@tischlein/kit';
import { PLACES } from './cards.ts';
import { cardAt, FIELDS, standingAt, type MowGiven } from './fields.ts';
import * as cell from './layout.ts';
import type { MowState } from './layout.ts';
import { OPTIONS, variant } from './options.ts';
import { isDecided, result } from './play.ts';
import { ACRO7, ACRO9, CALF, COW_NUMBER, cow, FLIES, idOf, MAD, SLOW, type Card } from './sets.ts';

export const parsePosition = (json: Json): Parsed<MowState> =>
  reading(() => {
    const read = readObject(json, 'position', 'any');
    readGame(read, 'mow');
    const seats = readList(read['hands'], 'hands').length;
    if (seats < 2 || seats > 10) fault('hands', `expected 2 to 10 hands, got ${seats}`);
    const state = newState(variant(readOptions(OPTIONS, read['options'], 'options'), seats));
    const given = readFields(FIELDS, read, state);
    checkDeck(state, given);
    layCards(state, given);
    checkMoment(state);
    checkEnd(state, given);
    return state;
  });

/** MOW-1, MOW-2: no card more often than the deck has it. */
function checkDeck({ variant }: MowState, { hands, stables, pile, herds }: MowGiven): void {
  const used = new Map<Card, number>();
  const use = (card: Card, path: string): void => {
    const { code, packet, copies } = cow(card);
    if (packet === 'yellow' && variant.packets === 1)
      fault(path, `${code} is a yellow card, and the yellow packet needs 6 seats (MOW-2)`);
    const count = (used.get(card) ?? 0) + 1;
    if (count > copies) fault(path, `the deck has ${copies} of ${code}, and this is one more`);
    used.set(card, count);
  };
  const useAll = (lists: readonly (readonly Card[])[], name: string): void =>
    lists.forEach((cards, i) => cards.forEach((card, k) => use(card, `${name}[${i}][${k}]`)));
  useAll(
    hands!.map((hand) => hand.map(cardAt)),
    'hands',
  );
  useAll(
    (stables ?? []).map((stable) => stable.map(cardAt)),
    'stables',
  );
  (pile ?? []).forEach((place, i) => use(cardAt(place), `pile[${i}]`));
  useAll(
    (herds ?? []).map((herd) => herd.map((place) => idOf(standingAt(place).code)!)),
    'herds',
  );
}

function layCards({ cells }: MowState, { hands, stables, pile, herds, known }: MowGiven): void {
  const putAll = (sets: MowGiven['hands'], setOf: (seat: number) => number): void =>
    sets?.forEach((set, seat) =>
      set.forEach((place) => cell.put(cells, setOf(seat), cardAt(place))),
    );
  putAll(hands, cell.handOf);
  putAll(stables, cell.stableOf);
  cells.set((pile ?? []).map(cardAt).reverse(), cell.PILE);
  cells[cell.PILE_COUNT] = pile?.length ?? 0;
  herds?.forEach((herd, i) => layHerd(cells, i, herd));
  known?.forEach((places, seat) =>
    places.map(cardAt).forEach((card, i) => {
      const path = `known[${seat}][${i}]`;
      const set = cell.knownOf(seat);
      if (cell.copiesIn(cells, set, card) >= cell.copiesIn(cells, cell.handOf(seat), card))
        fault(path, `${cow(card).code} is not in that hand, or not so often`);
      if (cow(card).kind !== 'cow' || cow(card).number !== 8)
        fault(path, `only an 8 picked up for the mad cow is known, not ${cow(card).code} (MOW-33)`);
      cell.put(cells, set, card);
    }),
  );
}

/** From low to high: `7`, `acro7`, `slow@9`, `calf@12`. */
function layHerd(cells: Int32Array, index: number, herd: readonly number[]): void {
  const at = cell.HERDS + index * cell.HERD_SIZE;
  let last = -1;
  herd.forEach((standing, i) => {
    const path = `herds[${index}][${i}]`;
    const { code, place } = standingAt(standing);
    const card = idOf(code)!;
    cell.put(cells, at + cell.HERD_CARDS, card);
    if (card === ACRO7 || card === ACRO9) {
      const under = last < 0 ? -1 : cells[at + cell.HERD_PLACES + last]! - 1;
      if (under < 0 || last !== cow(card).number || COW_NUMBER[under] !== last)
        fault(path, `${code} stands right after the cow ${cow(card).number} it is on (MOW-21)`);
      return;
    }
    if (place <= last)
      fault(path, `a herd is listed from low to high, and ${place} follows ${last}`);
    cells[at]! |= 1 << place;
    cells[at + cell.HERD_PLACES + place] = card + 1;
    last = place;
  });
  checkPlaces(cells, at, `herds[${index}]`);
}

/** A slowpoke lies in a gap (MOW-22), a calf next to a fly-free cow or a mad one that took its place (MOW-30). */
function checkPlaces(cells: Int32Array, herd: number, path: string): void {
  const taken = cells[herd]!;
  const cardIn = (place: number): Card => (cells[herd + cell.HERD_PLACES + place] ?? 0) - 1;
  const isMother = (place: number): boolean => {
    const card = place < PLACES ? cardIn(place) : -1;
    return card >= 0 && (FLIES[card] === 0 || card === MAD);
  };
  for (let place = 0; place < PLACES; place++) {
    const card = cardIn(place);
    if (card === SLOW && (place === cell.lowOf(taken) || place === cell.highOf(taken)))
      fault(path, `slow@${place} lies at an end, but a slowpoke goes into a gap (MOW-22)`);
    if (card === CALF && !isMother(place - 1) && !isMother(place + 1))
      fault(path, `calf@${place} has no fly-free cow beside it (MOW-30)`);
  }
}

function checkMoment({ cells, variant }: MowState): void {
  const mustStart = cells[cell.MUST_START] === 1;
  const passes = cells[cell.PASSES]!;
  const turn = cells[cell.TURN]!;
  if (mustStart && cells[cell.servedHerd(cells)] !== 0)
    fault('mustStart', `herd ${cells[cell.SERVED]} is not empty, so nobody must start it (MOW-12)`);
  if (mustStart && cell.countIn(cells, cell.stableOf(turn)) === 0)
    fault(
      'mustStart',
      `a herd was just taken, so the stable of seat ${turn} is not empty (MOW-12)`,
    );
  if (mustStart && passes !== 0)
    fault('passes', 'a herd was just taken, so nobody has passed since (MOW-38)');
  if (variant.herds === 1 && passes !== 0 && cells[cell.HERDS] !== 0)
    fault('passes', 'a herd lies there, so nobody could pass (MOW-37)');
  const round = cells[cell.ROUND]!;
  if (variant.rounds > 0 && round > variant.rounds)
    fault('round', `the game has ${variant.rounds} rounds, so there is no round ${round} (MOW-36)`);
}

/** A game is over when MOW-36 says so, and then the hands are counted and empty (MOW-35). */
function checkEnd(state: MowState, given: MowGiven): void {
  const { cells, variant } = state;
  if ((given.result ?? null) === null) {
    if (variant.rounds === 0 && isDecided(state))
      fault('totals', `${variant.limit} flies are reached, so there must be a result (MOW-36)`);
    return;
  }
  if (!isDecided(state)) fault('result', 'nobody has reached the end yet (MOW-36)');
  for (let seat = 0; seat < variant.seats; seat++)
    if (cell.countIn(cells, cell.handOf(seat)) > 0)
      fault(`hands[${seat}]`, 'the game is over, so this hand is in the stable (MOW-35)');
  cells[cell.OVER] = 1;
  const counted = canonical(result(state) as never);
  if (canonical(given.result as never) !== counted)
    fault('result', `by the totals it is ${counted} (MOW-36)`);
}
