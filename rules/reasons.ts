import type { Language } from './languages.ts';
import type { Words } from './say.ts';

/** By reason, why a move is better than another. */
type Reasons = Words['told'];
type Load = { readonly [language in Language]: () => Promise<{ readonly default: Reasons }> };

/** Apart from the words of a table, which needs no coach. One line per game and language. */
const GAMES: { readonly [game: string]: Load } = {
  mow: {
    en: () => import('./mow/reasons.en.json'),
    de: () => import('./mow/reasons.de.json'),
    gsw: () => import('./mow/reasons.gsw.json'),
    hu: () => import('./mow/reasons.hu.json'),
  },
  uno: {
    en: () => import('./uno/reasons.en.json'),
    de: () => import('./uno/reasons.de.json'),
    gsw: () => import('./uno/reasons.gsw.json'),
    hu: () => import('./uno/reasons.hu.json'),
  },
  uwo: {
    en: () => import('./uwo/reasons.en.json'),
    de: () => import('./uwo/reasons.de.json'),
    gsw: () => import('./uwo/reasons.gsw.json'),
    hu: () => import('./uwo/reasons.hu.json'),
  },
};

/** What the coach says of a game's moves; nothing of a game it does not know. */
export const loadReasons = async (game: string, language: Language): Promise<Reasons> =>
  (await GAMES[game]?.[language]())?.default ?? {};
