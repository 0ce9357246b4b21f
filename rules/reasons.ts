import type { Language } from './languages.ts';
import type { Words } from './say.ts';

/** By reason, why a move is better than another. */
type Reasons = Words['told'];
type Load = (language: Language) => Promise<{ readonly default: Reasons }>;

/** Apart from the words of a table, which needs no coach. */
const GAMES: { readonly [game: string]: Load } = {
  mow: (language) => import(`./mow/reasons.${language}.json`),
  uno: (language) => import(`./uno/reasons.${language}.json`),
  uwo: (language) => import(`./uwo/reasons.${language}.json`),
};

/** What the coach says of a game's moves; nothing of a game it does not know. */
export const loadReasons = async (game: string, language: Language): Promise<Reasons> =>
  (await GAMES[game]?.(language))?.default ?? {};
