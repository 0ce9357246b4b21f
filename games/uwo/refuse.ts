import { NOBODY, type Move, type Seat } from '@tischlein/kit';
import { refused, type UwoRefusal } from './facts.ts';
import { has, SQUARE_NAMES, type Square } from './field.ts';
import { ARMIES, formAt, isKnockedOut } from './ground.ts';
import { DYNAMITE, enemyOf, KINDS, MISS, RIDER } from './cards.ts';
import {
  ACTED,
  BLAST,
  COUNTER,
  DECK_COUNT,
  DEFEND,
  ENERGY_LEFT,
  handCell,
  MORFED,
  STAGE,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { FROM, KIND, TO, typeOf } from './moves.ts';
import { blastTargets } from './reach.ts';
import { refuseCounter, refuseDefence, refuseRescue } from './refuse-duel.ts';
import { refuseRide, refuseWalk } from './refuse-path.ts';
import { refuseCost, refuseLine, refuseShield } from './refuse-reasons.ts';

export function refuse(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells } = state;
  if (cells[WAITING] === NOBODY) {
    const standing = cells[ARMIES] !== 0 && cells[ARMIES + 1] !== 0;
    return refused(standing ? 'UWO-61' : 'UWO-60', {});
  }
  if (cells[WAITING] !== seat) return refuseUnasked(cells, seat, move);
  switch (cells[STAGE]) {
    case DEFEND:
      return refuseDefence(state, seat, move);
    case COUNTER:
      return refuseCounter(state, seat, move);
    case BLAST:
      return refuseRescue(state, seat, move);
    default:
      return refuseInTurn(state, seat, move);
  }
}

/**
 * UWO-10 says whose move it is, also to whoever waits for an answer in a duel and whatever the move; only burning
 * (UWO-42) and being out of energy (UWO-43) have a clause that tells more.
 */
function refuseUnasked(cells: Int32Array, seat: Seat, move: Move): UwoRefusal {
  const inDuel = seat === cells[TURN];
  if (inDuel && typeOf(move) === 'burn') return refused('UWO-42', { why: 'duel' });
  if (!inDuel && cells[ENERGY_LEFT + seat] === 0) return refused('UWO-43', {});
  return refused('UWO-10', { why: 'turn', next: cells[WAITING]! });
}

function refuseInTurn(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const type = typeOf(move);
  switch (type) {
    case 'end':
      return null;
    case 'burn':
      return state.cells[ENERGY_LEFT + seat]! > 0 ? null : refused('UWO-42', { why: 'empty' });
    case 'swap':
      return refuseSwap(state.cells, seat, KIND[move]!);
    case 'morf':
      return refuseMorf(state, seat, KIND[move]!, FROM[move]!);
    case 'fall':
      return refused('UWO-21', { why: 'nothing' });
    case 'miss':
      return refused('UWO-23', { why: 'nothing' });
    case 'stop':
      return refused('UWO-24', { why: 'nothing' });
    default:
      return refuseAction(state, seat, move, type);
  }
}

/** UWO-14. */
function refuseSwap(cells: Int32Array, seat: Seat, kind: number): UwoRefusal | null {
  const card = KINDS[kind]!;
  if (cells[MORFED] !== 0) return refused('UWO-14', { why: 'morfed', card });
  if (cells[handCell(seat, kind)] === 0) return refused('UWO-14', { why: 'hand', card });
  return cells[DECK_COUNT + seat] === 0 ? refused('UWO-14', { why: 'deck', card }) : null;
}

/** UWO-12. */
function refuseMorf(state: UwoState, seat: Seat, kind: number, at: Square): UwoRefusal | null {
  const { cells, variant } = state;
  const facts = { card: KINDS[kind]!, square: SQUARE_NAMES[at]! };
  if (cells[MORFED] !== 0) return refused('UWO-10', { why: 'morfed' });
  if (kind === MISS) return refused('UWO-12', { why: 'miss', ...facts });
  if (cells[handCell(seat, kind)] === 0) return refused('UWO-12', { why: 'hand', ...facts });
  if (!has(cells[ARMIES + seat]!, at)) return refused('UWO-12', { why: 'creature', ...facts });
  if (isKnockedOut(cells, at) && !variant.edition.knockedOutMayMove)
    return refused('UWO-25', { why: 'morf', square: facts.square });
  return refuseCost(cells, seat, 1);
}

type Action = 'walk' | 'ride' | 'attack' | 'blast';

/** One action in a turn, and only with creatures of one's own; what it costs comes last. */
function refuseAction(state: UwoState, seat: Seat, move: Move, type: Action): UwoRefusal | null {
  const { cells, variant } = state;
  const from = FROM[move]!;
  if (cells[ACTED] === 1) return refused('UWO-10', { why: 'acted' });
  if (!has(cells[ARMIES + seat]!, from)) return refuseForeign(type, SQUARE_NAMES[from]!);
  const form = formAt(cells, from);
  switch (type) {
    case 'walk':
      return refuseWalk(state, move) ?? refuseCost(cells, seat, variant.walkEnergy[form]!);
    case 'ride':
      return refuseRide(state, seat, move) ?? refuseCost(cells, seat, variant.walkEnergy[form]!);
    case 'attack':
      return (
        refuseAttack(state, seat, from, TO[move]!) ??
        refuseCost(cells, seat, variant.attackEnergy[form]!)
      );
    case 'blast':
      return refuseBlast(state, seat, from) ?? refuseCost(cells, seat, variant.attackEnergy[form]!);
  }
}

function refuseForeign(type: Action, square: string): UwoRefusal {
  const facts = { why: 'creature', square } as const;
  switch (type) {
    case 'walk':
      return refused('UWO-15', facts);
    case 'ride':
      return refused('UWO-51', facts);
    case 'attack':
      return refused('UWO-20', facts);
    case 'blast':
      return refused('UWO-54', facts);
  }
}

/** UWO-20, with what keeps this attacker from attacking at all before what keeps it from this target. */
function refuseAttack(state: UwoState, seat: Seat, from: Square, to: Square): UwoRefusal | null {
  const { cells } = state;
  const form = formAt(cells, from);
  const square = SQUARE_NAMES[from]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form === DYNAMITE) return refused('UWO-54', { why: 'blastOnly', square });
  if (isKnockedOut(cells, from)) return refused('UWO-25', { why: 'attack', square });
  if (cells[MORFED] === from + 1) return refused('UWO-13', { square });
  if (!has(cells[ARMIES + enemyOf(seat)]!, to))
    return refused('UWO-20', { why: 'target', square: SQUARE_NAMES[to]! });
  return refuseLine(state, from, to) ?? refuseShield(state, from, to, 'UWO-20');
}

/** UWO-54; a dynamite morfed in this turn may (UWO-55). */
function refuseBlast(state: UwoState, seat: Seat, centre: Square): UwoRefusal | null {
  const { cells } = state;
  const square = SQUARE_NAMES[centre]!;
  if (formAt(cells, centre) !== DYNAMITE) return refused('UWO-54', { why: 'kind', square });
  if (isKnockedOut(cells, centre)) return refused('UWO-25', { why: 'attack', square });
  return blastTargets(state, centre, seat) === 0
    ? refused('UWO-54', { why: 'nobody', square })
    : null;
}
