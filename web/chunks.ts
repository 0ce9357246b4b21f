import type { Plugin } from 'vite';
import { cycleIn } from './built.ts';
import { ModuleGraph } from './reach.ts';

/** Where loading begins: a file of the page, or one that each game has. */
const BEGINNINGS = {
  home: /\/web\/src\/app\/main\.ts$/,
  thread: /\/web\/src\/\w+\/\w+\/worker\.ts$/,
  host: /\/web\/src\/play\/solo\/worker\.ts$/,
  solo: /\/web\/src\/play\/solo\/Solo\.svelte$/,
  far: /\/web\/src\/play\/remote\/FarTable\.svelte$/,
  seat: /\/web\/src\/table\/TableView\.svelte$/,
  bots: /\/bots\/index\.ts$/,
  players: /\/bots\/(mow|uno|uwo)\.ts$/,
  rules: /\/games\/(\w+)\/index\.ts$/,
  nouns: /\/rules\/(\w+)\/nouns\.ts$/,
  board: /\/web\/src\/games\/(\w+)\/board\/Table\.svelte$/,
  signs: /\/web\/src\/games\/(\w+)\/board\/signs\.ts$/,
} as const;

type Beginning = keyof typeof BEGINNINGS;

/** The beginnings that a module comes with: each with its games, or with '' where it is not a game's own. */
type Reached = { readonly [beginning in Beginning]?: ReadonlySet<string> };

interface ChunkRule {
  readonly name: string;
  /**
   * Tests for the presence of entry points only, never for absence, so it also holds for whatever the module imports.
   */
  is(by: Reached, game: string): boolean;
}

const gamesOf = (by: Reached): readonly string[] => [
  ...new Set(Object.values(by).flatMap((games) => [...games].filter((game) => game !== ''))),
];
const isCommon = (by: Reached): boolean => gamesOf(by).length > 1;
const atSeat = (by: Reached): boolean =>
  !!by.seat || (!!by.solo && !!by.far) || (isCommon(by) && !!(by.board ?? by.signs));

/**
 * In the order in which a person meets them: a module is in the chunk of the first that it is needed for. What it imports is
 * needed there too, or was before: so no two of these chunks import each other. All else is left to the bundler.
 */
const MOMENTS: readonly ChunkRule[] = [
  { name: 'base', is: (by) => !!by.home && !!by.thread },
  { name: 'home', is: (by) => !!by.home },
  {
    name: 'core',
    is: (by) =>
      !!by.thread && (atSeat(by) || !!(by.solo ?? by.far) || (isCommon(by) && !!by.rules)),
  },
  { name: 'seat', is: atSeat },
  { name: 'host', is: (by) => !!by.host },
  { name: 'bots', is: (by) => !!by.bots || isCommon(by) },
];

/** Those of one game. */
const GAME_MOMENTS: readonly ChunkRule[] = [
  {
    name: 'language',
    is: (by, game) => !!by.thread && (!!by.board?.has(game) || !!by.nouns?.has(game)),
  },
  { name: 'pieces', is: (by, game) => !!by.signs?.has(game) },
  { name: 'board', is: (by, game) => !!by.board?.has(game) },
  { name: 'rules', is: (by, game) => !!by.rules?.has(game) },
  { name: 'bots', is: (by, game) => !!by.players?.has(game) },
];

function chunkOf(by: Reached): string | null {
  const moment = MOMENTS.find(({ is }) => is(by, ''));
  if (moment !== undefined) return moment.name;
  for (const { name, is } of GAME_MOMENTS)
    for (const game of gamesOf(by)) if (is(by, game)) return `${game}-${name}`;
  return null;
}

/** Sorts modules into chunks by when they are needed: each file by itself zips worse, and is one more to ask for. */
export function chunks(): Plugin {
  let reached = new Map<string, Reached>();
  const name = (id: string): string | null => {
    const by = reached.get(id);
    // What starts a thread runs there alone, and must not come with anything else.
    return by === undefined || BEGINNINGS.thread.test(id) ? null : chunkOf(by);
  };
  return {
    name: 'tischlein-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } },
        },
      },
    }),
    async buildEnd(error) {
      if (error !== undefined) return;
      const graph = await ModuleGraph.of(this);
      // The gallery is a page without a home: its files lie as they come.
      if (graph.ids.some((id) => BEGINNINGS.home.test(id))) reached = reachedIn(graph);
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      );
      const cycle = cycleIn(new Map(files));
      if (cycle !== null) this.error(cycle);
    },
  };
}

function reachedIn(graph: ModuleGraph): Map<string, Reached> {
  const games = graph.ids.flatMap((id) => BEGINNINGS.rules.exec(id)?.[1] ?? []);
  const reached = new Map<string, { [beginning in Beginning]?: Set<string> }>();
  for (const [beginning, file] of Object.entries(BEGINNINGS) as [Beginning, RegExp][]) {
    const begin = graph.ids.flatMap((id) => {
      const found = file.exec(id);
      return found === null ? [] : [{ id, game: found[1] ?? '' }];
    });
    if (begin.length === 0)
      throw new Error(`No file is a beginning of "${beginning}": web/chunks.ts looks for ${file}.`);
    for (const { id, game } of begin) {
      // Folders beside the games' have files of the same name.
      if (game !== '' && !games.includes(game)) continue;
      // A thread has no document: whatever may ever run in one must not come with what needs it.
      for (const module of graph.reachOf(id, { later: beginning === 'thread' })) {
        const by = reached.get(module) ?? {};
        reached.set(module, by);
        (by[beginning] ??= new Set()).add(game);
      }
    }
  }
  return reached;
}
