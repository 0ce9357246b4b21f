import { fault, readFlag, readObject, readOneOf, sentence, type Json } from '@tischlein/kit';
import { has, SQUARE_NAMES, type Square } from './field.ts';
import { ARMIES, formAt, isKnockedOut, ownerOf, taken } from './ground.ts';
import { BAZOOKA, DYNAMITE, enemyOf } from './cards.ts';
import {
  ACTED,
  ATTACKER,
  BLAST,
  CENTRE,
  DEFEND,
  MORFED,
  PAID,
  STAGE,
  STAGES,
  TARGET,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { canBeHit, inReach } from './reach.ts';
import { readSide, readSquare } from './read-side.ts';
import { savable } from './rescue.ts';
import { stir } from './turn.ts';

/** Left out: a fresh turn; in a duel, one whose action it is. */
export function readTurnState(
  { cells }: UwoState,
  json: Json | undefined,
  { dueling }: { readonly dueling: boolean },
): void {
  const path = 'turnState';
  const given = json === undefined ? {} : readObject(json, path, ['morfed', 'acted', 'paid']);
  const flag = (key: string, otherwise: boolean): boolean =>
    given[key] === undefined ? otherwise : readFlag(given[key], `${path}.${key}`);

  const acted = flag('acted', dueling);
  if (dueling && !acted)
    fault(`${path}.acted`, sentence`a duel is the action of its turn (UWO-24)`);
  cells[ACTED] = acted ? 1 : 0;
  const morfed = given['morfed'] ?? null;
  if (morfed !== null) {
    const square = readSquare(morfed, `${path}.morfed`);
    if ((dueling || !acted) && !has(cells[ARMIES + cells[TURN]!]!, square))
      fault(
        `${path}.morfed`,
        sentence`no creature of this turn's player stands on ${morfed as string}`,
      );
    cells[MORFED] = square + 1;
    stir(cells);
  }
  const paid = flag('paid', acted || morfed !== null);
  if (morfed !== null && !paid)
    fault(`${path}.paid`, sentence`a morf costs 1, so it was paid (UWO-12)`);
  cells[PAID] = paid ? 1 : 0;
}

export function readDuel(state: UwoState, json: Json): void {
  if (json === null) return;
  const { cells } = state;
  const given = readObject(json, 'duel', ['stage', 'attacker', 'target', 'centre', 'asked']);
  const stage = STAGES.indexOf(readOneOf(given['stage'], 'duel.stage', STAGES)) + 1;
  const creature = (key: string): Square => {
    const square = readSquare(given[key], `duel.${key}`);
    if (!has(taken(cells), square))
      fault(`duel.${key}`, sentence`nobody stands on ${SQUARE_NAMES[square]}`);
    return square;
  };
  const none = (key: string): void => {
    if ((given[key] ?? null) !== null) fault(`duel.${key}`, sentence`null is wanted at this stage`);
  };

  cells[STAGE] = stage;
  if (stage === BLAST) {
    none('attacker');
    none('target');
    readBlast(state, creature('centre'));
  } else {
    none('centre');
    readAttack(state, stage, creature('attacker'), creature('target'));
  }
  if (given['asked'] !== undefined && readSide(given['asked'], 'duel.asked') !== cells[WAITING])
    fault('duel.asked', sentence`seat ${cells[WAITING]} is asked at this stage`);
}

/** UWO-21, UWO-24: the side of the attacked creature is asked, to fend off and then to strike back. */
function readAttack(state: UwoState, stage: number, attacker: Square, target: Square): void {
  const { cells } = state;
  const [from, to] = [SQUARE_NAMES[attacker], SQUARE_NAMES[target]];
  if (ownerOf(cells, attacker) === ownerOf(cells, target))
    fault('duel', sentence`${from} and ${to} are friends`);
  if (!inReach(state, attacker, target))
    fault('duel', sentence`${from} does not reach ${to} (UWO-20)`);
  if (isKnockedOut(cells, target))
    fault('duel.target', sentence`${to} is knocked out, so nobody is asked (UWO-21)`);
  if (stage === DEFEND && !canBeHit(state, target, formAt(cells, attacker)))
    fault('duel.target', sentence`${to} is shielded against ${from} (UWO-20)`);
  checkAttacker(cells, attacker);
  for (const square of [attacker, target])
    if (cells[MORFED] === square + 1)
      fault(
        'turnState.morfed',
        sentence`${SQUARE_NAMES[square]} was morfed, so it did not attack (UWO-13)`,
      );
  cells[ATTACKER] = attacker + 1;
  cells[TARGET] = target + 1;
  cells[WAITING] = ownerOf(cells, target);
}

/** UWO-25, UWO-50: in a duel nobody is knocked out but a bazooka, which is from its shot on. */
function checkAttacker(cells: Int32Array, attacker: Square): void {
  const fired = formAt(cells, attacker) === BAZOOKA;
  if (fired === isKnockedOut(cells, attacker)) return;
  const name = SQUARE_NAMES[attacker];
  fault(
    'duel.attacker',
    fired
      ? sentence`the bazooka on ${name} has fired, so it is knocked out (UWO-50)`
      : sentence`${name} is knocked out, so it did not attack (UWO-25)`,
  );
}

/** UWO-54: the other side is asked while it has somebody to save. */
function readBlast(state: UwoState, centre: Square): void {
  const { cells } = state;
  const name = SQUARE_NAMES[centre];
  const owner = ownerOf(cells, centre);
  if (formAt(cells, centre) !== DYNAMITE) fault('duel.centre', sentence`${name} is no dynamite`);
  if (isKnockedOut(cells, centre)) fault('duel.centre', sentence`${name} is knocked out (UWO-25)`);
  if (savable(state, centre, owner) === 0)
    fault('duel.centre', sentence`nobody around ${name} can be saved, so nobody is asked (UWO-54)`);
  cells[CENTRE] = centre + 1;
  cells[WAITING] = enemyOf(owner);
}
