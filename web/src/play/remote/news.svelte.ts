import type { Snapshot } from '@tischlein/table';
import { later } from '../../ui/drawn.ts';

/** What a reader is told that happened at the table beside the game. */
export type News =
  | { readonly type: 'rules'; readonly changed: readonly string[] }
  | { readonly type: 'host' }
  | { readonly type: 'back' | 'bot'; readonly person: string };

/** What is new between two snapshots of one table, for one reader. Whoever did it is not told of it. */
export function newsBetween(before: Snapshot, after: Snapshot): News[] {
  const news: News[] = [];
  const [was, is] = [before.settings.options, after.settings.options];
  const changed = Object.keys(is).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  if (changed.length > 0 && after.host !== after.person) news.push({ type: 'rules', changed });
  if (after.host === after.person && before.host !== null && before.host !== after.person)
    news.push({ type: 'host' });
  for (const chair of after.chairs) {
    if (chair.type !== 'person' || chair.who.id === after.person) continue;
    const person = chair.who.id;
    const then = before.chairs.find((one) => one.type === 'person' && one.who.id === person);
    if (then?.type !== 'person' || (then.away === null) === (chair.away === null)) continue;
    if (after.phase === 'playing')
      news.push({ type: chair.away === null ? 'back' : 'bot', person });
  }
  return news;
}

const LASTS_MS = 6000;
const MAX_SHOWN = 2;

const subjectOf = (news: News): string => ('person' in news ? news.person : news.type);

/** The last news, each for a moment; that one is host now stays until it is closed. */
export class NewsFeed {
  shown = $state.raw<readonly News[]>([]);
  tell(news: News): void {
    // Of one person only the newest holds, and of the host.
    const others = this.shown.filter(
      (one) => one.type === 'rules' || subjectOf(one) !== subjectOf(news),
    );
    this.shown = [...others, news].slice(-MAX_SHOWN);
    if (news.type !== 'host') later(LASTS_MS, () => this.close(news));
  }

  close(news: News): void {
    this.shown = this.shown.filter((one) => one !== news);
  }
}
