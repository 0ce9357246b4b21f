import { bots } from '@tischlein/manifests/all';
import { remembers, timed, usualBudget } from '@tischlein/bots';
import type { Ask, Game, JsonObject, Random, Result, Seat, State, View } from '@tischlein/kit';
import { botOf, gameOf } from '../command.ts';
import { fail, failUsage } from '../failure.ts';
import { importedPlayer, programPlayer } from './outside-players.ts';

/** How much a bot may think about a move: iterations of its own kind, or a time like `200ms`. */
export type Budget = number | `${number}ms`;

export const BUDGETS = 'iterations, or a time like 200ms';

export function readBudget(text: string, where: string): Budget {
  const [, number, unit] = /^(\d{1,7})(ms)?$/.exec(text) ?? [];
  if (number === undefined || Number(number) < 1)
    failUsage(`${where}: expected ${BUDGETS}, 1 or more, got ${JSON.stringify(text)}`);
  return unit === undefined ? Number(number) : `${Number(number)}ms`;
}

/** What an ask says of it: iterations, and milliseconds where time counts. */
const spendingOf = (budget: Budget): { readonly budget: number; readonly time?: number } =>
  typeof budget === 'number' ? { budget } : { budget: 0, time: Number.parseInt(budget) };

/** How a game ended, for a bot that played it. */
export interface Ended {
  readonly result: Result;
  readonly seat: Seat;
  /** What its seat sees at the end. */
  readonly view: View;
}

/** Whoever answers: a bot of ours, a module, or a program over its standard input and output. */
export interface BotPlayer {
  readonly budget: number;
  /** Milliseconds for an answer, where time counts. */
  readonly time?: number;
  answer(ask: Ask, random: Random): string | null | Promise<string | null>;
  /** It is given what its seat has seen. */
  readonly remembers?: true;
  /** For measuring: it looks into all hands. */
  readonly cheats?: true;
  /** Bots from outside are told how it ended. */
  over?(ended: Ended): void;
  /** Of a program: whoever started it ends it. */
  readonly process?: number | undefined;
}

/** What a player is asked: the question of its seat with its own budget. */
export const askFor = (player: BotPlayer, ask: Ask): Ask => ({
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
export function endPlayers(players: readonly (Pick<BotPlayer, 'process'> | null)[]): void {
  for (const player of players)
    try {
      if (player?.process !== undefined) process.kill(player.process);
    } catch {
      // It has ended by itself.
    }
}

const PROGRAM = 'exec:';
const MODULE = 'import:';
const CHEATING = 'open:';
/** A search by the clock has room for this many iterations. */
const MAX_BY_CLOCK = 100_000;

export const isOutside = (text: string): boolean =>
  text.startsWith(PROGRAM) || text.startsWith(MODULE);

/** From `import:./my-bot.js` or `exec:python3 my-bot.py`; a program may be silent for so long. */
export function outsider(text: string, budget: Budget, timeoutMs?: number): () => BotPlayer {
  const spending = spendingOf(budget);
  return text.startsWith(PROGRAM)
    ? programPlayer(text.slice(PROGRAM.length), spending, timeoutMs)
    : importedPlayer(text.slice(MODULE.length), spending);
}

/** `name=import:…` gives a bot from outside a short name. */
const named = (text: string): { readonly name: string; readonly bot: string } => {
  const [, name, bot] = /^([\w-]+)=((?:exec|import):.*)$/s.exec(text) ?? [];
  return { name: name ?? text, bot: bot ?? text };
};
export const nameOf = (text: string): string => named(text).name;

/**
 * From `hard`, `hard@2000`, `hard@200ms`, `import:./my-bot.js`, `exec:python3 my-bot.py`, or one of the last two behind a
 * name. A text that names nobody is a failure at once; a program is started when it is called to the table.
 */
export function playerOf(
  game: string,
  text: string,
  budget: Budget | null,
  seats: number,
): () => BotPlayer {
  const { bot: called } = named(text);
  if (isOutside(called)) return outsider(called, budget ?? 0);
  const [, level, own] = /^([a-zA-Z]+)(?:@(.*))?$/.exec(text) ?? [];
  if (level === undefined)
    failUsage(
      `a bot is written hard, hard@2000, hard@200ms, import:FILE or exec:COMMAND, not ${JSON.stringify(text)}`,
    );
  const bot = botOf(gameOf(game), level);
  const usual = usualBudget(bots[game]!, level, seats);
  const thinks = own === undefined ? (budget ?? usual) : readBudget(own, text);
  const { time, budget: iterations } = spendingOf(thinks);
  const past = remembers(bots[game]!, level) && { remembers: true as const };
  if (time === undefined) return () => ({ budget: iterations, answer: bot, ...past });
  const answer = timed(bot, usual === 0 ? 0 : MAX_BY_CLOCK, () => performance.now());
  return () => ({ budget: time, time, answer, ...past });
}

/**
 * Whoever may play many games: the players of everywhere, and `open:hard`, the same bot looking into all hands. It shows
 * what knowing them would be worth, the ceiling of every guess.
 */
export function matchPlayerOf(
  game: string,
  text: string,
  budget: Budget | null,
  seats: number,
): () => BotPlayer {
  if (!text.startsWith(CHEATING)) return playerOf(game, text, budget, seats);
  const player = playerOf(game, text.slice(CHEATING.length), budget, seats);
  return () => ({ ...player(), cheats: true });
}

/** A seat's view with the hands laid open as at the end of the game. The order of the pile stays hidden. */
export function laidOpen(game: Game, state: State, view: View): View {
  const { hands } = game.position(state) as JsonObject;
  if (hands === undefined || (view as { readonly hands?: unknown }).hands !== null)
    fail(`${CHEATING} goes with games that lay the hands open at their end; ${game.name} does not`);
  return { ...view, hands } as View;
}
