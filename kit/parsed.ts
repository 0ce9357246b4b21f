/** What every parser answers: a value, or one sentence that says what is wrong and where. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const wrong = (error: string): { readonly ok: false; readonly error: string } => ({
  ok: false,
  error,
});

/** Thrown by the readers of `read.ts` only, and caught by `reading` only. */
class Fault extends Error {}

export function fault(path: string, message: string): never {
  throw new Fault(path === '' ? message : `${path}: ${message}`);
}

/** The door of a parser: what its readers fault becomes a sentence, nothing else is swallowed. */
export function reading<T>(read: () => T): Parsed<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Fault) return wrong(error.message);
    throw error;
  }
}

/** For values we made ourselves, where an error is a bug. */
export function mustParse<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error);
}
