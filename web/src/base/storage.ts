/** What this browser keeps. A private window may refuse: then the page forgets, and works all the same. */
const PREFIX = 'tischlein.';

function within<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null; // full, forbidden, or not ours
  }
}

export const remember = (key: string, value: unknown): void =>
  void within(() => localStorage.setItem(PREFIX + key, JSON.stringify(value)));

export const recall = <T>(key: string): T | null =>
  within(() => JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as T | null);

export const forget = (key: string): void =>
  void within(() => localStorage.removeItem(PREFIX + key));

/** A short list, newest first, one of each name. */
export function keptList<T>(key: string, nameOf: (one: T) => string, most: number) {
  const all = (): readonly T[] => recall<T[]>(key) ?? [];
  const without = (name: string): readonly T[] => all().filter((one) => nameOf(one) !== name);
  return {
    all,
    keep: (one: T): void => remember(key, [one, ...without(nameOf(one))].slice(0, most)),
    drop: (name: string): void => remember(key, without(name)),
  };
}
