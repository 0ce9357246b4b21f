import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@tischlein/kit';
import { fail } from '../failure.ts';
import type { Player } from './player.ts';

/** A bot that is a module of JavaScript: it exports a function `bot`. It runs with all the rights of this process. */
export function importedPlayer(file: string, budget: number): () => Player {
  if (!existsSync(file)) fail(`import:${file}: there is no such file`);
  return () => {
    const loading = load(file);
    // Whoever asks first hears of it.
    loading.catch(() => {});
    return { budget, answer: async (ask, random) => (await loading)(ask, random) };
  };
}

async function load(file: string): Promise<Bot> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: Error) =>
    fail(`import:${file} can not be loaded: ${error.message}`),
  );
  const { bot } = module as { readonly bot?: unknown };
  return typeof bot === 'function'
    ? (bot as Bot)
    : fail(`import:${file} exports no function called bot`);
}
