import type { Snapshot } from '@tischlein/table';
import { later } from '../../ui/drawn.ts';
import { newsBetween, type News } from './news.ts';

const LASTS_MS = 6000;
const MAX_SHOWN = 2;

const subjectOf = (news: News): string => ('person' in news ? (news.person ?? '') : news.type);

/** The last news, each for a moment; that one is host now stays until it is closed. */
export class NewsFeed {
  shown = $state.raw<readonly News[]>([]);
  #before: Snapshot | null = null;

  hear(told: Snapshot): void {
    const before = this.#before;
    this.#before = told;
    if (before === null) return;
    for (const news of newsBetween(before, told)) this.tell(news);
  }

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
