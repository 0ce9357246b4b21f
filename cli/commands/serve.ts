import * as server from '@tischlein/server';
import { commandOf, texts, want } from '../command.ts';
import { fail } from '../failure.ts';
import { print } from '../files.ts';
import { operatorBotsOf } from '../operator-bots.ts';

export const serveCommand = commandOf({
  takes: 'inside',
  summary: 'serve tables for everybody in reach',
  about: `Serves pages, API and tables on one port until it is stopped.

Its settings are environment variables:

${server.settingsHelp()}`,
  flags: {
    bot: texts(
      'NAME=WHO',
      'a bot of your own that hosts of tables may seat: import:FILE for a module, exec:COMMAND for a program (bots/README.md). It runs with all your rights. May stand several times',
    ),
  },

  async run({ bot }) {
    const settings = want(server.readSettings(process.env));
    const operatorBots = operatorBotsOf(bot, `${settings.botTime}ms`);
    const running = await server.startServer(settings, { operatorBots }).catch((error: Error) => {
      if (error instanceof server.StoreUnavailable) fail(error.message);
      throw error;
    });
    const unknown = server
      .misspelled(process.env)
      .map(([given, meant]) => `${given} is no setting: ${meant} may be meant.`);
    const where = server.addressLines(settings.host, running.port, settings.basePath);
    print([...unknown, ...where].join('\n'));
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
      void running.drained.then(resolve);
    });
    await running.stop();
  },
});
