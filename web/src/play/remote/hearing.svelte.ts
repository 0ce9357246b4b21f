import type { Said } from '@tischlein/table';
import type { Session } from '../../table/session/session.svelte.ts';
import { latestOf, seatOfSpeaker, unreadIn } from './heard.ts';
import { heardOf } from './hushed.svelte.ts';

/** What the others say at a far table, and how much of it this reader has seen. */
export class Hearing {
  /** The times of the last message seen in the chat, and of the last one shown over the table. */
  #readAt = $state(0);
  #calledAt = $state(0);
  readonly #chat: readonly Said[] = $derived.by(() => heardOf(this.#session.chat));
  readonly #latest: Said | null = $derived.by(() =>
    latestOf(this.#chat, this.#session.told?.person, this.#session.cameAt),
  );
  readonly unread: number = $derived.by(() =>
    unreadIn(this.#chat, this.#session.told?.person, Math.max(this.#readAt, this.#session.cameAt)),
  );
  /** The newest message, until it has been shown over the table. */
  readonly news: Said | null = $derived(
    this.#latest && this.#latest.at > this.#calledAt ? this.#latest : null,
  );
  /** The seat of its author; null for a watcher. */
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
