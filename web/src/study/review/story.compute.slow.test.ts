import { games, bots } from '@tischlein/manifests/all';
import { manifests } from '@tischlein/manifests';
import { reviewOf, timelineOf, type Review } from '@tischlein/coach';
import { byBots, formatRecord, type GameRecord, mustParse, playThrough } from '@tischlein/kit';
import { cowOf } from '@tischlein/games/mow/language';
import { describe, expect, it } from 'vitest';
import { bigIn as mow } from '../../games/mow/highlights.ts';
import { bigIn as uno } from '../../games/uno/highlights.ts';
import { bigIn as uwo } from '../../games/uwo/board/big.ts';
import { filmOf, toldAt, viewAt } from '../replay/film.ts';
import { givenIn } from './marks.ts';
import { momentIn } from '../../games/highlights.ts';
import { kindOf, storyOf } from './story.ts';

const GAMES_EACH = Number(process.env['EFFORT'] ?? '1') > 1 ? 50 : 4;
const BUDGET = { first: 3000, again: 64 };

const BIG = { mow, uno, uwo };
const ROUND_ENDS = new Set(['UNO-15', 'MOW-41', 'MOW-35', 'MOW-36', 'MOW-40']);

interface Fact {
  readonly clause: string;
  readonly facts: {
    readonly seat: number;
    readonly flies?: number;
    readonly number?: number;
    readonly what?: string;
  };
}
/** What of a view can be counted. */
interface Counted {
  readonly stables: readonly (readonly string[])[];
  readonly held: readonly number[];
}

const KINDS = [
  ['uno', {}, ['random', 'medium', 'medium']],
  ['uno', { match: 'collect', target: 60 }, ['random', 'medium']],
  ['mow', { rounds: 1 }, ['random', 'medium', 'medium']],
  ['mow', { rounds: 2 }, ['random', 'medium']],
  ['uwo', { army: 8, quietTurns: 6 }, ['random', 'medium']],
] as const;

function played(
  name: string,
  options: object,
  levels: readonly string[],
  seed: string,
): GameRecord {
  const game = games[name]!;
  const players = levels.map((level) => bots[name]!.levels[level]!);
  const start = { options: options as never, seats: levels.length, seed };
  const moves = [...playThrough(game, start, byBots(game, players))].map(({ seat, text }) => ({
    seat,
    move: text,
  }));
  return {
    game: name,
    rules: game.version,
    ...start,
    seats: levels.map((bot) => ({ bot })),
    moves,
  };
}

/** The sentence against the review's own numbers, reckoned here once more. */
function expectAgreed(review: Review, { moves }: GameRecord): void {
  const story = storyOf(review);
  const proven = review.decisions.filter(({ verdict, loss, agree, tried, best, played: made }) => {
    const of = (move: string | null) => tried.find((one) => one.move === move)!;
    const isProven = (verdict === 'mistake' || verdict === 'inaccurate') && loss >= 0.05;
    return isProven && (agree ?? 10) >= 7 && of(best).low > of(made).high;
  });
  if (story === null) {
    expect(proven).toEqual([]);
    expect(review.turns.every(({ by, change }) => by === 'own' && change < 0)).toBe(true);
    return;
  }
  const line = moves[story.ply] as { readonly seat: number; readonly move: string };
  if (story.is === 'mistake') {
    expect(story.actor).toBe(review.seat);
    expect(story.points).toBe(-Math.round(100 * Math.max(...proven.map(({ loss }) => loss))));
    if (story.decision!.played !== null)
      expect(line).toMatchObject({ seat: review.seat, move: story.decision!.played });
    return;
  }
  expect(proven).toEqual([]);
  const turn = review.turns.find(
    ({ ply, by }) => ply === story.ply && (by === 'cards') === (story.is === 'cards'),
  )!;
  expect(story.points).toBe(Math.round(100 * turn.change));
  expect([turn.seat, turn.move]).toEqual([line.seat, line.move]);
  expect(story.actor).toBe(story.is === 'cards' ? null : line.seat);
  // An own choice is told only where it gained: never a face for what was not proven.
  if (story.is === 'choice' && story.actor === review.seat) expect(story.points).toBeGreaterThan(0);
  const choices = review.turns.filter(
    ({ by, change }) => by === 'others' || (by === 'own' && change > 0),
  );
  if (story.is === 'cards') expect(choices).toEqual([]);
  else
    expect(Math.abs(turn.change)).toBe(Math.max(...choices.map(({ change }) => Math.abs(change))));
}

describe.each(KINDS)('what is told of a game of %s %j', (name, options, levels) => {
  it(`agrees with the review, and its facts hold in the record: ${GAMES_EACH} games`, async () => {
    const bigIn = BIG[name];
    const coach = await manifests[name]!.coach!();
    const tools = { heuristics: bots[name]!.heuristics, coach };
    for (let i = 0; i < GAMES_EACH; i++) {
      const record = played(name, options, levels, `story ${i}`);
      const film = await filmOf(formatRecord(record), (game) => Promise.resolve(games[game]!));
      if ('error' in film) throw new Error(film.error);
      const told = film.moves.map((_, ply) => toldAt(film, ply + 1, 0));
      const ply = momentIn(told, bigIn) ?? told.length - 1;
      const big = bigIn(told[ply]!);
      // No other move but the end was bigger; and what it says of flies and cards can be counted on the table.
      for (const facts of told) {
        const other = bigIn(facts);
        if (other && other.sign !== 'crown') expect(other.weight).toBeLessThanOrEqual(big!.weight);
      }
      const views = [viewAt(film, ply, 0), viewAt(film, ply + 1, 0)] as never;
      // A new round is dealt anew.
      const over = told[ply]!.some(({ clause }) => ROUND_ENDS.has(clause));
      for (const fact of told[ply]!) expectCounted(fact as never, views, over);

      const review = reviewOf(tools, mustParse(timelineOf(games[name]!, record)), 0, BUDGET);
      expectAgreed(review, record);
      const kind = kindOf(review, film.game.result(film.states.at(-1)!)!.winners.includes(0));
      if (kind?.is === 'nothingGiven')
        expect([givenIn(review), kind.moves]).toEqual([0, review.decisions.length]);
      if (kind?.is === 'best') {
        const gains = review.decisions.map(({ gain }) => gain.value);
        expect(kind.points).toBe(Math.round(100 * Math.max(...gains)));
      }
    }
  });
});

/** The flies of a herd came to the stable with its cows; the cards somebody took are in the hand. */
function expectCounted(
  { clause, facts }: Fact,
  [before, after]: readonly [Counted, Counted],
  over: boolean,
): void {
  const { seat, flies, number, what } = facts;
  if (over) return;
  if (clause === 'MOW-12') {
    const fliesAt = ({ stables }: Counted): number =>
      stables[seat]!.reduce((sum, cow) => sum + cowOf(cow).flies, 0);
    expect(fliesAt(after) - fliesAt(before)).toBe(flies);
  }
  if (what === 'take' && ['UNO-5', 'UNO-10'].includes(clause))
    expect(after.held[seat]! - before.held[seat]!).toBe(number);
}
