import {
  brief,
  fault,
  readList,
  readObject,
  readOneOf,
  readText,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Seat,
} from '@tischlein/kit';
import { clockOf, countsOf, knockOut, turnsOf, untilOf, type KnockOutClock } from './clocks.ts';
import { parseCreature, type Creature } from './creature.ts';
import { countOf, has, namesOf, SQUARE_NAMES, squaresOf, type Square } from './field.ts';
import { ARMIES, formAt, ownerOf, taken, TOP } from './ground.ts';
import { enemyOf, FORMS, KINDS, SIDES } from './cards.ts';
import { DECK_COUNT, deckCell, goneCell, handCell, HELD, layOn, type UwoState } from './layout.ts';
import { readBySide, readBySquare, readSide } from './read-side.ts';

/** Every card of a position; none more often than the catalogue has it (UWO-2). */
export function readCards(state: UwoState, given: JsonObject): void {
  const { cells, variant } = state;
  const used = new Int32Array(2 * KINDS.length);
  const use = (seat: Seat, kind: number, path: string): void => {
    const most = variant.counts[kind]!;
    used[seat * KINDS.length + kind]! += 1;
    if (used[seat * KINDS.length + kind]! > most)
      fault(path, sentence`there are too many: the ${SIDES[seat]}s have ${most} of ${KINDS[kind]}`);
  };
  const cardsOf = (field: string, each: (seat: Seat, kind: number) => void): void =>
    readBySide(given[field], field, (json, path, seat) => {
      if (json === undefined) return;
      readList(json, path).forEach((code, i) => {
        const kind = KINDS.indexOf(readOneOf(code, `${path}[${i}]`, KINDS));
        use(seat, kind, `${path}[${i}]`);
        each(seat, kind);
      });
    });

  readBoard(state, given['board'], use);
  readStacks(cells, given['stacks'], use);
  cardsOf('hands', (seat, kind) => {
    cells[handCell(seat, kind)]! += 1;
    cells[HELD + seat]! += 1;
  });
  cardsOf('gone', (seat, kind) => {
    cells[goneCell(seat, kind)]! += 1;
  });
  cardsOf('decks', (seat, kind) => {
    cells[deckCell(seat, cells[DECK_COUNT + seat]!)] = kind + 1;
    cells[DECK_COUNT + seat]! += 1;
  });
  checkFists(state);
  for (const seat of [0, 1])
    cells.subarray(deckCell(seat, 0), deckCell(seat, cells[DECK_COUNT + seat]!)).reverse();
}

type Use = (seat: Seat, kind: number, path: string) => void;

function readBoard({ cells, variant }: UwoState, json: Json | undefined, use: Use): void {
  if (json === undefined) fault('board', sentence`a position has a board`);
  readBySquare(json, 'board', (square, creature, path) => {
    const { side, form } = readCreature(creature, path);
    const seat = SIDES.indexOf(side);
    const kind = FORMS.indexOf(form);
    use(seat, kind, path);
    cells[ARMIES + seat]! |= 1 << square;
    cells[TOP + square] = kind + 1;
  });
  for (const seat of [0, 1]) {
    const army = squaresOf(cells[ARMIES + seat]!).length;
    if (army > variant.army)
      fault(
        'board',
        sentence`an army has at most ${variant.army} creatures (UWO-1), not ${army} ${SIDES[seat]}s`,
      );
  }
}

function readCreature(json: Json, path: string): Creature {
  const creature = parseCreature(readText(json, path));
  if (creature) return creature;
  return fault(
    path,
    sentence`a side (${SIDES.join(', ')}) and a form (${FORMS.join(', ')}) are wanted, like "gnorf fist", not ${brief(json)}`,
  );
}

/** Laid one on the other from the lowest up, with the top card last. */
function readStacks(cells: Int32Array, json: Json | undefined, use: Use): void {
  readBySquare(json, 'stacks', (square, list, path) => {
    needCreature(cells, square, path);
    const seat = ownerOf(cells, square);
    const top = formAt(cells, square);
    const forms = readList(list, path).map((code, i) => {
      const form = FORMS.indexOf(readOneOf(code, `${path}[${i}]`, FORMS));
      use(seat, form, `${path}[${i}]`);
      return form;
    });
    [...forms, top].forEach((form, i) => {
      if (i === 0) cells[TOP + square] = form + 1;
      else layOn(cells, square, form);
    });
  });
}

function needCreature(cells: Int32Array, square: Square, path: string): void {
  if (has(taken(cells), square)) return;
  const others = namesOf(taken(cells)).join(', ') || '–';
  fault(path, sentence`nobody stands on ${SQUARE_NAMES[square]}, only on ${others}`);
}

/** UWO-2: every creature was a fist once, also where its stack is left out; none of those is in a hand or a deck. */
function checkFists({ cells, variant }: UwoState): void {
  const fist = KINDS.indexOf('fist');
  for (const seat of [0, 1]) {
    const deck = cells.subarray(deckCell(seat, 0), deckCell(seat, cells[DECK_COUNT + seat]!));
    const hidden = cells[handCell(seat, fist)]! + deck.filter((card) => card === fist + 1).length;
    const standing = countOf(cells[ARMIES + seat]!);
    if (hidden > 0 && standing + hidden > variant.counts[fist]!)
      fault(
        'hands',
        sentence`${standing} ${SIDES[seat]}s stand on the field, each on a fist, so there are not ${hidden} more (UWO-2)`,
      );
  }
}

const MOST_TURNS = 2;

/** UWO-50, UWO-52: how long somebody of this side can be knocked out, and by whose turns, in this edition. */
function isKnown({ variant }: UwoState, owner: Seat, clock: KnockOutClock): boolean {
  const { shotClocks, trampleClocks } = variant;
  const begun = [
    shotClocks[owner * 2]!,
    shotClocks[owner * 2 + 1]!,
    trampleClocks[enemyOf(owner)]!,
  ];
  return begun.some(
    (most) =>
      untilOf(most) === untilOf(clock) &&
      countsOf(most) === countsOf(clock) &&
      turnsOf(most) >= turnsOf(clock),
  );
}

/** UWO-50, UWO-52. */
export function readKnockOuts(state: UwoState, json: Json | undefined): void {
  const { cells } = state;
  readBySquare(json, 'ko', (square, entry, path) => {
    needCreature(cells, square, path);
    const { until, ...clock } = readObject(entry, path, ['until', 'turnEnds', 'turnBegins']);
    const seat = readSide(until, `${path}.until`);
    const [counts, ...more] = Object.keys(clock) as ('turnEnds' | 'turnBegins')[];
    if (counts === undefined || more.length > 0)
      fault(path, sentence`either turnEnds or turnBegins is wanted`);
    const turns = readWhole(clock[counts], `${path}.${counts}`, 1, MOST_TURNS);
    const counted = clockOf(seat, counts, turns);
    const owner = ownerOf(cells, square);
    if (!isKnown(state, owner, counted))
      fault(
        path,
        sentence`no knock-out of a ${SIDES[owner]} is counted like this in this edition (UWO-50, UWO-52)`,
      );
    knockOut(cells, square, counted);
  });
}
