import { existsSync, readFileSync } from 'node:fs';
import type { GameBots } from '@tischlein/bots';
import * as kit from '@tischlein/kit';

/** What is played to find positions. */
export interface MinedGames {
  readonly options: kit.JsonObject;
  readonly seats: number;
  /** Also moves that win clearly most often count there, not only those that are proved to win. */
  readonly measured?: boolean;
}

/** Somebody was to move, nobody else could, and there was a choice. */
export interface Found {
  readonly state: kit.State;
  readonly seat: kit.Seat;
  readonly legal: readonly string[];
  /** Which game it was in, from 0, and how that began. */
  readonly game: number;
  readonly start: MinedGames;
}

/** The players differ in strength: so games are decided, and end in many ways. */
const PLAYERS = ['medium', 'medium', 'easy'];

/** Those of games between bots, without end; the same seed, the same moments. */
export function* momentsOf(
  { heuristics, levels }: GameBots,
  starts: readonly MinedGames[],
  seed: string,
): Generator<Found> {
  const { game } = heuristics;
  for (let number = 0; ; number++) {
    const start = starts[number % starts.length]!;
    const players = Array.from(
      { length: start.seats },
      (_, seat) => levels[PLAYERS[(number + seat) % PLAYERS.length]!]!,
    );
    const { options, seats } = start;
    const dealt = { options, seats, seed: `${seed} ${number}` };
    for (const { before, seat } of kit.playThrough(game, dealt, kit.byBots(game, players))) {
      if (game.waitingFor(before) !== seat || game.reactors(before) !== 0) continue;
      const legal = kit.legalTexts(game, before, seat);
      if (legal.length > 1) yield { state: before, seat, legal, game: number, start };
    }
  }
}

/**
 * Positions are kept as `rules/` writes them; null where this moment can not be written so that its seat sees the same.
 */
export function writtenOf(bots: GameBots, { state, seat }: Found) {
  const { game } = bots.heuristics;
  const position = game.position(state);
  const read = game.parsePosition(position);
  const same = (other: kit.State): boolean =>
    JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat));
  return read.ok && same(read.value) ? position : null;
}

/** A kept position, and who is to move in it. */
export function readOf(bots: GameBots, position: kit.Json): Omit<Found, 'game' | 'start'> {
  const { game } = bots.heuristics;
  const state = kit.mustParse(game.parsePosition(position));
  const seat = game.waitingFor(state);
  return { state, seat, legal: kit.legalTexts(game, state, seat) };
}

/** Streams of chance that are the same whenever the same view is looked at. */
export const streamOf = (purpose: string, view: kit.View, number = 0): kit.FastRandom =>
  new kit.FastRandom(`puzzles ${purpose} ${number}\n${JSON.stringify(view)}`);

const MAY_STACK = [true, false];

/**
 * By game, what is played to find positions, in turns: rules anybody knows, and those whose ends can be proved, more
 * often where they seldom ask for the one move.
 */
export const starts: { readonly [game: string]: readonly MinedGames[] } = {
  mow: [
    ...[1, 2, 3].map(() => ({ options: { rounds: 1 }, seats: 2 })),
    ...[3, 4].map((seats) => ({ options: { rounds: 1 }, seats, measured: true })),
  ],
  uno: [
    { options: { fendOff: false }, seats: 2 },
    ...MAY_STACK.map((fendOff) => ({ options: { fendOff, reverseSkipsInTwo: true }, seats: 2 })),
    ...[2, 3, 4].map((seats) => ({ options: {}, seats, measured: true })),
  ],
  uwo: [
    { options: {}, seats: 2 },
    { options: { army: 8 }, seats: 2 },
  ],
};

/** A position with its exact solution. */
export interface Solved {
  readonly position: kit.JsonObject;
  /** Every move that keeps what exact play gets; at least one legal move does not. */
  readonly best: readonly string[];
}

/** From the source as from what is built. */
const FOLDER = new URL('../../lab/puzzles/solved/', import.meta.url);

/** Those that are kept of a game, made by `npm run lab -- puzzles GAME --solved --seed solved-1 --count 320`; null where nobody keeps any. */
export function solvedOf(game: string): Solved[] | null {
  const file = new URL(`${game}.jsonl`, FOLDER);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Solved);
}
