import {
  addressLines,
  misspelled,
  readSettings,
  settingsHelp,
  startServer,
  StoreUnavailable,
} from '@tischlein/server';
import { commandOf, texts, want } from '../command.ts';
import { fail } from '../failure.ts';
import { operatorBotsOf } from '../operator-bots.ts';

export const serveCommand = commandOf({
  takes: 'inside',
  summary: 'serve tables for everybody in reach',
  about: `Serves pages, API and tables on one port until it is stopped.

Its settings are environment variables:

${settingsHelp()}`,
  flags: {
    bot: texts(
      'NAME=WHO',
      'a bot of your own that hosts of tables may seat: import:FILE for a module, exec:COMMAND for a program (bots/README.md). It runs with all your rights. May stand several times',
    ),
  },

  async run({ bot }) {
    const settings = want(readSettings(process.env));
    const operatorBots = operatorBotsOf(bot, `${settings.botTime}ms`);
    const server = await startServer(settings, { operatorBots }).catch((error: Error) => {
      if (error instanceof StoreUnavailable) fail(error.message);
      throw error;
    });
    const unknown = misspelled(process.env).map(
      ([given, meant]) => `${given} is no setting: ${meant} may be meant.`,
    );
    const where = addressLines(settings.host, server.port, settings.basePath);
    process.stdout.write(`${[...unknown, ...where].join('\n')}\n`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await server.stop();
    return 0;
  },
});
