import { NOBODY, type Seat, type Move } from '@tischlein/kit';
import { refused, type UwoRefusal } from './facts.ts';
import { canPay, savable } from './play.ts';
import {
  directionTo,
  distance,
  SQUARE_NAMES,
  has,
  firstMet,
  lowest,
  namesOf,
  RING,
  type Square,
} from './field.ts';
import { formAt, ARMIES, isKnockedOut, taken } from './ground.ts';
import { FORMS, DYNAMITE, enemyOf, KINDS, MISS, RIDER } from './cards.ts';
import * as cell from './layout.ts';
import { ENERGY_LEFT, TURN, ATTACKER, CENTRE, handCell, TARGET, type UwoState } from './layout.ts';
import { canBeHit, inReach, blastTargets, closedToRiders } from './reach.ts';
import { FROM, KIND, TO, typeOf, CROOKED, PASSED, SHAPE, STEPS, TWICE } from './moves.ts';

/** UWO-40, or UWO-46 for what would cost nothing; UWO-43 for whoever is out of energy in the other's turn. */
function refuseCost(cells: Int32Array, seat: Seat, cost: number): UwoRefusal | null {
  if (canPay(cells, seat, cost)) return null;
  const energy = cells[ENERGY_LEFT + seat]!;
  if (energy === 0 && seat !== cells[TURN]) return refused('UWO-43', {});
  return refused(cost === 0 ? 'UWO-46' : 'UWO-40', { cost, energy });
}

/** UWO-20: whether the attacker's reach gets there. */
function refuseLine(state: UwoState, from: Square, to: Square): UwoRefusal | null {
  if (inReach(state, from, to)) return null;
  const reach = state.variant.reach[formAt(state.cells, from)]!;
  const facts = {
    attacker: FORMS[formAt(state.cells, from)]!,
    square: SQUARE_NAMES[from]!,
    goal: SQUARE_NAMES[to]!,
    reach,
  };
  if (reach === 0) return refused('UWO-20', { why: 'none', ...facts });
  if (directionTo(from, to) < 0) return refused('UWO-20', { why: 'line', ...facts });
  return refused('UWO-20', { why: distance(from, to) > reach ? 'far' : 'between', ...facts });
}

/** UWO-20, UWO-56: whether the target is shielded. */
function refuseShield(
  state: UwoState,
  from: Square,
  to: Square,
  clause: 'UWO-20' | 'UWO-56',
): UwoRefusal | null {
  const { cells } = state;
  const attacker = formAt(cells, from);
  if (canBeHit(state, to, attacker)) return null;
  const facts = {
    why: 'shield',
    attacker: FORMS[attacker]!,
    target: FORMS[formAt(cells, to)]!,
    square: SQUARE_NAMES[to]!,
  } as const;
  return clause === 'UWO-20' ? refused(clause, facts) : refused(clause, facts);
}

export function refuse(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells } = state;
  if (cells[cell.WAITING] === NOBODY) {
    const standing = cells[ARMIES] !== 0 && cells[ARMIES + 1] !== 0;
    return refused(standing ? 'UWO-61' : 'UWO-60', {});
  }
  if (cells[cell.WAITING] !== seat) return refuseUnasked(cells, seat, move);
  switch (cells[cell.STAGE]) {
    case cell.DEFEND:
      return refuseDefence(state, seat, move);
    case cell.COUNTER:
      return refuseCounter(state, seat, move);
    case cell.BLAST:
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
  const inDuel = seat === cells[cell.TURN];
  if (inDuel && typeOf(move) === 'burn') return refused('UWO-42', { why: 'duel' });
  if (!inDuel && cells[cell.ENERGY_LEFT + seat] === 0) return refused('UWO-43', {});
  return refused('UWO-10', { why: 'turn', next: cells[cell.WAITING]! });
}

function refuseInTurn(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const type = typeOf(move);
  switch (type) {
    case 'end':
      return null;
    case 'burn':
      return state.cells[cell.ENERGY_LEFT + seat]! > 0 ? null : refused('UWO-42', { why: 'empty' });
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
  if (cells[cell.MORFED] !== 0) return refused('UWO-14', { why: 'morfed', card });
  if (cells[cell.handCell(seat, kind)] === 0) return refused('UWO-14', { why: 'hand', card });
  return cells[cell.DECK_COUNT + seat] === 0 ? refused('UWO-14', { why: 'deck', card }) : null;
}

/** UWO-12. */
function refuseMorf(state: UwoState, seat: Seat, kind: number, at: Square): UwoRefusal | null {
  const { cells, variant } = state;
  const facts = { card: KINDS[kind]!, square: SQUARE_NAMES[at]! };
  if (cells[cell.MORFED] !== 0) return refused('UWO-10', { why: 'morfed' });
  if (kind === MISS) return refused('UWO-12', { why: 'miss', ...facts });
  if (cells[cell.handCell(seat, kind)] === 0) return refused('UWO-12', { why: 'hand', ...facts });
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
  if (cells[cell.ACTED] === 1) return refused('UWO-10', { why: 'acted' });
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
  if (cells[cell.MORFED] === from + 1) return refused('UWO-13', { square });
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

/** UWO-25 in edition de. */
const refuseKnockedOut = ({ cells, variant }: UwoState, from: Square): UwoRefusal | null =>
  isKnockedOut(cells, from) && !variant.edition.knockedOutMayMove
    ? refused('UWO-25', { why: 'walk', square: SQUARE_NAMES[from]! })
    : null;

/** UWO-15. */
function refuseWalk(state: UwoState, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = FROM[move]!;
  const to = TO[move]!;
  const form = formAt(cells, from);
  const most = variant.walkSquares[form]!;
  const square = SQUARE_NAMES[from]!;
  if (form === RIDER) return refused('UWO-51', { why: 'rideOnly', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const facts = { card: FORMS[form]!, square, goal: SQUARE_NAMES[to]!, most };
  const direction = directionTo(from, to);
  if (most === 0) return refused('UWO-15', { why: 'never', ...facts });
  if (direction < 0) return refused('UWO-15', { why: 'line', ...facts });
  if (distance(from, to) > most) return refused('UWO-15', { why: 'far', ...facts });
  const met = firstMet(from, direction, distance(from, to), taken(cells));
  return met < 0 ? null : refused('UWO-15', { why: 'taken', ...facts, goal: SQUARE_NAMES[met]! });
}

/** UWO-51: the shape of the path first, then who stands on it. */
function refuseRide(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = FROM[move]!;
  const square = SQUARE_NAMES[from]!;
  if (formAt(cells, from) !== RIDER) return refused('UWO-51', { why: 'kind', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const most = variant.walkSquares[RIDER]!;
  if (SHAPE[move] === CROOKED) return refused('UWO-51', { why: 'diagonal' });
  if (STEPS[move]! > most) return refused('UWO-51', { why: 'far', most });
  if (SHAPE[move] === TWICE) return refused('UWO-51', { why: 'twice' });
  const closed = PASSED[move]! & closedToRiders(state, seat);
  if (closed !== 0) {
    const friend = has(cells[ARMIES + seat]!, lowest(closed));
    return refused('UWO-51', { why: friend ? 'friend' : 'shield', square: namesOf(closed)[0]! });
  }
  const goal = TO[move]!;
  return has(taken(cells), goal)
    ? refused('UWO-51', { why: 'taken', square: SQUARE_NAMES[goal]! })
    : null;
}

/** UWO-21 to UWO-23. */
function refuseDefence(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const square = SQUARE_NAMES[cells[TARGET]! - 1]!;
  switch (typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return cells[handCell(seat, MISS)]! > 0 ? null : refused('UWO-23', { why: 'hand' });
    case 'morf': {
      const attacker = formAt(cells, cells[ATTACKER]! - 1);
      const facts = { card: KINDS[KIND[move]!]!, attacker: KINDS[attacker]!, square };
      const unheld = refuseCard(cells, seat, KIND[move]!, SQUARE_NAMES[FROM[move]!]!);
      if (unheld) return unheld;
      if (FROM[move] !== cells[TARGET]! - 1) return refused('UWO-22', { why: 'target', ...facts });
      if (!variant.edition.riderMayMorf && formAt(cells, cells[TARGET]! - 1) === RIDER)
        return refused('UWO-53', { why: 'morf', square });
      if (!has(variant.safeFrom[attacker]!, KIND[move]!))
        return refused('UWO-22', { why: 'shield', ...facts });
      return refuseCost(cells, seat, 1);
    }
    case 'attack':
    case 'blast':
    case 'stop':
      return refused('UWO-24', { why: 'fendOff', square });
    case 'burn':
      return refused('UWO-42', { why: 'duel' });
    default:
      return refused('UWO-21', { why: 'asked', square });
  }
}

/** UWO-12 says what a morf needs, in a duel too. */
function refuseCard(
  cells: Int32Array,
  seat: Seat,
  kind: number,
  square: string,
): UwoRefusal | null {
  const facts = { card: KINDS[kind]!, square };
  if (kind === MISS) return refused('UWO-12', { why: 'miss', ...facts });
  return cells[handCell(seat, kind)] === 0 ? refused('UWO-12', { why: 'hand', ...facts }) : null;
}

/** UWO-24: only the attacked creature, only at its attacker. */
function refuseCounter(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const striker = cells[TARGET]! - 1;
  const attacker = cells[ATTACKER]! - 1;
  const facts = { square: SQUARE_NAMES[striker]!, goal: SQUARE_NAMES[attacker]! };
  const type = typeOf(move);
  if (type === 'stop') return null;
  if (type === 'burn') return refused('UWO-42', { why: 'duel' });
  if (type !== 'attack' && type !== 'blast') return refused('UWO-24', { why: 'asked', ...facts });
  if (FROM[move] !== striker || (type === 'attack' && TO[move] !== attacker))
    return refused('UWO-24', { why: 'only', ...facts });
  const strikes = type === 'attack' ? refuseStrike : refuseStrikeByBlast;
  return (
    strikes(state, striker, attacker) ??
    refuseCost(cells, seat, variant.attackEnergy[formAt(cells, striker)]!)
  );
}

/** UWO-20 for a counterattack; a rider has none (UWO-53). */
function refuseStrike(state: UwoState, striker: Square, attacker: Square): UwoRefusal | null {
  const form = formAt(state.cells, striker);
  const square = SQUARE_NAMES[striker]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form === DYNAMITE) return refused('UWO-54', { why: 'blastOnly', square });
  return refuseLine(state, striker, attacker) ?? refuseShield(state, striker, attacker, 'UWO-20');
}

/** UWO-56. */
function refuseStrikeByBlast(
  state: UwoState,
  striker: Square,
  attacker: Square,
): UwoRefusal | null {
  const form = formAt(state.cells, striker);
  const square = SQUARE_NAMES[striker]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form !== DYNAMITE) return refused('UWO-54', { why: 'kind', square });
  if (!has(RING[striker]!, attacker))
    return refused('UWO-56', { why: 'away', square: SQUARE_NAMES[attacker]! });
  return refuseShield(state, striker, attacker, 'UWO-56');
}

/** UWO-54: whoever may still be saved, by a form shielded against dynamite. */
function refuseRescue(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const centre = cells[CENTRE]! - 1;
  switch (typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return refused('UWO-54', { why: 'miss', square: SQUARE_NAMES[centre]! });
    case 'burn':
      return refused('UWO-42', { why: 'duel' });
    case 'morf': {
      const at = FROM[move]!;
      const square = SQUARE_NAMES[at]!;
      const card = KINDS[KIND[move]!]!;
      const unheld = refuseCard(cells, seat, KIND[move]!, square);
      if (unheld) return unheld;
      if (!has(RING[centre]! & cells[ARMIES + seat]!, at))
        return refused('UWO-54', { why: 'victim', square });
      if (isKnockedOut(cells, at)) return refused('UWO-25', { why: 'save', square });
      if (!has(savable(state, centre, enemyOf(seat)), at))
        return refused('UWO-54', { why: 'safe', square });
      if (!has(variant.safeFrom[DYNAMITE]!, KIND[move]!))
        return refused('UWO-54', { why: 'form', square, card });
      return refuseCost(cells, seat, 1);
    }
    default:
      return refused('UWO-54', { why: 'asked', square: SQUARE_NAMES[centre]! });
  }
}
