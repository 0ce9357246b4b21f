import { meant, type Command } from './command.ts';
import { Failure, failUsage } from './failure.ts';
import { wrap } from './text.ts';

/** Each is loaded when it is asked for: most need no server, and all of it takes a quarter of a second. */
export type Loaders = { readonly [name: string]: () => Promise<Command> };

type Groups = { readonly [title: string]: Loaders };

export interface Program {
  /** What is typed before the name of a command. */
  readonly typed: string;
  readonly about: string;
  readonly version: string;
  /** By what they are for. */
  readonly groups: Groups;
}

export const loadersOf = (groups: Groups): Loaders => Object.assign({}, ...Object.values(groups));

export async function loaded(loaders: Loaders): Promise<{ [name: string]: Command }> {
  const each = Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(each));
}

/** The commands with a line about each; docs/cli.md shows it too. */
async function helpOf(program: Program): Promise<string> {
  const commands = await loaded(loadersOf(program.groups));
  const width = Math.max(10, ...Object.keys(commands).map(({ length }) => length));
  const lists = Object.entries(program.groups).map(([title, loaders]) =>
    [
      title,
      ...Object.keys(loaders).map((name) => `  ${name.padEnd(width)} ${commands[name]!.summary}`),
    ].join('\n'),
  );
  const { typed, about } = program;
  return `${[about, ...lists].join('\n\n')}\n\n${typed} help COMMAND tells more about one, tischlein --version which it is.\n`;
}

/** Help is wrapped to the width of the terminal; a file or a pipe gets the lines as they are. */
function show(text: string): void {
  const { isTTY, columns } = process.stdout;
  process.stdout.write(isTTY ? wrap(text, columns) : text);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

async function run(program: Program, [first, ...rest]: readonly string[]): Promise<number> {
  const helps = first === undefined || first === 'help' || isHelp(first);
  const [name, ...args] = helps ? rest : [first, ...rest];
  if (name === undefined) {
    show(await helpOf(program));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`tischlein ${program.version}\n`);
    return 0;
  }
  const commands = loadersOf(program.groups);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined)
    failUsage(`there is no command ${JSON.stringify(name)}${meant(name, Object.keys(commands))}`);
  const command = await load();
  if (!helps && !args.some(isHelp)) return command.run(args);
  show(`${program.typed} ${name} ${command.usage}\n`);
  return 0;
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
