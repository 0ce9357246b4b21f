import type { Unread } from '@tischlein/kit';

/** Something a person can mend. It is shown as one line, never as a stack trace. */
export class Failure extends Error {
  /** For those who say it in another language. */
  readonly unread: Unread | undefined;
  /** Of the program: 1 an input was refused or something failed, 2 wrong usage. */
  readonly status: number;
  constructor(message: string, unread?: Unread, status = 1) {
    super(message);
    this.unread = unread;
    this.status = status;
  }
}

export function fail(message: string): never {
  throw new Failure(message);
}

/** The command line itself is wrong. */
export function failUsage(message: string): never {
  throw new Failure(message, undefined, 2);
}
