import {
  addressLines,
  readSettings,
  settingsHelp,
  startServer,
  StoreUnavailable,
} from '@tischlein/server';
import { flagsOf, want, type Command } from '../command.ts';
import { fail } from '../failure.ts';

export const serveCommand: Command = {
  takes: 'inside',
  summary: 'serve tables for everybody in reach',
  usage: `

Serves pages, API and tables on one port until it is stopped. Its settings are environment variables:

${settingsHelp()}`,

  async run(args) {
    flagsOf(args, {});
    const settings = want(readSettings(process.env));
    const server = await startServer(settings).catch((error: Error) => {
      if (error instanceof StoreUnavailable) fail(error.message);
      throw error;
    });
    const where = addressLines(settings.host, server.port, settings.basePath);
    process.stdout.write(`${[...server.warnings, ...where].join('\n')}\n`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await server.stop();
    return 0;
  },
};
