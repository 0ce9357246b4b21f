import type { Unread } from '@tischlein/kit';

/** Something a person can mend. It is shown as one line, never as a stack trace. */
export class Failure extends Error {
  /** For those who say it in another language. */
  readonly unread: Unread | undefined;
  constructor(message: string, unread?: Unread) {
    super(message);
    this.unread = unread;
  }
}

export function fail(message: string): never {
  throw new Failure(message);
}
