import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@tischlein/kit';
import { fail } from '../failure.ts';
import type { Ended, Player } from './player.ts';

/** What a module of a bot exports. */
interface BotModule {
  readonly bot: Bot;
  /** Hears how each game ended. */
  readonly over?: (ended: Ended) => void;
}

/** A bot that is a module of JavaScript: it exports a function `bot`. It runs with all the rights of this process. */
export function importedPlayer(
  file: string,
  spending: Pick<Player, 'budget' | 'time'>,
): () => Player {
  if (!existsSync(file)) fail(`import:${file}: there is no such file`);
  return () => {
    const loading = load(file);
    // The first question is answered with the fault.
    loading.catch(() => {});
    return {
      ...spending,
      remembers: true,
      async answer(ask, random) {
        const { bot } = await loading;
        const { time } = ask;
        if (time === undefined) return bot(ask, random);
        const end = performance.now() + time;
        return bot(ask, random, () => (end - performance.now()) / time);
      },
      over: (ended) =>
        void loading.then(
          ({ over }) => over?.(ended),
          () => {},
        ),
    };
  };
}

async function load(file: string): Promise<BotModule> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: Error) =>
    fail(`import:${file} can not be loaded: ${error.message}`),
  );
  const { bot } = module as { readonly bot?: unknown };
  return typeof bot === 'function'
    ? (module as BotModule)
    : fail(`import:${file} exports no function called bot`);
}
