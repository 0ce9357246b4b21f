import { backUp, readSettings } from '@tischlein/server';
import { flagsOf, want, type Command } from '../command.ts';
import { fail } from '../failure.ts';

export const backupCommand: Command = {
  summary: 'copy the store of a running server',
  usage: `FILE

Writes a whole copy of the SQLite store in the folder DATA (see tischlein serve --help) to FILE, while the server
goes on. Put the copy into an empty folder as tischlein.sqlite to serve from it. Postgres brings its own pg_dump.`,

  async run(args) {
    const { positionals } = flagsOf(args, {});
    const [to] = positionals;
    if (to === undefined || positionals.length > 1) fail('where to? Name one file');
    const { data, databaseUrl } = want(readSettings(process.env));
    if (databaseUrl !== null) fail('the store is in Postgres: use pg_dump');
    const error = await backUp(data, to);
    if (error !== null) fail(error);
    process.stdout.write(`${to} is written.\n`);
    return 0;
  },
};
