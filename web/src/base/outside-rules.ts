import type { GameBots, GameHeuristics } from '@tischlein/bots';
import type { Game } from '@tischlein/kit';
import type { Manifest } from '@tischlein/manifests';

/** What a game's module exports; its server hands it out as it is. */
interface OutsideModule {
  readonly game: Game;
  readonly heuristics?: GameHeuristics;
  readonly bots?: GameBots['levels'];
}

// Beside the assets. Kept from the bundler, which would look for it now.
const here = import.meta.url;
const moduleOf = (name: string): Promise<OutsideModule> =>
  import(/* @vite-ignore */ new URL(`../outside/${name}/index.js`, here).href);

/** A game that runs here though these pages were built without it. */
export const outsideRules = (name: string) =>
  ({
    name,
    game: async () => (await moduleOf(name)).game,
    async bots() {
      const [{ game, heuristics, bots }, { usualBots }] = await Promise.all([
        moduleOf(name),
        import('@tischlein/bots'),
      ]);
      return usualBots(game, { ...(heuristics && { heuristics }), ...(bots && { levels: bots }) });
    },
    coach: async () => (await import('@tischlein/coach')).plainCoach,
  }) satisfies Partial<Manifest>;
