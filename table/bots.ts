import { askOf, FastRandom, pick, type Ask, type Bot, type Past, type Seat } from '@tischlein/kit';
import { botSeed, levelOf, type Due } from './due.ts';
import type { Happening } from './entries.ts';
import { allFacts, startOf } from './history.ts';
import { type Table, presentSeats } from './table.ts';
import type { HostPorts } from './ports.ts';

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

/** A bot that is to move, or may. */
export type BotDue = Extract<Due, { type: 'bot' }>;

/** The bots of one table that think now, and those that were asked and chose to wait. */
export class AskedBots {
  /** Those that think, as "ply seat". */
  #thinking: Set<string> | null = null;
  /** A mask of those that chose to wait at `#ply`. */
  #waiting = 0;
  #ply = -1;

  constructor(private readonly ports: Pick<HostPorts, 'think' | 'budget' | 'later'>) {}

  /** A mask of the bots that were asked since the last move and chose to wait. */
  waiting({ play: { ply } }: Table): number {
    return this.#ply === ply ? this.#waiting : 0;
  }

  /**
   * What a bot plays, once it is due; null where it chose to wait, undefined where it thinks about it already. It thinks
   * while it seems to wait: how long it thought tells nothing.
   */
  async ask(table: Table, bot: BotDue, now: () => number): Promise<string | null | undefined> {
    const { seat, mayWait, at } = bot;
    const key = `${table.play.ply} ${seat}`;
    if (this.#thinking?.has(key)) return undefined;
    this.#thinking ??= new Set();
    this.#thinking.add(key);
    const question = questionFor(table, seat, { mayWait, budget: this.ports.budget });
    const awaited = presentSeats(table).length > 0;
    const move = await this.ports
      .think(question, { awaited, past: () => pastFor(table, seat) })
      .catch(() => question.ask.legal[0]!);
    if (move !== null && at > now()) await this.#wait(at - now());
    this.#thinking.delete(key);
    return move;
  }

  /** It is not asked again before the next move. */
  letWait(table: Table, seat: Seat): void {
    this.#waiting = this.waiting(table) | (1 << seat);
    this.#ply = table.play.ply;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.ports.later(ms, resolve));
  }
}
