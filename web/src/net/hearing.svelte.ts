import type { Said } from '@tischlein/table';
import type { Session } from '../session/session.svelte.ts';
import { latestOf, seatOfSpeaker, unreadIn } from './heard.ts';
import { heardOf } from './hushed.svelte.ts';

/** What the others say at a far table, and how much of it this reader has seen. */
export class Hearing {
  /** When the last message was said that the reader has seen in the chat, and the last one that was called out. */
  #readAt = $state(0);
  #calledAt = $state(0);
  readonly #chat: readonly Said[] = $derived.by(() => heardOf(this.#session.chat));
  readonly #latest: Said | null = $derived.by(() =>
    latestOf(this.#chat, this.#session.told?.person),
  );
  readonly isUnread: boolean = $derived(this.#latest !== null && this.#latest.at > this.#readAt);
  readonly unread: number = $derived.by(() =>
    unreadIn(this.#chat, this.#session.told?.person, this.#readAt),
  );
  /** What was just said and is to be called out. */
  readonly news: Said | null = $derived(
    this.#latest && this.#latest.at > this.#calledAt ? this.#latest : null,
  );
  /** Where it is said: at a seat, or null for who looks on. */
  readonly seat: number | null = $derived.by(() =>
    seatOfSpeaker(this.#session.told?.chairs ?? [], this.news),
  );
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly read = (): void => {
    this.#readAt = this.#session.chat.at(-1)?.at ?? 0;
    this.#calledAt = this.#readAt;
  };

  readonly called = ({ at }: Said): void => {
    this.#calledAt = at;
  };
}
