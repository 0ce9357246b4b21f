import { SoloHost, type SoloOpening } from './host.svelte.ts';
import { keptTable } from './shelf.ts';

/** The table that was just set, until its page takes it over. */
let fresh: SoloHost | null = null;

/** Sets a table and answers its id. */
export function openSolo(opening: SoloOpening): string {
  fresh = SoloHost.open(opening);
  return fresh.id;
}

export function hostOf(id: string): SoloHost | null {
  if (fresh?.id === id) {
    const host = fresh;
    fresh = null;
    return host;
  }
  const kept = keptTable(id);
  return kept && SoloHost.again(kept);
}
