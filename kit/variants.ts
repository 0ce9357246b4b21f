import type { Variant } from './game.ts';
import { canonical } from './json.ts';
import type { Options } from './options.ts';

/** How many are kept, so that tables with unusual options can not fill the memory. */
const MAX_KEPT = 256;

/** The same choice gives the same variant, as long as it is among the last ones made. */
export function keepVariants<X extends Variant>(
  make: (options: X['options'], seats: number) => X,
): (options: Options, seats: number) => X {
  const kept = new Map<string, X>();
  return (options, seats) => {
    const key = `${seats} ${canonical(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(options as X['options'], seats);
    const [oldest] = kept.keys();
    if (kept.size === MAX_KEPT) kept.delete(oldest!);
    kept.set(key, made);
    return made;
  };
}
