import { vi } from 'vitest';

/** Fields that Svelte would watch are plain ones here: what a class decides can be tested without a page. */
export function withoutRunes(): void {
  const plain = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
  vi.stubGlobal('$derived', plain);
}
