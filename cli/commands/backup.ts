import { backUp, readSettings } from '@tischlein/server';
import { commandOf, want } from '../command.ts';
import { fail, failUsage } from '../failure.ts';

export const backupCommand = commandOf({
  summary: 'copy the store of a running server',
  words: 'FILE',
  about: `Writes a whole copy of the SQLite store in the folder DATA (see tischlein serve --help) to FILE, while the server
goes on, and says which version of the store it is. Store and copy stay as they are, also those of an older or a newer
version. Put the copy into an empty folder as tischlein.sqlite to serve from it. Postgres brings its own pg_dump.`,
  flags: {},

  async run(_values, [to]) {
    if (to === undefined) failUsage('where to? Name one file');
    const { data, databaseUrl } = want(readSettings(process.env));
    if (databaseUrl !== null) fail('the store is in Postgres: use pg_dump');
    try {
      process.stdout.write(`${to} is written: version ${backUp(data, to)} of the store.\n`);
    } catch (error) {
      fail((error as Error).message);
    }
  },
});
