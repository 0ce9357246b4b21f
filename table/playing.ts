import { cloneState, fairChance, mustParse, setUp } from '@tischlein/kit';
import { charge, isSlow, renew, rewind, waitingFor, windUp } from './clock.ts';
import type { Happening, HappeningOf } from './entries.ts';
import { seedOf } from './fair.ts';
import { beginningOf, stateWithout, MAX_RECENT, type MadeMove, type Played } from './history.ts';
import { asCalled, nameOf, onlookersOf, UNPLAYED, whoPlays } from './table.ts';
import type { Chair, GamePlayer, Play, Table } from './table.ts';
import { tallyFrom, withGame } from './tally.ts';

/** The entry that starts a game. */
export const STARTED = { type: 'started' } as const satisfies Happening;

/** The cards are dealt: from here on the contributions and so the seed are fixed. */
export function startGame(table: Table, at: number): void {
  const { game, room, play } = table;
  const variant = mustParse(setUp(game, room.settings.options, room.settings.seats));
  const contributions = givenOn(table, 'contribution');
  const hashes = givenOn(table, 'hash');
  const { options } = variant;
  const seed = seedOf({ ...play, game: game.name, rules: game.version, options, contributions });
  const ply = play.ply + 1;
  room.chairs = room.chairs.map((chair) =>
    chair.type === 'person' ? asCalled(chair, chair.called ?? chair.who) : chair,
  );
  const players = room.chairs.slice(0, variant.seats).map(playerOn);
  const fixed = { contributions, hashes, players, seed, onlookers: onlookersOf(table) };
  Object.assign(play, UNPLAYED, fixed, { ply, grownSince: ply } satisfies Partial<Play>);
  play.state = beginningOf(table, variant);
  // What was given is used up: the next deal wants something new.
  room.chairs = room.chairs.map((chair, seat) =>
    chair.type === 'person' && seat < variant.seats
      ? { ...chair, hash: null, contribution: null }
      : chair,
  );
  if (!isSlow(room.settings.clock)) room.tally = tallyFrom(room.tally, at);
  room.phase = 'playing';
  room.offer = null;
  table.clock.turnAt = at;
  windUp(table, at);
}

/** What people gave to the next deal, by chair of those who play it. */
export const givenOn = (
  { room: { chairs, settings } }: Table,
  what: 'hash' | 'contribution',
  count = settings.seats,
): (string | null)[] =>
  chairs.slice(0, count).map((chair) => (chair.type === 'person' ? chair[what] : null));

function playerOn(chair: Chair): GamePlayer {
  if (chair.type === 'person') return { dealtTo: chair.who };
  return { dealtTo: { bot: chair.type === 'bot' ? chair.level : 'none' } };
}

export function playMove(
  table: Table,
  { seat, move: text, kept }: HappeningOf<'moved'>,
  at: number,
): Played {
  const { game, room, play } = table;
  const before = play.state!;
  const { moves } = before.variant;
  const move = moves.find(text);
  if (move === undefined) throw new Error(`table ${table.id}: ${text} is no move of ${game.name}`);
  const state = cloneState(before);
  const waitedFor = waitingFor(table);
  charge(table, at);
  play.made += 1;
  play.stood += 1;
  game.play(state, seat, move, fairChance(play.seed)(play.stood));
  play.state = state;
  play.ply += 1;
  const made: MadeMove = { seat, move: moves.text(move), ply: play.ply, ...(kept && { kept }) };
  const played = { seat, move, made, before, after: state };
  play.steps = [...play.steps, made];
  play.recent = [...play.recent, played].slice(-MAX_RECENT);
  table.clock.turnAt = at;
  rewind(table, seat, waitedFor);
  if (room.offer?.offer === 'draw' || room.offer?.offer === 'takeBack') room.offer = null;
  const result = game.result(state);
  if (result !== null) endGame(table, 'played', result);
  return played;
}

export function endGame(
  { game, room, play, at }: Table,
  ended: Play['ended'],
  result: Play['result'],
): void {
  play.ended = ended;
  play.result = result;
  room.phase = 'over';
  room.offer = null;
  if (result === null) return;
  const players = play.players.map((player, seat) => {
    const { id = null, avatar = null } = whoPlays(player) ?? {};
    return { person: id, name: nameOf(player), avatar, place: result.places[seat]! };
  });
  room.tally = withGame(room.tally, { round: room.round, at, game: game.name, players });
}

/** Takes back the last `count` moves that stand. They stay in the history. */
export function takeBack(table: Table, count: number, at: number): void {
  const { room, play } = table;
  charge(table, at);
  play.state = stateWithout(table, count);
  play.recent = play.recent.slice(0, -count);
  play.ply += 1;
  play.grownSince = play.ply;
  play.stood -= count;
  play.steps = [...play.steps, { back: count, ply: play.ply }];
  room.offer = null;
  table.clock.turnAt = at;
  renew(table);
}
