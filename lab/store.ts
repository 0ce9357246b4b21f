import { readSettings } from '../server/settings.ts';
import { driveStore } from './store/drive.ts';
import { measureOld, type Took } from './store/old.ts';
import { flagsOf, gameOf, USUAL_GAME, want, wholeOf, type Command } from '../cli/command.ts';
import { fail } from '../cli/failure.ts';

export const storeCommand: Command = {
  summary: 'measure the store by itself: entries a second, without a server',
  usage: `[game] [--writers N] [--tables N] [--seconds N] [--old N] [--json]

Writes moves as fast as the store takes them: to the Postgres database of DATABASE_URL, where they stay (name one for
this), else to a SQLite file of its own. Every table writes its next move once the last one is on the disk.

  --writers N            nodes on one database (1); a file has one
  --tables N             tables of each (500)
  --seconds N            how long (5)
  --old N                instead: a SQLite file of its own with N old tables, and what opening, sweeping and copying it take
  --json                 an object instead of words`,

  async run(args) {
    const flag = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      writers: flag,
      tables: flag,
      seconds: flag,
      old: flag,
      json: { type: 'boolean' },
    });
    const game = gameOf(positionals[0] ?? USUAL_GAME);
    const old = wholeOf(values.old, 'old', 0);
    if (old > 0) {
      const grown = await measureOld(game, old);
      process.stdout.write(values.json ? `${JSON.stringify(grown)}\n` : wordsOfOld(grown));
      return 0;
    }
    const { databaseUrl } = want(readSettings(process.env));
    const writers = wholeOf(values.writers, 'writers', 1, 1);
    if (databaseUrl === null && writers > 1)
      fail('several writers need a database: set DATABASE_URL');
    const report = await driveStore({
      game,
      databaseUrl,
      writers,
      tables: wholeOf(values.tables, 'tables', 500, 1),
      seconds: wholeOf(values.seconds, 'seconds', 5, 1),
    });
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : words(report));
    return 0;
  },
};

const words = (report: Awaited<ReturnType<typeof driveStore>>): string =>
  `${report.writers} × ${report.tables} tables: ${report.entriesPerSecond} entries/s, ` +
  `${report.bytesPerEntry} bytes an entry` +
  `${report.backendMicros === null ? '' : `, ${report.backendMicros} µs of the database for each`}\n`;

const took = ({ millis, cpuMillis }: Took): string =>
  `${millis} ms (${cpuMillis} ms of processor time)`;

const wordsOfOld = (report: Awaited<ReturnType<typeof measureOld>>): string =>
  [
    `${report.tables} old tables, ${report.megabytes} MB, filled in ${took(report.fill)}`,
    `opened in ${took(report.open)}`,
    `a sweep that finds nothing: ${took(report.sweepNothing)}`,
    `a sweep of ${report.sweep.tables} tables: ${took(report.sweep)}`,
    `a copy: ${took(report.backup)}`,
    '',
  ].join('\n');
