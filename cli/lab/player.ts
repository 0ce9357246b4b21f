import { remembers, timed, usualBudget } from '@tischlein/bots';
import type { Ask, Random, Result, Seat, View } from '@tischlein/kit';
import { botOf, gameOf } from '../command.ts';
import { fail } from '../failure.ts';
import { readBudget, spendingOf, type Budget } from './budget.ts';
import { importedPlayer } from './imported.ts';
import { outsidePlayer } from './outside.ts';

/** How a game ended, for a bot that played it. */
export interface Ended {
  readonly result: Result;
  readonly seat: Seat;
  /** What its seat sees at the end. */
  readonly view: View;
}

/** Whoever answers: a bot of ours, a module, or a program over its standard input and output. */
export interface Player {
  readonly budget: number;
  /** Milliseconds for an answer, where time counts. */
  readonly time?: number;
  answer(ask: Ask, random: Random): string | null | Promise<string | null>;
  /** It is given what its seat has seen. */
  readonly remembers?: true;
  /** For measuring: it looks into all hands. */
  readonly open?: true;
  /** Bots from outside are told how it ended. */
  over?(ended: Ended): void;
  /** Of a program: whoever started it ends it. */
  readonly process?: number | undefined;
}

/** What a player is asked: the question of its seat with its own budget. */
export const askFor = (player: Player, ask: Ask): Ask => ({
  ...ask,
  budget: player.budget,
  ...(player.time !== undefined && { time: player.time }),
});

/** A bot from outside may say anything. */
export function mustBeLegal({ legal, mayWait }: Ask, answer: string | null, bot: string): void {
  if (answer === null ? !mayWait : !legal.includes(answer))
    fail(`${bot} answered ${JSON.stringify(answer)}; legal are ${legal.join(', ')}`);
}

/** Programs that were started are ended. */
export function endPlayers(players: readonly (Player | null)[]): void {
  for (const player of players)
    try {
      if (player?.process !== undefined) process.kill(player.process);
    } catch {
      // It has ended by itself.
    }
}

const OUTSIDE = 'exec:';
const IMPORTED = 'import:';
/** A search by the clock has room for this many iterations. */
const MOST_BY_CLOCK = 100_000;

export const isOutside = (text: string): boolean =>
  text.startsWith(OUTSIDE) || text.startsWith(IMPORTED);

/** From `import:./my-bot.js` or `exec:python3 my-bot.py`; `patience` is how long a program may be silent, in milliseconds. */
export function outsider(text: string, budget: Budget, patience?: number): () => Player {
  const spending = spendingOf(budget);
  return text.startsWith(OUTSIDE)
    ? outsidePlayer(text.slice(OUTSIDE.length), spending, patience)
    : importedPlayer(text.slice(IMPORTED.length), spending);
}

/**
 * From `hard`, `hard@2000`, `hard@200ms`, `import:./my-bot.js` or `exec:python3 my-bot.py`. A text that names nobody is a
 * failure at once; a program is started when it is called to the table.
 */
export function playerOf(
  game: string,
  text: string,
  budget: Budget | null,
  seats: number,
): () => Player {
  if (isOutside(text)) return outsider(text, budget ?? 0);
  const [, level, own] = /^([a-zA-Z]+)(?:@(.*))?$/.exec(text) ?? [];
  if (level === undefined)
    fail(
      `a bot is written hard, hard@2000, hard@200ms, import:FILE or exec:COMMAND, not ${JSON.stringify(text)}`,
    );
  const bot = botOf(gameOf(game), level);
  const usual = usualBudget(game, level, seats);
  const thinks = own === undefined ? (budget ?? usual) : readBudget(own, text);
  const { time, budget: iterations } = spendingOf(thinks);
  const past = remembers(game, level) && { remembers: true as const };
  if (time === undefined) return () => ({ budget: iterations, answer: bot, ...past });
  const answer = timed(bot, usual === 0 ? 0 : MOST_BY_CLOCK, () => performance.now());
  return () => ({ budget: time, time, answer, ...past });
}
