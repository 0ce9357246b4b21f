import { usualBudget } from '@tischlein/bots';
import type { Ask, Random } from '@tischlein/kit';
import { botOf, gameOf } from '../command.ts';
import { fail } from '../failure.ts';
import { importedPlayer } from './imported.ts';
import { outsidePlayer } from './outside.ts';

/** Whoever answers: a bot of ours, or a program over its standard input and output. */
export interface Player {
  readonly budget: number;
  answer(ask: Ask, random: Random): string | null | Promise<string | null>;
  /** Of a program: whoever started it ends it. */
  readonly process?: number | undefined;
}

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

/**
 * From `hard`, `hard@2000`, `import:./my-bot.js` or `exec:python3 my-bot.py`. A text that names nobody is a failure at once; a program is
 * started when it is called to the table.
 */
export function playerOf(
  game: string,
  text: string,
  budget: number | null,
  seats: number,
): () => Player {
  if (text.startsWith(OUTSIDE)) return outsidePlayer(text.slice(OUTSIDE.length), budget ?? 0);
  if (text.startsWith(IMPORTED)) return importedPlayer(text.slice(IMPORTED.length), budget ?? 0);
  const [, level, own] = /^([a-zA-Z]+)(?:@(\d{1,7}))?$/.exec(text) ?? [];
  if (level === undefined)
    fail(
      `a bot is written hard, hard@2000, import:FILE or exec:COMMAND, not ${JSON.stringify(text)}`,
    );
  if (own !== undefined && Number(own) < 1) fail(`${text}: a budget of 1 or more is wanted`);
  const answer = botOf(gameOf(game), level);
  const thinks = own === undefined ? (budget ?? usualBudget(game, level, seats)) : Number(own);
  return () => ({ budget: thinks, answer });
}
