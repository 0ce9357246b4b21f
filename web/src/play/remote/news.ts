import type { Snapshot } from '@tischlein/table';

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
