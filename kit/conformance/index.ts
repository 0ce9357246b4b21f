import type { Bot } from '../bot.ts';
import { Driver, MAX_MOVES } from '../driver.ts';
import { fairChance } from '../fair.ts';
import { cloneState, NOBODY, WATCHER, type Game, type Seat, type State } from '../game.ts';
import { WAIT, type Move } from '../moves.ts';
import { mustParse } from '../parsed.ts';
import { FastRandom, type Random } from '../random.ts';
import { type MadeLine, replay } from '../replay.ts';
import { formatRecord, parseRecord } from '../record.ts';
import { dealt, setUp } from '../setup.ts';
import { checkAccounts } from './ledger.ts';
import {
  checkCitation,
  checkNotation,
  checkImagined,
  checkMoves,
  checkPosition,
  checkTurns,
} from './moment.ts';
import { checkLeaks, checkToldLeaks } from './leak.ts';
import { leadingTo, recordOf, type Start, broken, sameCells, type Testing } from './testing.ts';

export { Ledger, type Accounts } from './ledger.ts';
export { sceneOf, type Scene } from './scene.ts';
export { leadingTo, type Start } from './testing.ts';
export type { Next, Testing } from './testing.ts';

export interface Effort {
  readonly seed: string;
  readonly games: number;
  /** The costly checks look at one moment in this many; 1 = at each. */
  readonly every: number;
  /** Whose choices must not depend on what is hidden. */
  readonly bots?: readonly Bot[];
  /** Hears of every game and move before it is made: whoever listens knows where the suite is, also if it hangs. */
  readonly watch?: Watch;
}

export interface Watch {
  begins(start: Start): void;
  plays(seat: Seat, move: Move): void;
}

export interface Report {
  readonly games: number;
  readonly moves: number;
  /** Moments at which the costly checks were made, without the ends of games. */
  readonly looks: number;
  /** How often hidden cards were swapped at such a moment and what one reader is given was compared. */
  readonly compared: number;
  readonly longest: number;
}

/** A game in plain JavaScript has no compiler to ask for them. */
const PARTS = ['options', 'census', 'permute', 'accounts'] as const;

/** Plays random games over random option mixes and all seat counts and holds each moment against the contract. */
export function conform(game: Game, testing: Testing, effort: Effort): Report {
  const { seed, games, every, bots = [], watch } = effort;
  for (const part of PARTS)
    if (testing[part] === undefined) throw new Error(`${game.name}: its Testing has no "${part}"`);
  const random = new FastRandom(seed);
  const report = { games, moves: 0, looks: 0, compared: 0, longest: 0 };
  const counts = game.seats.max - game.seats.min + 1;
  for (let i = 0; i < games; i++) {
    const seats = game.seats.min + (i % counts);
    const options = testing.options(random, seats);
    const start = { seed: `${seed} ${i}`, options, seats };
    watch?.begins(start);
    const moves: MadeLine[] = [];
    const look = () => random.below(every) === 0;
    try {
      const { looks, compared } = playAndCheck(game, testing, {
        start,
        moves,
        random,
        look,
        bots,
        watch,
      });
      report.looks += looks;
      report.compared += compared;
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${leadingTo(game, start, moves)}`, {
        cause: error,
      });
    }
    report.moves += moves.length;
    report.longest = Math.max(report.longest, moves.length);
  }
  return report;
}

interface Play {
  readonly start: Start;
  /** What was played is added here. */
  readonly moves: MadeLine[];
  readonly random: Random;
  readonly look: () => boolean;
  readonly bots: readonly Bot[];
  readonly watch: Watch | undefined;
}

function playAndCheck(
  game: Game,
  testing: Testing,
  { start, moves, random, look, bots, watch }: Play,
): { looks: number; compared: number } {
  const chance = fairChance(start.seed);
  const state = dealt(game, mustParse(setUp(game, start.options, start.seats)), chance);
  checkNotation(game, state);
  const census = testing.census(state);
  const driver = new Driver(game, state, chance, random);
  const buffer = new Int32Array(state.variant.moves.size);
  let looks = 0;
  let compared = 0;

  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const move = driver.anyAnswer(random, buffer);
    const watched = look();
    if (watched) {
      looks += 1;
      compared += lookAt(game, testing, state, random, bots);
      if (move !== WAIT) checkToldLeaks(game, state, { seat, move }, testing, random);
    }
    if (move === WAIT) {
      driver.answer(WAIT);
      continue;
    }
    const before = cloneState(state);
    watch?.plays(seat, move);
    moves.push({ seat, move: state.variant.moves.text(move) });
    driver.answer(move);
    if ((watched || driver.ply % 4 === 0) && testing.census(state) !== census)
      broken(game, state, 'a card was lost or made');
    if (watched) checkTold(game, before, seat, move, state);
    if (watched || driver.ply % 16 === 0)
      checkAccounts(game, testing.accounts, before, { seat, move }, state);
    if (driver.ply > MAX_MOVES) broken(game, state, `no end after ${MAX_MOVES} moves`);
  }
  lookAt(game, testing, state, random, bots);
  checkRecord(game, state, start, moves);
  return { looks, compared };
}

function lookAt(
  game: Game,
  testing: Testing,
  state: State,
  random: Random,
  bots: readonly Bot[],
): number {
  const compared = checkLeaks(game, state, testing, random, bots);
  checkTurns(game, state);
  checkMoves(game, state, random);
  checkPosition(game, state);
  checkImagined(game, state, random);
  return compared;
}

/** Everybody is told something of every move, with facts as they are declared. */
function checkTold(game: Game, before: State, seat: number, move: number, after: State): void {
  for (const reader of [0, seat, before.variant.seats - 1, WATCHER] as const) {
    const told = game.tell(before, seat, move, after, reader);
    const name = `"${before.variant.moves.text(move)}" by seat ${seat}`;
    if (told.length === 0) broken(game, before, `${name}: reader ${reader} is told nothing`);
    for (const cited of told) checkCitation(game, before, cited, 'told');
  }
}

/** The record reads back as it was, and playing it again ends in the identical state. */
function checkRecord(game: Game, state: State, start: Start, moves: readonly MadeLine[]): void {
  const text = formatRecord(recordOf(game, start, moves));
  const read = mustParse(parseRecord(text));
  if (formatRecord(read) !== text) broken(game, state, 'the record does not read back');
  const replayed = mustParse(replay(game, read));
  if (replayed.error !== undefined) broken(game, state, `the replay stops: ${replayed.error}`);
  if (!sameCells(replayed.state, state)) broken(game, state, 'the replay ends in another state');
}
