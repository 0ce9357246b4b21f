import {
  canonical,
  fault,
  NOBODY,
  newState,
  readFields,
  readGame,
  reading,
  readObject,
  readOptions,
  type Json,
  type Parsed,
  type Seat,
} from '@tischlein/kit';
import { BAZOOKA, DYNAMITE, enemyOf, FIST, FORMS, KINDS, SIDES } from './cards.ts';
import { countsOf, knockOut, turnsOf, untilOf, type KnockOutClock } from './clocks.ts';
import { countOf, has, namesOf, SQUARE_NAMES, type Square } from './field.ts';
import { FIELDS, UNSAID, type UwoGiven } from './fields.ts';
import { ARMIES, formAt, isKnockedOut, ownerOf, taken, TOP } from './ground.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import { OPTIONS, variant } from './options.ts';
import { canBeHit, inReach } from './reach.ts';
import { savable, result, stir } from './play.ts';

export const parsePosition = (json: Json): Parsed<UwoState> =>
  reading(() => {
    const read = readObject(json, 'position', 'any');
    readGame(read, 'uwo');
    const state = newState(variant(readOptions(OPTIONS, read['options'], 'options'), 2));
    const { cells } = state;
    const given = readFields(FIELDS, read, state);
    if (given.board === undefined) fault('board', 'a position has a board');
    layCards(state, given);
    layKnockOuts(state, given.ko ?? new Map());
    for (const seat of [0, 1])
      if (cells[cell.KNOWN + seat]! > cells[cell.DECK_COUNT + seat]!)
        fault(
          `known.${SIDES[seat]}`,
          `the deck has ${cells[cell.DECK_COUNT + seat]} cards, not ${cells[cell.KNOWN + seat]} or more`,
        );
    cells[cell.WAITING] = cells[cell.TURN]!;
    setFirstOut(cells, given.firstOut!);
    if (given.stirred === 1) stir(cells);
    setTurnState(state, given);
    if (given.duel) setDuel(state, given.duel);
    checkEnd(state, given);
    return state;
  });

/** Every card of a position; none more often than the catalogue has it (UWO-2). */
function layCards(state: UwoState, { board, stacks, hands, gone, decks }: UwoGiven): void {
  const { cells, variant } = state;
  const used = new Int32Array(2 * KINDS.length);
  const use = (seat: Seat, kind: number, path: string): void => {
    const max = variant.counts[kind]!;
    used[seat * KINDS.length + kind]! += 1;
    if (used[seat * KINDS.length + kind]! > max)
      fault(path, `there are too many: the ${SIDES[seat]}s have ${max} of ${KINDS[kind]}`);
  };
  for (const [square, creature] of board!) {
    const [seat, form] = [Math.floor(creature / FORMS.length), creature % FORMS.length];
    use(seat, form, `board.${SQUARE_NAMES[square]}`);
    cells[ARMIES + seat]! |= 1 << square;
    cells[TOP + square] = form + 1;
  }
  for (const seat of [0, 1]) {
    const army = countOf(cells[ARMIES + seat]!);
    if (army > variant.army)
      fault(
        'board',
        `an army has at most ${variant.army} creatures (UWO-1), not ${army} ${SIDES[seat]}s`,
      );
  }
  for (const [square, stack] of stacks ?? []) {
    const path = `stacks.${SQUARE_NAMES[square]}`;
    needCreature(cells, square, path);
    stack.forEach((form, i) => use(ownerOf(cells, square), form, `${path}[${i}]`));
    layStack(cells, square, stack);
  }
  SIDES.forEach((side, seat) => {
    const each = (name: string, cards: readonly number[], lay: (kind: number, i: number) => void) =>
      cards.forEach((kind, i) => {
        use(seat, kind, `${name}.${side}[${i}]`);
        lay(kind, i);
      });
    const hand = hands?.[side] ?? [];
    const deck = decks?.[side] ?? [];
    each('hands', hand, (kind) => (cells[cell.handCell(seat, kind)]! += 1));
    each('gone', gone?.[side] ?? [], (kind) => (cells[cell.goneCell(seat, kind)]! += 1));
    each('decks', deck, (kind, i) => {
      cells[cell.deckCell(seat, deck.length - 1 - i)] = kind + 1;
    });
    cells[cell.HELD + seat] = hand.length;
    cells[cell.DECK_COUNT + seat] = deck.length;
    checkFists(state, seat, [...hand, ...deck]);
  });
}

/** Laid one on the other from the lowest up, with the top card last. */
function layStack(cells: Int32Array, square: Square, stack: readonly number[]): void {
  [...stack, formAt(cells, square)].forEach((form, i) => {
    if (i === 0) cells[TOP + square] = form + 1;
    else cell.layOn(cells, square, form);
  });
}

function needCreature(cells: Int32Array, square: Square, path: string): void {
  if (has(taken(cells), square)) return;
  const others = namesOf(taken(cells)).join(', ') || '–';
  fault(path, `nobody stands on ${SQUARE_NAMES[square]}, only on ${others}`);
}

/** UWO-2: every creature was a fist once, also where its stack is left out; none of those is in a hand or a deck. */
function checkFists({ cells, variant }: UwoState, seat: Seat, cards: readonly number[]): void {
  const hidden = cards.filter((kind) => kind === FIST).length;
  const standing = countOf(cells[ARMIES + seat]!);
  if (hidden > 0 && standing + hidden > variant.counts[FIST]!)
    fault(
      'hands',
      `${standing} ${SIDES[seat]}s stand on the field, each on a fist, so there are not ${hidden} more (UWO-2)`,
    );
}

/** UWO-50, UWO-52: how long somebody of this side can be knocked out, and by whose turns, in this edition. */
function isKnown({ variant }: UwoState, owner: Seat, clock: KnockOutClock): boolean {
  const { shotClocks, trampleClocks } = variant;
  const begun = [
    shotClocks[owner * 2]!,
    shotClocks[owner * 2 + 1]!,
    trampleClocks[enemyOf(owner)]!,
  ];
  return begun.some(
    (max) =>
      untilOf(max) === untilOf(clock) &&
      countsOf(max) === countsOf(clock) &&
      turnsOf(max) >= turnsOf(clock),
  );
}

/** UWO-50, UWO-52. */
function layKnockOuts(state: UwoState, knockOuts: ReadonlyMap<Square, KnockOutClock>): void {
  const { cells } = state;
  for (const [square, clock] of knockOuts) {
    const path = `ko.${SQUARE_NAMES[square]}`;
    needCreature(cells, square, path);
    const owner = ownerOf(cells, square);
    if (!isKnown(state, owner, clock))
      fault(
        path,
        `no knock-out of a ${SIDES[owner]} is counted like this in this edition (UWO-50, UWO-52)`,
      );
    knockOut(cells, square, clock);
  }
}

/** UWO-44. Left out: the side that is out of energy; where both are, the one whose turn it is not. */
function setFirstOut(cells: Int32Array, given: number): void {
  const out = [0, 1].filter((seat) => cells[cell.ENERGY_LEFT + seat] === 0);
  if (given !== 0 && !out.includes(given - 1))
    fault('firstOut', `the ${SIDES[given - 1]}s still have energy`);
  const first = out.length === 2 ? enemyOf(cells[cell.TURN]!) : (out[0] ?? NOBODY);
  cells[cell.FIRST_OUT] = given === 0 ? first + 1 : given;
}

/** Left out: a fresh turn; in a duel, one whose action it is. */
function setTurnState({ cells }: UwoState, { turnState, duel }: UwoGiven): void {
  const { morfed, acted, paid } = turnState!;
  const isDuel = duel !== null;
  if (isDuel && acted === 0) fault('turnState.acted', 'a duel is the action of its turn (UWO-24)');
  cells[cell.ACTED] = acted === UNSAID ? Number(isDuel) : acted;
  if (morfed !== 0) {
    const isOwn = has(cells[ARMIES + cells[cell.TURN]!]!, morfed - 1);
    if ((isDuel || cells[cell.ACTED] === 0) && !isOwn)
      fault(
        'turnState.morfed',
        `no creature of this turn's player stands on ${SQUARE_NAMES[morfed - 1]}`,
      );
    if (paid === 0) fault('turnState.paid', 'a morf costs 1, so it was paid (UWO-12)');
    cells[cell.MORFED] = morfed;
    stir(cells);
  }
  cells[cell.PAID] = paid === UNSAID ? Number(cells[cell.ACTED] === 1 || morfed !== 0) : paid;
}

function setDuel(state: UwoState, duel: NonNullable<UwoGiven['duel']>): void {
  const { cells } = state;
  const creature = (key: 'attacker' | 'target' | 'centre'): Square => {
    const square = duel[key] - 1;
    if (square < 0) fault(`duel.${key}`, 'expected a square, got none');
    if (!has(taken(cells), square))
      fault(`duel.${key}`, `nobody stands on ${SQUARE_NAMES[square]}`);
    return square;
  };
  const none = (key: 'attacker' | 'target' | 'centre'): void => {
    if (duel[key] !== 0) fault(`duel.${key}`, 'expected null at this stage');
  };

  const stage = duel.stage + 1;
  cells[cell.STAGE] = stage;
  if (stage === cell.BLAST) {
    none('attacker');
    none('target');
    setBlast(state, creature('centre'));
  } else {
    none('centre');
    setAttack(state, stage, creature('attacker'), creature('target'));
  }
  if (duel.asked !== UNSAID && duel.asked !== cells[cell.WAITING])
    fault('duel.asked', `seat ${cells[cell.WAITING]} is asked at this stage`);
}

/** UWO-21, UWO-24: the side of the attacked creature is asked, to fend off and then to strike back. */
function setAttack(state: UwoState, stage: number, attacker: Square, target: Square): void {
  const { cells } = state;
  const [from, to] = [SQUARE_NAMES[attacker], SQUARE_NAMES[target]];
  if (ownerOf(cells, attacker) === ownerOf(cells, target))
    fault('duel', `${from} and ${to} are friends`);
  if (!inReach(state, attacker, target)) fault('duel', `${from} does not reach ${to} (UWO-20)`);
  if (isKnockedOut(cells, target))
    fault('duel.target', `${to} is knocked out, so nobody is asked (UWO-21)`);
  if (stage === cell.DEFEND && !canBeHit(state, target, formAt(cells, attacker)))
    fault('duel.target', `${to} is shielded against ${from} (UWO-20)`);
  checkAttacker(cells, attacker);
  for (const square of [attacker, target])
    if (cells[cell.MORFED] === square + 1)
      fault(
        'turnState.morfed',
        `${SQUARE_NAMES[square]} was morfed, so it did not attack (UWO-13)`,
      );
  cells[cell.ATTACKER] = attacker + 1;
  cells[cell.TARGET] = target + 1;
  cells[cell.WAITING] = ownerOf(cells, target);
}

/** UWO-25, UWO-50: in a duel nobody is knocked out but a bazooka, which is from its shot on. */
function checkAttacker(cells: Int32Array, attacker: Square): void {
  const hasFired = formAt(cells, attacker) === BAZOOKA;
  if (hasFired === isKnockedOut(cells, attacker)) return;
  const name = SQUARE_NAMES[attacker];
  fault(
    'duel.attacker',
    hasFired
      ? `the bazooka on ${name} has fired, so it is knocked out (UWO-50)`
      : `${name} is knocked out, so it did not attack (UWO-25)`,
  );
}

/** UWO-54: the other side is asked while it has somebody to save. */
function setBlast(state: UwoState, centre: Square): void {
  const { cells } = state;
  const name = SQUARE_NAMES[centre];
  const owner = ownerOf(cells, centre);
  if (formAt(cells, centre) !== DYNAMITE) fault('duel.centre', `${name} is no dynamite`);
  if (isKnockedOut(cells, centre)) fault('duel.centre', `${name} is knocked out (UWO-25)`);
  if (savable(state, centre, owner) === 0)
    fault('duel.centre', `nobody around ${name} can be saved, so nobody is asked (UWO-54)`);
  cells[cell.CENTRE] = centre + 1;
  cells[cell.WAITING] = enemyOf(owner);
}

/** UWO-60, UWO-61: whether the game is over is seen on the field and by the quiet count. */
function checkEnd(state: UwoState, given: UwoGiven): void {
  const { cells } = state;
  const { quietTurns } = state.variant;
  const isEmptied = cells[ARMIES] === 0 || cells[ARMIES + 1] === 0;
  const quiet = cells[cell.QUIET]!;
  if (quietTurns > 0 && quiet > quietTurns)
    fault('quiet', `at ${quietTurns} the game is over (UWO-61), so it is never ${quiet}`);
  if (isEmptied || (quietTurns > 0 && quiet === quietTurns)) {
    if (cells[cell.STAGE] !== 0) fault('duel', 'the game is over, so nobody is asked');
    cells[cell.WAITING] = NOBODY;
  }
  if (!given.result) return;
  const [stated, counted] = [given.result, result(state)].map((each) => canonical(each as never));
  if (stated !== counted) fault('result', `by the field it is ${counted}, not ${stated}`);
}
