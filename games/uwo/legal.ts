import { NOBODY, type Move, type Seat } from '@tischlein/kit';
import { canPay, savable } from './play.ts';
import * as field from './field.ts';
import type { Square } from './field.ts';
import { DYNAMITE, FORMS, KINDS, MISS, RIDER, enemyOf } from './cards.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import type { UwoVariant } from './options.ts';
import * as moves from './moves.ts';
import { refused, type UwoRefusal } from './facts.ts';

/** UWO-10: at any moment exactly one seat has moves. */
export const waitingFor = ({ cells }: UwoState): Seat => cells[cell.WAITING]!;

export function legal(state: UwoState, seat: Seat, into: Int32Array): number {
  if (state.cells[cell.WAITING] !== seat) return 0;
  switch (state.cells[cell.STAGE]) {
    case cell.DEFEND:
      return defences(state, seat, into);
    case cell.COUNTER:
      return counters(state, seat, into);
    case cell.BLAST:
      return rescues(state, seat, into);
    default:
      return turnMoves(state, seat, into);
  }
}

/** Walks and attacks go straight, at most as far as any form ever does; a miss is never on the field (UWO-4). */
export function possible({ stepsWith, reachWith }: UwoVariant, move: Move): boolean {
  switch (moves.typeOf(move)) {
    case 'morf':
      return moves.KIND[move] !== MISS;
    case 'walk':
      return isStraight(move) && lengthOf(move) <= farthest(stepsWith);
    case 'attack':
      return isStraight(move) && lengthOf(move) <= farthest(reachWith);
    case 'ride':
      return move < moves.RIDES_END && moves.STEPS[move]! <= farthest(stepsWith);
    default:
      return true;
  }
}

const farthest = (byEnergy: readonly ArrayLike<number>[]): number =>
  Math.max(...byEnergy.flatMap((byForm) => Array.from(byForm)));

const lengthOf = (move: Move): number => field.distance(moves.FROM[move]!, moves.TO[move]!);
const isStraight = (move: Move): boolean =>
  field.directionTo(moves.FROM[move]!, moves.TO[move]!) >= 0;

/** UWO-10, UWO-14, UWO-42. */
function turnMoves(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells } = state;
  let n = 0;
  into[n++] = moves.END;
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  if (energy > 0) into[n++] = moves.BURN;
  if (cells[cell.MORFED] === 0) {
    const held = kindsHeld(cells, seat);
    if (cells[cell.DECK_COUNT + seat]! > 0)
      for (let rest = held; rest !== 0; rest &= rest - 1)
        into[n++] = moves.swap(field.lowest(rest));
    if (energy > 0) n = morfs(state, seat, held, into, n);
  }
  if (energy > 0 && cells[cell.ACTED] === 0) n = actions(state, seat, into, n);
  return n;
}

/** The kinds in a hand, as bits. */
function kindsHeld(cells: Int32Array, seat: Seat): number {
  const first = cell.handCell(seat, 0);
  let kinds = 0;
  for (let kind = 0; kind < KINDS.length; kind++) kinds |= (-cells[first + kind]! >>> 31) << kind;
  return kinds;
}

/** UWO-12; UWO-25 in edition de. */
function morfs(
  { cells, variant }: UwoState,
  seat: Seat,
  held: number,
  into: Int32Array,
  from: number,
): number {
  let n = from;
  let creatures = cells[field.ARMIES + seat]!;
  if (!variant.edition.knockedOutMayMove) creatures &= ~cells[field.KNOCKED_OUT]!;
  for (let forms = held & ~(1 << MISS); forms !== 0; forms &= forms - 1) {
    const first = moves.morf(field.lowest(forms), 0);
    for (let rest = creatures; rest !== 0; rest &= rest - 1) into[n++] = first + field.lowest(rest);
  }
  return n;
}

function actions(state: UwoState, seat: Seat, into: Int32Array, from: number): number {
  const { cells, variant } = state;
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  const steps = variant.stepsWith[energy]!;
  const reach = variant.reachWith[energy]!;
  const enemies = cells[field.ARMIES + enemyOf(seat)]!;
  const all = field.taken(cells);
  const free = field.besideAny(~all);
  const helpless = cells[field.KNOCKED_OUT]!;
  const stuck = variant.edition.knockedOutMayMove ? 0 : helpless;
  const morfed = cells[cell.MORFED]! - 1;
  let n = from;
  for (let rest = cells[field.ARMIES + seat]!; rest !== 0; rest &= rest - 1) {
    const square = field.lowest(rest);
    const form = field.formAt(cells, square);
    if (!field.has(stuck, square)) {
      if (form === RIDER) n = rides(state, seat, square, steps[RIDER]!, into, n);
      else if (field.has(free, square)) n = moves.walks(square, steps[form]!, all, into, n);
    }
    if (field.has(helpless, square)) continue;
    if (form === DYNAMITE) {
      if (canPay(cells, seat, variant.attackEnergy[DYNAMITE]!))
        if (field.blastTargets(state, square, seat) !== 0) into[n++] = moves.blast(square);
    } else if (
      (field.CROSS[reach[form]! * field.SQUARE_COUNT + square]! & enemies) !== 0 &&
      square !== morfed
    )
      n = attacks(state, square, into, n);
  }
  return n;
}

/** UWO-51: all rides from there but those that end on somebody or pass one who lets no rider pass. */
function rides(
  state: UwoState,
  seat: Seat,
  start: Square,
  steps: number,
  into: Int32Array,
  count: number,
): number {
  if (steps === 0) return count;
  const closed = field.closedToRiders(state, seat);
  const taken = field.taken(state.cells);
  const end = moves.RIDES_UP_TO[start * 4 + steps]!;
  let n = count;
  for (let move = moves.RIDES_UP_TO[start * 4]!; move < end; move++) {
    // Written at once, and overwritten where somebody is in the way: asking would be a wrong guess too often.
    into[n] = move;
    const met = (moves.PASSED[move]! & closed) | ((taken >>> moves.TO[move]!) & 1);
    if (met === 0) n += 1;
  }
  return n;
}

/** UWO-20: up, right, down, left. */
function attacks(state: UwoState, from: Square, into: Int32Array, count: number): number {
  const met = field.enemiesInReach(state, from);
  if (met === 0) return count;
  const hit = field.hittable(state, met, field.formAt(state.cells, from));
  let n = count;
  let rest = hit & (-2 << from);
  while (rest !== 0) {
    const to = field.highest(rest);
    into[n++] = moves.attack(from, to);
    rest ^= 1 << to;
  }
  for (rest = hit & ~(-1 << from); rest !== 0; rest &= rest - 1)
    into[n++] = moves.attack(from, field.lowest(rest));
  return n;
}

/** UWO-21 to UWO-23; UWO-53. */
function defences({ cells, variant }: UwoState, seat: Seat, into: Int32Array): number {
  const target = cells[cell.TARGET]! - 1;
  const safe = variant.safeFrom[field.formAt(cells, cells[cell.ATTACKER]! - 1)]!;
  let n = 0;
  into[n++] = moves.FALL;
  if (cells[cell.handCell(seat, MISS)]! > 0) into[n++] = moves.MISS_IT;
  const mayMorf = variant.edition.riderMayMorf || field.formAt(cells, target) !== RIDER;
  if (mayMorf && canPay(cells, seat, 1))
    for (let form = 0; form < FORMS.length; form++)
      if (field.has(safe, form) && cells[cell.handCell(seat, form)]! > 0)
        into[n++] = moves.morf(form, target);
  return n;
}

/** UWO-24, UWO-53, UWO-56: the creature that was attacked, and only at its attacker. */
function counters(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  const striker = cells[cell.TARGET]! - 1;
  const attacker = cells[cell.ATTACKER]! - 1;
  const form = field.formAt(cells, striker);
  into[0] = moves.STOP;
  if (!canPay(cells, seat, variant.attackEnergy[form]!) || !field.canBeHit(state, attacker, form))
    return 1;
  if (form === DYNAMITE) {
    if (!field.has(field.RING[striker]!, attacker)) return 1;
    into[1] = moves.blast(striker);
    return 2;
  }
  if (!field.inReach(state, striker, attacker)) return 1;
  into[1] = moves.attack(striker, attacker);
  return 2;
}

/** UWO-54: one victim after the other, until the rest falls. */
function rescues(state: UwoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  let n = 0;
  into[n++] = moves.FALL;
  if (!canPay(cells, seat, 1)) return n;
  const victims = savable(state, cells[cell.CENTRE]! - 1, enemyOf(seat));
  const safe = variant.safeFrom[DYNAMITE]!;
  for (let form = 0; form < FORMS.length; form++)
    if (field.has(safe, form) && cells[cell.handCell(seat, form)]! > 0)
      for (let rest = victims; rest !== 0; rest &= rest - 1)
        into[n++] = moves.morf(form, field.lowest(rest));
  return n;
}

/** UWO-40, or UWO-46 for what would cost nothing; UWO-43 for whoever is out of energy in the other's turn. */
function refuseCost(cells: Int32Array, seat: Seat, cost: number): UwoRefusal | null {
  if (canPay(cells, seat, cost)) return null;
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  if (energy === 0 && seat !== cells[cell.TURN]) return refused('UWO-43', {});
  return refused(cost === 0 ? 'UWO-46' : 'UWO-40', { cost, energy });
}

/** UWO-20: whether the attacker's reach gets there. */
function refuseLine(state: UwoState, from: Square, to: Square): UwoRefusal | null {
  if (field.inReach(state, from, to)) return null;
  const reach = state.variant.reach[field.formAt(state.cells, from)]!;
  const facts = {
    attacker: FORMS[field.formAt(state.cells, from)]!,
    square: field.SQUARE_NAMES[from]!,
    goal: field.SQUARE_NAMES[to]!,
    reach,
  };
  if (reach === 0) return refused('UWO-20', { why: 'none', ...facts });
  if (field.directionTo(from, to) < 0) return refused('UWO-20', { why: 'line', ...facts });
  return refused('UWO-20', { why: field.distance(from, to) > reach ? 'far' : 'between', ...facts });
}

/** UWO-20, UWO-56: whether the target is shielded. */
function refuseShield(
  state: UwoState,
  from: Square,
  to: Square,
  clause: 'UWO-20' | 'UWO-56',
): UwoRefusal | null {
  const { cells } = state;
  const attacker = field.formAt(cells, from);
  if (field.canBeHit(state, to, attacker)) return null;
  const facts = {
    why: 'shield',
    attacker: FORMS[attacker]!,
    target: FORMS[field.formAt(cells, to)]!,
    square: field.SQUARE_NAMES[to]!,
  } as const;
  return clause === 'UWO-20' ? refused(clause, facts) : refused(clause, facts);
}

export function refuse(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells } = state;
  if (cells[cell.WAITING] === NOBODY) {
    const standing = cells[field.ARMIES] !== 0 && cells[field.ARMIES + 1] !== 0;
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
  if (inDuel && moves.typeOf(move) === 'burn') return refused('UWO-42', { why: 'duel' });
  if (!inDuel && cells[cell.ENERGY_LEFT + seat] === 0) return refused('UWO-43', {});
  return refused('UWO-10', { why: 'turn', next: cells[cell.WAITING]! });
}

function refuseInTurn(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const type = moves.typeOf(move);
  switch (type) {
    case 'end':
      return null;
    case 'burn':
      return state.cells[cell.ENERGY_LEFT + seat]! > 0 ? null : refused('UWO-42', { why: 'empty' });
    case 'swap':
      return refuseSwap(state.cells, seat, moves.KIND[move]!);
    case 'morf':
      return refuseMorf(state, seat, moves.KIND[move]!, moves.FROM[move]!);
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
  const facts = { card: KINDS[kind]!, square: field.SQUARE_NAMES[at]! };
  if (cells[cell.MORFED] !== 0) return refused('UWO-10', { why: 'morfed' });
  if (kind === MISS) return refused('UWO-12', { why: 'miss', ...facts });
  if (cells[cell.handCell(seat, kind)] === 0) return refused('UWO-12', { why: 'hand', ...facts });
  if (!field.has(cells[field.ARMIES + seat]!, at))
    return refused('UWO-12', { why: 'creature', ...facts });
  if (field.isKnockedOut(cells, at) && !variant.edition.knockedOutMayMove)
    return refused('UWO-25', { why: 'morf', square: facts.square });
  return refuseCost(cells, seat, 1);
}

type Action = 'walk' | 'ride' | 'attack' | 'blast';

/** One action in a turn, and only with creatures of one's own; what it costs comes last. */
function refuseAction(state: UwoState, seat: Seat, move: Move, type: Action): UwoRefusal | null {
  const { cells, variant } = state;
  const from = moves.FROM[move]!;
  if (cells[cell.ACTED] === 1) return refused('UWO-10', { why: 'acted' });
  if (!field.has(cells[field.ARMIES + seat]!, from))
    return refused(CLAUSE_OF[type], {
      why: 'creature',
      square: field.SQUARE_NAMES[from]!,
    }) as UwoRefusal;
  const form = field.formAt(cells, from);
  switch (type) {
    case 'walk':
      return refuseWalk(state, move) ?? refuseCost(cells, seat, variant.walkEnergy[form]!);
    case 'ride':
      return refuseRide(state, seat, move) ?? refuseCost(cells, seat, variant.walkEnergy[form]!);
    case 'attack':
      return (
        refuseAttack(state, seat, from, moves.TO[move]!) ??
        refuseCost(cells, seat, variant.attackEnergy[form]!)
      );
    case 'blast':
      return refuseBlast(state, seat, from) ?? refuseCost(cells, seat, variant.attackEnergy[form]!);
  }
}

const CLAUSE_OF = { walk: 'UWO-15', ride: 'UWO-51', attack: 'UWO-20', blast: 'UWO-54' } as const;

/** UWO-20, with what keeps this attacker from attacking at all before what keeps it from this target. */
function refuseAttack(state: UwoState, seat: Seat, from: Square, to: Square): UwoRefusal | null {
  const { cells } = state;
  const form = field.formAt(cells, from);
  const square = field.SQUARE_NAMES[from]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form === DYNAMITE) return refused('UWO-54', { why: 'blastOnly', square });
  if (field.isKnockedOut(cells, from)) return refused('UWO-25', { why: 'attack', square });
  if (cells[cell.MORFED] === from + 1) return refused('UWO-13', { square });
  if (!field.has(cells[field.ARMIES + enemyOf(seat)]!, to))
    return refused('UWO-20', { why: 'target', square: field.SQUARE_NAMES[to]! });
  return refuseLine(state, from, to) ?? refuseShield(state, from, to, 'UWO-20');
}

/** UWO-54; a dynamite morfed in this turn may (UWO-55). */
function refuseBlast(state: UwoState, seat: Seat, centre: Square): UwoRefusal | null {
  const { cells } = state;
  const square = field.SQUARE_NAMES[centre]!;
  if (field.formAt(cells, centre) !== DYNAMITE) return refused('UWO-54', { why: 'kind', square });
  if (field.isKnockedOut(cells, centre)) return refused('UWO-25', { why: 'attack', square });
  return field.blastTargets(state, centre, seat) === 0
    ? refused('UWO-54', { why: 'nobody', square })
    : null;
}

/** UWO-25 in edition de. */
const refuseKnockedOut = ({ cells, variant }: UwoState, from: Square): UwoRefusal | null =>
  field.isKnockedOut(cells, from) && !variant.edition.knockedOutMayMove
    ? refused('UWO-25', { why: 'walk', square: field.SQUARE_NAMES[from]! })
    : null;

/** UWO-15. */
function refuseWalk(state: UwoState, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = moves.FROM[move]!;
  const to = moves.TO[move]!;
  const form = field.formAt(cells, from);
  const most = variant.walkSquares[form]!;
  const square = field.SQUARE_NAMES[from]!;
  if (form === RIDER) return refused('UWO-51', { why: 'rideOnly', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const facts = { card: FORMS[form]!, square, goal: field.SQUARE_NAMES[to]!, most };
  const direction = field.directionTo(from, to);
  if (most === 0) return refused('UWO-15', { why: 'never', ...facts });
  if (direction < 0) return refused('UWO-15', { why: 'line', ...facts });
  if (field.distance(from, to) > most) return refused('UWO-15', { why: 'far', ...facts });
  const met = field.firstMet(from, direction, field.distance(from, to), field.taken(cells));
  return met < 0
    ? null
    : refused('UWO-15', { why: 'taken', ...facts, goal: field.SQUARE_NAMES[met]! });
}

/** UWO-51: the shape of the path first, then who stands on it. */
function refuseRide(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const from = moves.FROM[move]!;
  const square = field.SQUARE_NAMES[from]!;
  if (field.formAt(cells, from) !== RIDER) return refused('UWO-51', { why: 'kind', square });
  const knockedOut = refuseKnockedOut(state, from);
  if (knockedOut) return knockedOut;
  const most = variant.walkSquares[RIDER]!;
  if (moves.SHAPE[move] === moves.CROOKED) return refused('UWO-51', { why: 'diagonal' });
  if (moves.STEPS[move]! > most) return refused('UWO-51', { why: 'far', most });
  if (moves.SHAPE[move] === moves.TWICE) return refused('UWO-51', { why: 'twice' });
  const closed = moves.PASSED[move]! & field.closedToRiders(state, seat);
  if (closed !== 0) {
    const friend = field.has(cells[field.ARMIES + seat]!, field.lowest(closed));
    return refused('UWO-51', {
      why: friend ? 'friend' : 'shield',
      square: field.namesOf(closed)[0]!,
    });
  }
  const goal = moves.TO[move]!;
  return field.has(field.taken(cells), goal)
    ? refused('UWO-51', { why: 'taken', square: field.SQUARE_NAMES[goal]! })
    : null;
}

/** UWO-21 to UWO-23. */
function refuseDefence(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const square = field.SQUARE_NAMES[cells[cell.TARGET]! - 1]!;
  switch (moves.typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return cells[cell.handCell(seat, MISS)]! > 0 ? null : refused('UWO-23', { why: 'hand' });
    case 'morf': {
      const attacker = field.formAt(cells, cells[cell.ATTACKER]! - 1);
      const facts = { card: KINDS[moves.KIND[move]!]!, attacker: KINDS[attacker]!, square };
      const unheld = refuseCard(
        cells,
        seat,
        moves.KIND[move]!,
        field.SQUARE_NAMES[moves.FROM[move]!]!,
      );
      if (unheld) return unheld;
      if (moves.FROM[move] !== cells[cell.TARGET]! - 1)
        return refused('UWO-22', { why: 'target', ...facts });
      if (!variant.edition.riderMayMorf && field.formAt(cells, cells[cell.TARGET]! - 1) === RIDER)
        return refused('UWO-53', { why: 'morf', square });
      if (!field.has(variant.safeFrom[attacker]!, moves.KIND[move]!))
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
  return cells[cell.handCell(seat, kind)] === 0
    ? refused('UWO-12', { why: 'hand', ...facts })
    : null;
}

/** UWO-24: only the attacked creature, only at its attacker. */
function refuseCounter(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const striker = cells[cell.TARGET]! - 1;
  const attacker = cells[cell.ATTACKER]! - 1;
  const facts = { square: field.SQUARE_NAMES[striker]!, goal: field.SQUARE_NAMES[attacker]! };
  const type = moves.typeOf(move);
  if (type === 'stop') return null;
  if (type === 'burn') return refused('UWO-42', { why: 'duel' });
  if (type !== 'attack' && type !== 'blast') return refused('UWO-24', { why: 'asked', ...facts });
  if (moves.FROM[move] !== striker || (type === 'attack' && moves.TO[move] !== attacker))
    return refused('UWO-24', { why: 'only', ...facts });
  const strikes = type === 'attack' ? refuseStrike : refuseStrikeByBlast;
  return (
    strikes(state, striker, attacker) ??
    refuseCost(cells, seat, variant.attackEnergy[field.formAt(cells, striker)]!)
  );
}

/** UWO-20 for a counterattack; a rider has none (UWO-53). */
function refuseStrike(state: UwoState, striker: Square, attacker: Square): UwoRefusal | null {
  const form = field.formAt(state.cells, striker);
  const square = field.SQUARE_NAMES[striker]!;
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
  const form = field.formAt(state.cells, striker);
  const square = field.SQUARE_NAMES[striker]!;
  if (form === RIDER) return refused('UWO-53', { why: 'attack', square });
  if (form !== DYNAMITE) return refused('UWO-54', { why: 'kind', square });
  if (!field.has(field.RING[striker]!, attacker))
    return refused('UWO-56', { why: 'away', square: field.SQUARE_NAMES[attacker]! });
  return refuseShield(state, striker, attacker, 'UWO-56');
}

/** UWO-54: whoever may still be saved, by a form shielded against dynamite. */
function refuseRescue(state: UwoState, seat: Seat, move: Move): UwoRefusal | null {
  const { cells, variant } = state;
  const centre = cells[cell.CENTRE]! - 1;
  switch (moves.typeOf(move)) {
    case 'fall':
      return null;
    case 'miss':
      return refused('UWO-54', { why: 'miss', square: field.SQUARE_NAMES[centre]! });
    case 'burn':
      return refused('UWO-42', { why: 'duel' });
    case 'morf': {
      const at = moves.FROM[move]!;
      const square = field.SQUARE_NAMES[at]!;
      const card = KINDS[moves.KIND[move]!]!;
      const unheld = refuseCard(cells, seat, moves.KIND[move]!, square);
      if (unheld) return unheld;
      if (!field.has(field.RING[centre]! & cells[field.ARMIES + seat]!, at))
        return refused('UWO-54', { why: 'victim', square });
      if (field.isKnockedOut(cells, at)) return refused('UWO-25', { why: 'save', square });
      if (!field.has(savable(state, centre, enemyOf(seat)), at))
        return refused('UWO-54', { why: 'safe', square });
      if (!field.has(variant.safeFrom[DYNAMITE]!, moves.KIND[move]!))
        return refused('UWO-54', { why: 'form', square, card });
      return refuseCost(cells, seat, 1);
    }
    default:
      return refused('UWO-54', { why: 'asked', square: field.SQUARE_NAMES[centre]! });
  }
}
