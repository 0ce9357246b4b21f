import { games } from '@tischlein/games';
import type { Command } from './command.ts';
import { fail } from './failure.ts';

const FLAG = '--game';
const isFile = (text: string): boolean => /[/\\]|\.m?js$/.test(text);

export const GAME_FILE_USAGE = `  --game FILE            a game from outside: a module that exports one (docs/outside.md)`;

/**
 * Takes in the games that `--game FILE` names and hands the rest of the command line on, with the game's name where
 * the command wants one.
 */
export async function withOutsideGames(
  { takes }: Command,
  args: readonly string[],
): Promise<readonly string[]> {
  if (takes === undefined) return args;
  const rest: string[] = [];
  let named: string | undefined;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const file = arg === FLAG ? args[i + 1] : /^--game=(.*)$/s.exec(arg)?.[1];
    if (file === undefined || !isFile(file)) {
      rest.push(arg);
      continue;
    }
    if (arg === FLAG) i += 1;
    const { takeInGame } = await import('@tischlein/server/outside');
    named = await takeInGame(file).catch((error: Error) => fail(error.message));
    if (takes === 'flag') rest.push(FLAG, named);
  }
  const says = rest[0] !== undefined && Object.hasOwn(games, rest[0]);
  return takes === 'word' && named !== undefined && !says ? [named, ...rest] : rest;
}
