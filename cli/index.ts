import { backupCommand } from './commands/backup.ts';
import { attackCommand } from './commands/attack.ts';
import { soakCommand } from './commands/soak.ts';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { botCommand } from './commands/bot.ts';
import { dailyCommand } from './commands/daily.ts';
import { dealCommand } from './commands/deal.ts';
import { calibrateCommand } from './commands/calibrate.ts';
import { completionOf } from './commands/completion.ts';
import { doctorCommand } from './commands/doctor.ts';
import { envCommand } from './commands/env.ts';
import { learnCommand } from './commands/learn.ts';
import { loadCommand } from './commands/load.ts';
import { measureCommand } from './commands/measure.ts';
import { newGameCommand } from './commands/new-game.ts';
import { optionsCommand } from './commands/options.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { ratingsCommand } from './commands/ratings.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { schemaCommand } from './commands/schema.ts';
import { serveCommand } from './commands/serve.ts';
import { storeCommand } from './commands/store.ts';
import { verifyCommand } from './commands/verify.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tryCommand } from './commands/try.ts';
import type { Command } from './command.ts';
import { Failure } from './failure.ts';
import { GAME_FILE_USAGE, withOutsideGames } from './outside-games.ts';
import about from './package.json' with { type: 'json' };

const WORKING: { readonly [name: string]: Command } = {
  serve: serveCommand,
  learn: learnCommand,
  load: loadCommand,
  attack: attackCommand,
  soak: soakCommand,
  store: storeCommand,
  backup: backupCommand,
  doctor: doctorCommand,
  verify: verifyCommand,
  bot: botCommand,
  play: playCommand,
  'new-game': newGameCommand,
  options: optionsCommand,
  deal: dealCommand,
  daily: dailyCommand,
  try: tryCommand,
  perft: perftCommand,
  replay: replayCommand,
  review: reviewCommand,
  calibrate: calibrateCommand,
  puzzles: puzzlesCommand,
  bench: benchCommand,
  env: envCommand,
  schema: schemaCommand,
  arena: arenaCommand,
  simulate: simulateCommand,
  ratings: ratingsCommand,
  measure: measureCommand,
};
const COMMANDS: { readonly [name: string]: Command } = {
  ...WORKING,
  completion: completionOf(WORKING),
};

const list = Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n');

const HELP = `tischlein: card games at a little table that sets itself.

${list}

tischlein COMMAND --help tells more about one, tischlein --version which it is.
`;

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`tischlein ${about.version}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new Failure(
      `there is no command ${JSON.stringify(name)}; the commands are ${Object.keys(COMMANDS).join(', ')}`,
    );
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(
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
