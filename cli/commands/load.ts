import {
  flagsOf,
  gameOf,
  optionsOf,
  USUAL_GAME,
  VARIANT_FLAGS,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';
import { runLoad } from '../load/load.ts';
import { LIKE_NPM_START, OWN_TOKEN, startOwnServer } from '../load/server.ts';

export const loadCommand: Command = {
  summary: 'put a server under load and measure it',
  usage: `[game] [--tables N] [--seats N] [--watchers N] [--warm N] [--seconds N] [--every MS]
                     [--fuzz N] [--company N] [--old N] [--memory] [--url URL … --token TOKEN] [--json]

Sets tables with a line for each seat and watcher, plays random legal moves over the real protocol, and stops by itself.
Without --url it starts a server of its own with an empty store and stops it again.

  --tables N             how many (100)
  --seats N              people at each (2)
  --watchers N           people who look on at each (0)
  --warm N               seconds of play before the clock starts (3)
  --seconds N            how long then (10)
  --every MS             pause between two moves of a table (0: as fast as it goes)
  --fuzz N               then as long again among N lines that send nonsense and come back when cut off (0)
  --company N            then in turns without and with N pages at the open tables and N at groups (0)
  --old N                finished and idle tables in the store of the own server (0); its start is timed
  --memory               kilobytes of a table are those between a fifth of the tables and all, after garbage collection
                         (a server of --url needs node --expose-gc for it)
  --url URL              a server on this machine, started with METRICS_EVERY=0 and, without --every, with
                         MESSAGES_PER_SECOND=1000000; several are nodes over one store, and the seats of each table are
                         spread over them
  --token TOKEN          its METRICS_TOKEN
  --option key=value     one of the game's options; may stand several times
  --json                 one object instead of lines`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      tables: { type: 'string' },
      watchers: { type: 'string' },
      warm: { type: 'string' },
      seconds: { type: 'string' },
      every: { type: 'string' },
      fuzz: { type: 'string' },
      company: { type: 'string' },
      old: { type: 'string' },
      memory: { type: 'boolean' },
      url: { type: 'string', multiple: true },
      token: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameOf(positionals[0] ?? USUAL_GAME);
    const options = optionsOf(game, values);
    const plan = {
      game: game.name,
      tables: wholeOf(values.tables, 'tables', 100, 1),
      seats: wholeOf(values.seats, 'seats', 2, 1),
      watchers: wholeOf(values.watchers, 'watchers', 0),
      settings: { options },
      warm: wholeOf(values.warm, 'warm', 3),
      seconds: wholeOf(values.seconds, 'seconds', 10, 1),
      every: wholeOf(values.every, 'every', 0),
      fuzz: wholeOf(values.fuzz, 'fuzz', 0),
      company: wholeOf(values.company, 'company', 0),
      memory: values.memory === true,
    };
    const old = wholeOf(values.old, 'old', 0);
    if (old > 0 && values.url !== undefined) fail('--old is for the own server, not for --url');
    const progress = (text: string): void => void process.stderr.write(`${text}\n`);
    const own =
      values.url === undefined
        ? await startOwnServer({
            game,
            old,
            env: plan.every > 0 ? {} : { MESSAGES_PER_SECOND: '1000000' },
            ...(plan.memory && { nodeFlags: [...LIKE_NPM_START, '--expose-gc'] }),
          })
        : null;
    const urls = own ? [own.url] : await Promise.all(values.url!.map(local));
    const token = own ? OWN_TOKEN : (values.token ?? fail('--url: its --token is wanted, too'));
    try {
      const report = {
        ...(own && { oldTables: old, startMillis: own.startMillis }),
        ...(await runLoad({ ...plan, urls, token }, progress).catch((error: Error) =>
          fail(`the load broke off: ${error.message}`),
        )),
      };
      const lines = Object.entries(report).map(
        ([key, value]) =>
          `${key.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      );
      process.stdout.write(`${values.json ? JSON.stringify(report) : lines.join('\n')}\n`);
      return report.broken > 0 || report.refused > 0 ? 1 : 0;
    } finally {
      await own?.stop();
    }
  },
};

/** Load is for one's own machine: nobody's server is put under load over a network by this. */
async function local(url: string): Promise<string> {
  if (!URL.canParse(url))
    fail(`--url: ${url} is no address; one like http://localhost:8080 is wanted`);
  const { hostname, origin } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    fail('--url: only a server on this machine can be put under load');
  await fetch(`${origin}/health`).catch(() => fail(`--url: no server answers at ${origin}`));
  return origin;
}
