import { askOf, FastRandom, pick, type Ask, type Bot, type Past, type Seat } from '@tischlein/kit';
import { botSeed, levelOf } from './due.ts';
import type { Happening } from './entries.ts';
import { allFacts } from './facts.ts';
import { startOf } from './history.ts';
import type { Table } from './table.ts';

/** All that a bot is given, here or in another thread: a view, never the table. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly ask: Ask;
  readonly seed: string;
}

export function questionFor(
  table: Table,
  seat: Seat,
  asked: Pick<Ask, 'mayWait' | 'budget'>,
): Question {
  return {
    game: table.game.name,
    level: levelOf(table, seat),
    ask: askOf(table.game, table.play.state!, seat, asked),
    seed: botSeed(table.play, seat),
  };
}

/** What a seat has seen of this game. */
export function pastFor(table: Table, seat: Seat): Past {
  const history = allFacts(table, seat)
    .filter(({ takenBack }) => takenBack !== true)
    .map(({ seat: mover, facts }) => ({ seat: mover, facts }));
  return { start: table.game.view(startOf(table), seat), history };
}

export type FindBot = (game: string, level: string) => Bot | undefined;

/** A move that is legal, whatever the bot says; null where it waits. Without such a bot, chance plays. */
export function think(find: FindBot, { game, level, ask, seed }: Question): string | null {
  const random = new FastRandom(seed);
  if (ask.legal.length === 0) return null;
  const bot = find(game, level);
  const answer = bot ? bot(ask, random) : pick(ask.legal, random);
  if (answer === null && ask.mayWait) return null;
  return answer !== null && ask.legal.includes(answer) ? answer : ask.legal[0]!;
}

export function botMoved(table: Table, seat: Seat, move: string): Happening {
  const kept = table.room.chairs[seat]!.type === 'person';
  return { type: 'moved', seat, move, ...(kept && { kept: true as const }) };
}
