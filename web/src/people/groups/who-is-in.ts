import { nameList } from '../../i18n/index.svelte.ts';
import type { RegularsWords } from '../words.ts';

/** How many want to play, and what tables that makes. */
export function whoIsIn(
  { howMany }: RegularsWords,
  count: number,
  sizes: readonly number[],
): string {
  const [size] = sizes;
  if (count === 0) return howMany.none;
  if (size === undefined) return howMany.few(count);
  if (sizes.length === 1) return howMany.one({ count, size });
  if (sizes.every((other) => other === size))
    return howMany.even({ count, tables: sizes.length, size });
  return howMany.mixed({ count, sizes: nameList(sizes.map(String)) });
}
