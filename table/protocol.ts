/** What pages and tables both go by, free of schemas: a table in the tab loads none. */
import { LONGEST_NAME } from './name.ts';
import type { Delta, Snapshot } from './wire.ts';

/** Raised when an old page could misread a message. A page of another protocol is told to load anew. */
export const PROTOCOL = 1;

export const LIMITS = { name: LONGEST_NAME, chat: 300, move: 200 } as const;

export const OFFERS = ['draw', 'takeBack', 'end', 'rematch'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** Cut from paper and shown at the seat, then phrases: pages say them in their reader's language. */
export const REACTIONS = ['bravo', 'haha', 'ouch', 'luck', 'time', 'soon'] as const;
export const PHRASES = ['hello', 'thanks', 'played', 'again'] as const;
export const SIGNS = [...REACTIONS, ...PHRASES] as const;
export type Sign = (typeof SIGNS)[number];

export const CUPS = [3, 5, 7] as const;
export const AWAY = ['left', 'time', 'gone', 'removed'] as const;
export const PHASES = ['open', 'starting', 'playing', 'over'] as const;

/** What somebody knows who was told, and then heard of a move. */
export function withDelta(known: Snapshot, { lists, gone, ...news }: Delta): Snapshot {
  const { back: _, ...told } = known;
  const view = { ...told.view!, ...news.view };
  for (const [field, [at, out, ...comesIn]] of Object.entries(lists ?? {})) {
    const list = [...(view[field] as unknown[])];
    list.splice(at, out, ...comesIn);
    view[field] = list;
  }
  for (const field of gone ?? []) delete view[field];
  return { ...told, ...news, type: 'snapshot', whole: false, view };
}
