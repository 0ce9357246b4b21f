import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameBots, type GameHeuristics, usualBots } from '@tischlein/bots';
import { plainCoach } from '@tischlein/coach';
import { addGame } from '@tischlein/manifests/all';
import type { Encoding, Game, Variant } from '@tischlein/kit';
import type { Book, Language } from '@tischlein/rules';
import { type OwnTexts, printedBy } from '@tischlein/rules/outside';

/** What the module of a game from outside exports. Only the game must be there. */
export interface OutsideGame {
  readonly game: Game;
  readonly words?: OwnTexts['words'];
  readonly book?: OwnTexts['book'];
  /** What the searching bot is told of it; without, every move is as good as another. */
  readonly heuristics?: GameHeuristics;
  /** Bots of its own, by level. */
  readonly bots?: GameBots['levels'];
  readonly face?: OutsideFace;
  /** Its views as rows of numbers, for learners: `encoder` of `tischlein/kit` makes one. */
  readonly encoding?: (variant: Variant) => Encoding;
}

/** How a game from outside shows itself, as data: it has no drawing of its own. */
export interface OutsideFace {
  /** As people write it. */
  readonly name?: string;
  /** Seats of a table nobody has chosen them for. */
  readonly usual?: number;
  /** What the fields of its views are: `{ pile: 'pile', held: 'hand', knocked: 'seat' }`. */
  readonly zones?: OwnTexts['zones'];
}

const NAME = /^[a-z][a-z0-9]{0,19}$/;
/** A module, and where it lies. */
export interface LoadedGame extends OutsideGame {
  readonly file: string;
}

const loaded = new Map<string, LoadedGame>();
const files: string[] = [];

/** The modules taken in so far: threads take in the same. */
export const outsideFiles = (): readonly string[] => files;

/** The games from outside, by name. */
export const outsideGames = (): readonly LoadedGame[] => [...loaded.values()];

/**
 * Takes in the game of a JavaScript module and answers its name. What is wrong with it is said in a sentence. The
 * module runs with all the rights of this process.
 */
export async function takeInGame(file: string): Promise<string> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`there is no file ${file}`);
  const module = (await import(pathToFileURL(path).href).catch((error: Error) => {
    throw new Error(`${file} can not be loaded: ${error.message}`);
  })) as Partial<OutsideGame>;
  const { game } = module;
  if (typeof game !== 'object' || typeof game.play !== 'function')
    throw new Error(`${file} exports no game: export const game = { name: …, play(…) … }`);
  if (!NAME.test(game.name))
    throw new Error(`${file}: the game's name must be small letters and digits, like maumau`);
  const { words = {}, book, face, heuristics, bots, encoding } = module;
  const { name, told, refused } = game;
  const own = usualBots(game, { ...(heuristics && { heuristics }), ...(bots && { levels: bots }) });
  try {
    await addGame({
      ...printedBy(name, { words, ...(book && { book }), zones: face?.zones ?? {}, told, refused }),
      name,
      game: async () => game,
      bots: async () => own,
      coach: async () => plainCoach,
      ...(encoding && { encoding: async () => encoding }),
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  if (!loaded.has(game.name)) files.push(path);
  loaded.set(game.name, { ...module, game, file: path });
  return game.name;
}

/** In a thread: the games of the thread that started it. */
export async function takeInGames(all: readonly string[]): Promise<void> {
  for (const file of all) await takeInGame(file);
}

/** What a page must know of a game that it does not have: plain data, all languages at once. */
export interface GameCard extends Pick<
  Game,
  'seats' | 'options' | 'presets' | 'clauses' | 'told' | 'refused'
> {
  readonly game: string;
  readonly name: string;
  readonly usual: number;
  readonly words: OwnTexts['words'];
  readonly book: { readonly [language in Language]?: Book };
  readonly zones: NonNullable<OwnTexts['zones']>;
}

const USUAL_SEATS = 3;

export function cardOf({ game, words = {}, book = {}, face = {} }: OutsideGame): GameCard {
  const { seats, options, presets, clauses, told, refused } = game;
  const { name = book.en?.name ?? game.name, usual = USUAL_SEATS, zones = {} } = face;
  const fitting = Math.min(seats.max, Math.max(seats.min, usual));
  const data = { seats, options, presets, clauses, told, refused, words, book, zones };
  return { game: game.name, name, usual: fitting, ...data };
}
