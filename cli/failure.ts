/** Something a person can mend. It is shown as one line, never as a stack trace. */
export class Failure extends Error {}

export function fail(message: string): never {
  throw new Failure(message);
}
