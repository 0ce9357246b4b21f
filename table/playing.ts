import { cloneState, fairChance, mustParse, setUp } from '@tischlein/kit';
import { beginningOf } from './beginning.ts';
import { charge, renew, rewind, waitingFor, windUp } from './clock.ts';
import type { Happening, HappeningOf } from './entries.ts';
import { seedOf } from './fair.ts';
import { stateWithout, withRecent, type MadeMove, type Played } from './history.ts';
import { onlookersOf, type Chair, type GamePlayer, type Table } from './table.ts';
import { withGame } from './tally.ts';

/** The entry that starts a game. */
export const STARTED = { e: 'started' } as const satisfies Happening;

/** The cards are dealt: from here on the contributions and so the seed are fixed. */
export function startGame(table: Table, at: number): void {
  const { game, settings, secret } = table;
  const variant = mustParse(setUp(game, settings.options, settings.seats));
  table.contributions = givenOn(table, 'contribution');
  table.hashes = givenOn(table, 'hash');
  table.players = table.chairs.map(playerOn);
  table.onlookers = onlookersOf(table);
  // What was given is used up: the next deal wants something new.
  table.chairs = table.chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, hash: null, contribution: null } : chair,
  );
  table.seed = seedOf({
    game: game.name,
    rules: game.version,
    options: variant.options,
    contributions: table.contributions,
    secret,
  });
  table.state = beginningOf(table, variant);
  table.steps = [];
  table.made = 0;
  table.stood = 0;
  table.recent = [];
  table.ply += 1;
  table.grownSince = table.ply;
  table.phase = 'playing';
  table.offer = null;
  table.result = null;
  table.ended = null;
  table.turnAt = at;
  windUp(table, at);
}

/** What people gave to the next deal, by chair. */
export const givenOn = ({ chairs }: Table, what: 'hash' | 'contribution'): (string | null)[] =>
  chairs.map((chair) => (chair.kind === 'person' ? chair[what] : null));

function playerOn(chair: Chair): GamePlayer {
  if (chair.kind === 'person') return { dealtTo: chair.who };
  return { dealtTo: { bot: chair.kind === 'bot' ? chair.level : 'none' } };
}

export function playMove(
  table: Table,
  { seat, move: text, kept }: HappeningOf<'moved'>,
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
  table.made += 1;
  table.stood += 1;
  game.play(state, seat, move, fairChance(table.seed)(table.stood));
  table.state = state;
  table.ply += 1;
  const plain = { seat, move: moves.text(move), ply: table.ply };
  const made: MadeMove = kept ? { ...plain, kept } : plain;
  const played = { seat, move, made, before, after: state };
  table.steps.push(made);
  table.recent = withRecent(table.recent, played);
  table.turnAt = at;
  rewind(table, seat, waitedFor);
  if (table.offer?.offer === 'draw' || table.offer?.offer === 'takeBack') table.offer = null;
  const result = game.result(state);
  if (result !== null) endGame(table, 'played', result);
  return played;
}

export function endGame(table: Table, how: Table['ended'], result: Table['result']): void {
  table.phase = 'over';
  table.ended = how;
  table.result = result;
  table.offer = null;
  if (result !== null) table.tally = withGame(table.tally, table, result);
}

/** Takes back the last `count` moves that stand. They stay in the history. */
export function takeBack(table: Table, count: number, at: number): void {
  charge(table, at);
  table.state = stateWithout(table, count);
  table.recent = table.recent.slice(0, -count);
  table.ply += 1;
  table.grownSince = table.ply;
  table.stood -= count;
  table.steps.push({ back: count, ply: table.ply });
  table.turnAt = at;
  table.offer = null;
  table.phase = 'playing';
  table.result = null;
  table.ended = null;
  table.tally = table.tally.filter(({ round }) => round !== table.round);
  renew(table);
}
