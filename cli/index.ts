import type { Command } from './command.ts';
import { Failure } from './failure.ts';
import { GAME_FILE_USAGE, withOutsideGames } from './outside-games.ts';
import about from './package.json' with { type: 'json' };
import { wrap } from './wrap.ts';

type Loaders = { readonly [name: string]: () => Promise<Command> };

/** Each is loaded when it is asked for: most need no server, and all of it takes a quarter of a second. */
const WORKING: Loaders = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  learn: async () => (await import('./commands/learn.ts')).learnCommand,
  load: async () => (await import('./commands/load.ts')).loadCommand,
  attack: async () => (await import('./commands/attack.ts')).attackCommand,
  soak: async () => (await import('./commands/soak.ts')).soakCommand,
  store: async () => (await import('./commands/store.ts')).storeCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  bot: async () => (await import('./commands/bot.ts')).botCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  'new-game': async () => (await import('./commands/new-game.ts')).newGameCommand,
  options: async () => (await import('./commands/options.ts')).optionsCommand,
  deal: async () => (await import('./commands/deal.ts')).dealCommand,
  daily: async () => (await import('./commands/daily.ts')).dailyCommand,
  try: async () => (await import('./commands/try.ts')).tryCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrateCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  env: async () => (await import('./commands/env.ts')).envCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  ratings: async () => (await import('./commands/ratings.ts')).ratingsCommand,
  measure: async () => (await import('./commands/measure.ts')).measureCommand,
};
const COMMANDS: Loaders = {
  ...WORKING,
  completion: async () =>
    (await import('./commands/completion.ts')).completionOf(await loaded(WORKING)),
};

async function loaded(loaders: Loaders): Promise<{ [name: string]: Command }> {
  const each = Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(each));
}

async function help(): Promise<string> {
  const list = Object.entries(await loaded(COMMANDS)).map(
    ([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`,
  );
  return `tischlein: card games at a little table that sets itself.

${list.join('\n')}

tischlein COMMAND --help tells more about one, tischlein --version which it is.
`;
}

/** Help is wrapped to the width of the terminal; a file or a pipe gets the lines as they are. */
function show(text: string): void {
  const { isTTY, columns } = process.stdout;
  process.stdout.write(isTTY ? wrap(text, columns) : text);
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    show(await help());
    return 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`tischlein ${about.version}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    throw new Failure(
      `there is no command ${JSON.stringify(name)}; the commands are ${Object.keys(COMMANDS).join(', ')}`,
    );
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    show(
      `tischlein ${name} ${command.usage}\n${command.takes === undefined ? '' : `${GAME_FILE_USAGE}\n`}`,
    );
    return 0;
  }
  return command.run(await withOutsideGames(command, args));
}

// A reader that closed the pipe (`tischlein … | head`) has seen enough.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`tischlein: ${error.message}\n`);
  process.exitCode = 1;
}
