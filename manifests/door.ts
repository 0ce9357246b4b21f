/**
 * The overview: every game with its bots by level, one object that plays a game (`newGame`), and the words for it. What is
 * faster or deeper has a door of its own: `tischlein/kit`, `tischlein/games/…`, `tischlein/bots`, `tischlein/table`.
 */
import { mowBots } from '@tischlein/bots/mow';
import { unoBots } from '@tischlein/bots/uno';
import { uwoBots } from '@tischlein/bots/uwo';

export { mow } from '@tischlein/games/mow';
export { uno } from '@tischlein/games/uno';
export { uwo } from '@tischlein/games/uwo';
export { formatRecord, newGame, parseRecord, playGame, replay, WATCHER } from '@tischlein/kit';
export type { Ask, Bot, Game, GameRecord, LiveGame, Tried } from '@tischlein/kit';
export { LANGUAGES, type Language } from '@tischlein/rules';
export { loadBook, loadSpeakers } from './index.ts';

/** By game and level: `bots.uno.medium`. */
export const bots = {
  mow: mowBots.levels,
  uno: unoBots.levels,
  uwo: uwoBots.levels,
} as const;
