import { pageOf, type Page } from './route.ts';

class Router {
  now: Page = $state.raw(pageOf(location.hash));
}
export const router = new Router();

/** How many of our pages lie behind this one in its tab. The tab's history keeps the number with each of them. */
let behind = 0;
function count(usual: number): void {
  behind = (history.state as { readonly behind?: number } | null)?.behind ?? usual;
  history.replaceState({ behind }, '');
}
count(0);

addEventListener('hashchange', () => {
  count(behind + 1);
  router.now = pageOf(location.hash);
  scrollTo(0, 0);
});

/** House rules as a part of an address. */
const asked = (rules?: string): string =>
  rules === undefined ? '' : `?rules=${encodeURIComponent(rules)}`;

export const linkTo = {
  home: '#/',
  settings: '#/settings',
  setup: (game: string, rules?: string) => `#/setup/${game}${asked(rules)}`,
  device: (game: string, rules?: string) => `#/device/${game}${asked(rules)}`,
  learn: (game: string) => `#/learn/${game}`,
  solo: (id: string) => `#/play/${id}`,
  create: (game: string, rules?: string) => `#/new/${game}${asked(rules)}`,
  table: (id: string) => `#/t/${id}`,
  /** Of this device, or of a far table by its round. */
  replay: (id: string, round: number | null = null) =>
    `#/replay/${id}${round === null ? '' : `/${round}`}`,
  /** With the coach; of a far table by its round. */
  review: (id: string, round: number | null) =>
    `#/review/${id}${round === null ? '' : `/${round}`}`,
  workshop: (game: string, shared?: string) =>
    `#/workshop/${game}${shared === undefined ? '' : `?${shared}`}`,
  /** Without a key: to found a group. */
  regulars: (key = '') => `#/g/${key}`,
  me: '#/people/me',
  screen: (table?: string) => `#/s${table === undefined ? '' : `?table=${table}`}`,
  mine: '#/mine',
  day: '#/day',
  puzzles: '#/puzzles',
  puzzleOfDay: '#/puzzles/today',
  puzzle: (game: string, puzzle: number | string) => `#/puzzles/${game}/${puzzle}`,
  recover: (token: string) => `#/recover/${token}`,
  pasteReplay: '#/replay',
  /** A record in the link itself, opened at a move. */
  packedReplay: (packed: string, move: number) => `#/replay?record=${packed}&move=${move}`,
  packedReview: (packed: string) => `#/review?record=${packed}`,
  /** With the edition and the house rules of the table it is opened from, which the book marks. */
  rules: (
    game: string,
    clause?: string | null,
    edition?: string | null,
    on?: readonly string[],
  ) => {
    const asked = new URLSearchParams({
      ...(edition && { edition }),
      ...(on && { on: on.join() }),
    });
    return `#/rules/${game}${clause ? `/${clause}` : ''}${asked.size > 0 ? `?${asked}` : ''}`;
  },
  editions: (game: string, edition?: string | null) => linkTo.rules(game, 'editions', edition),
};

export function go(link: string): void {
  location.hash = link;
}

/** Replaces the page in the history: going back skips it. */
export function goInstead(link: string): void {
  history.replaceState({ behind }, '', link);
  router.now = pageOf(location.hash);
}

/** False if the previous page is not one of ours. */
export function goBack(): boolean {
  if (behind > 0) history.back();
  return behind > 0;
}
