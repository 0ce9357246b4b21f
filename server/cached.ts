/** A value that is computed at most once per interval (in milliseconds), however often it is asked for. */
export function cached<T>(make: () => T, ms: number, now: () => number): () => T {
  let last: { readonly value: T; readonly at: number } | null = null;
  return () => {
    if (last === null || now() - last.at >= ms) last = { value: make(), at: now() };
    return last.value;
  };
}
