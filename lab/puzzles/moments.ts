import type { GameBots } from '@tischlein/bots/load';
import {
  byBots,
  FastRandom,
  legalTexts,
  mustParse,
  playThrough,
  type Json,
  type Seat,
  type State,
  type View,
} from '@tischlein/kit';

/** What is played to find positions. */
export interface MinedGames {
  readonly options: Json;
  readonly seats: number;
  /** Also moves that win clearly most often count there, not only those that are proved to win. */
  readonly measured?: boolean;
}

/** Somebody was to move, nobody else could, and there was a choice. */
export interface Found {
  readonly state: State;
  readonly seat: Seat;
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
    for (const { before, seat } of playThrough(game, dealt, byBots(game, players))) {
      if (game.waitingFor(before) !== seat || game.reactors(before) !== 0) continue;
      const legal = legalTexts(game, before, seat);
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
  const same = (other: State): boolean =>
    JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat));
  return read.ok && same(read.value) ? position : null;
}

/** A kept position, and who is to move in it. */
export function readOf(bots: GameBots, position: Json): Omit<Found, 'game' | 'start'> {
  const { game } = bots.heuristics;
  const state = mustParse(game.parsePosition(position));
  const seat = game.waitingFor(state);
  return { state, seat, legal: legalTexts(game, state, seat) };
}

/** Streams of chance that are the same whenever the same view is looked at. */
export const streamOf = (purpose: string, view: View, number = 0): FastRandom =>
  new FastRandom(`puzzles ${purpose} ${number}\n${JSON.stringify(view)}`);
