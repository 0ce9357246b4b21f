import { pageOf, type Page } from './route.ts';

class Router {
  now: Page = $state.raw(pageOf(location.hash));
}
export const router = new Router();

addEventListener('hashchange', () => {
  router.now = pageOf(location.hash);
  scrollTo(0, 0);
});

export const linkTo = {
  home: '#/',
  settings: '#/settings',
  setup: (game: string) => `#/setup/${game}`,
  device: (game: string) => `#/device/${game}`,
  solo: (id: string) => `#/play/${id}`,
  create: (game: string) => `#/new/${game}`,
  table: (id: string) => `#/t/${id}`,
  replay: (id: string) => `#/replay/${id}`,
  farReplay: (table: string, round: number) => `#/replay/${table}/${round}`,
  pasteReplay: '#/replay',
  rules: (game: string, clause?: string) => `#/rules/${game}${clause ? `/${clause}` : ''}`,
};

export function go(link: string): void {
  location.hash = link;
}
