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
