import type { Command } from './command.ts';
import { Failure, failUsage } from './failure.ts';
import { GAME_FILE_USAGE, withOutsideGames } from './outside-games.ts';
import { wrap } from './wrap.ts';

/** Each is loaded when it is asked for: most need no server, and all of it takes a quarter of a second. */
export type Loaders = { readonly [name: string]: () => Promise<Command> };

export interface Program {
  /** What is typed before the name of a command. */
  readonly typed: string;
  readonly about: string;
  readonly version: string;
  readonly commands: Loaders;
}

export async function loaded(loaders: Loaders): Promise<{ [name: string]: Command }> {
  const each = Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(each));
}

async function help({ typed, about, commands }: Program): Promise<string> {
  const list = Object.entries(await loaded(commands)).map(
    ([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`,
  );
  return `${about}

${list.join('\n')}

${typed} COMMAND --help tells more about one, tischlein --version which it is.
`;
}

/** Help is wrapped to the width of the terminal; a file or a pipe gets the lines as they are. */
function show(text: string): void {
  const { isTTY, columns } = process.stdout;
  process.stdout.write(isTTY ? wrap(text, columns) : text);
}

async function run(program: Program, [name, ...args]: readonly string[]): Promise<number> {
  const { typed, commands, version } = program;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    show(await help(program));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`tischlein ${version}\n`);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined)
    failUsage(
      `there is no command ${JSON.stringify(name)}; the commands are ${Object.keys(commands).join(', ')}`,
    );
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    show(
      `${typed} ${name} ${command.usage}\n${command.takes === undefined ? '' : `${GAME_FILE_USAGE}\n`}`,
    );
    return 0;
  }
  return command.run(await withOutsideGames(command, args));
}

/** Runs the command that was typed. */
export async function main(program: Program): Promise<void> {
  // A reader that closed the pipe (`tischlein … | head`) has seen enough.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  try {
    process.exitCode = await run(program, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`tischlein: ${error.message}\n`);
    process.exitCode = error.status;
  }
}
