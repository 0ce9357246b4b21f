import {
  cloneState,
  copyState,
  dealt,
  fairChance,
  mustParse,
  setUp,
  type Move,
  type Seat,
  type State,
} from '@tischlein/kit';
import { charge, renew, rewind, waitingFor, windUp } from './clock.ts';
import type { Happening } from './entries.ts';
import { seedOf } from './fair.ts';
import type { Chair, GamePlayer, MadeMove, Table } from './table.ts';

/** What is needed to tell of a move: the state it was made in. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly made: MadeMove;
  readonly before: State;
}

/** The entry that starts a game. */
export const STARTED = { e: 'started', chance: 'standing' } as const satisfies Happening;

/** The cards are dealt: from here on the contributions and so the seed are fixed. */
export function startGame(table: Table, at: number, chance: Table['chance']): void {
  const { game, settings, secret, rules } = table;
  const options = { ...game.leftOut, ...settings.options };
  const variant = mustParse(setUp(game, options, settings.seats, rules));
  table.contributions = table.chairs.map((chair) =>
    chair.kind === 'person' ? chair.contribution : null,
  );
  table.players = table.chairs.map(playerOn);
  table.seed = seedOf({
    game: game.name,
    rules,
    options: variant.options,
    contributions: table.contributions,
    secret,
  });
  table.state = dealt(game, variant, fairChance(table.seed));
  table.chance = chance;
  table.counted = 0;
  table.moves = [];
  table.ply += 1;
  table.phase = 'playing';
  table.offer = null;
  table.result = null;
  table.ended = null;
  table.turnAt = at;
  windUp(table, at);
}

function playerOn(chair: Chair): GamePlayer {
  if (chair.kind === 'person') return { person: chair.person, player: chair.name };
  return { person: null, player: { bot: chair.kind === 'bot' ? chair.level : 'none' } };
}

export function playMove(
  table: Table,
  seat: Seat,
  text: string,
  kept: boolean,
  at: number,
): Played {
  const { game } = table;
  const before = table.state!;
  const { moves } = before.variant;
  const move = moves.find(text);
  if (move === undefined) throw new Error(`table ${table.id}: ${text} is no move of ${game.name}`);
  const state = cloneState(before);
  const waitedFor = waitingFor(table);
  charge(table, at);
  table.counted += 1;
  game.play(state, seat, move, fairChance(table.seed)(table.counted));
  table.state = state;
  table.ply += 1;
  const made = { seat, move: moves.text(move), ply: table.ply, kept };
  table.moves.push(made);
  table.turnAt = at;
  rewind(table, seat, waitedFor);
  if (table.offer?.offer === 'draw' || table.offer?.offer === 'takeBack') table.offer = null;
  const result = game.result(state);
  if (result !== null) endGame(table, 'played', result);
  return { seat, move, made, before };
}

export function endGame(table: Table, how: Table['ended'], result: Table['result']): void {
  table.phase = 'over';
  table.ended = how;
  table.result = result;
  table.offer = null;
}

/** The last move that still stands. */
export const lastMove = ({ moves }: Table): MadeMove | undefined =>
  moves.filter((made) => made.takenBackAt === undefined).at(-1);

export function takeBack(table: Table, at: number): void {
  charge(table, at);
  const last = lastMove(table)!;
  const takenBackAt = table.moves.length;
  table.moves = table.moves.map((made) => (made === last ? { ...made, takenBackAt } : made));
  if (table.chance === 'standing') table.counted -= 1;
  table.ply += 1;
  table.turnAt = at;
  table.offer = null;
  table.state = replayMoves(table, () => {});
  renew(table);
}

/** The game again from its deal, also through what was taken back later. Answers the state as it is now. */
export function replayMoves(table: Table, onMove: (played: Played, after: State) => void): State {
  const { game, moves } = table;
  const chance = fairChance(table.seed);
  const state = dealt(game, table.state!.variant, chance);
  const befores: State[] = [];
  const undo = (count: number): void => {
    for (const made of moves) if (made.takenBackAt === count) copyState(befores.pop()!, state);
  };
  moves.forEach((made, i) => {
    undo(i);
    const before = cloneState(state);
    befores.push(before);
    const move = state.variant.moves.find(made.move)!;
    const counted = table.chance === 'all' ? i : befores.length - 1;
    game.play(state, made.seat, move, chance(counted + 1));
    onMove({ seat: made.seat, move, made, before }, state);
  });
  undo(moves.length);
  return state;
}
