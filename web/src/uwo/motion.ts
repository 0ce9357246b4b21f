import type { Told } from '../table/props.ts';

/** What a move shows beside creatures that slide: the way of a ride, a blast, a shot. */
export interface Spectacle {
  readonly ride: readonly string[] | null;
  /** The square a dynamite went up on. */
  readonly boom: string | null;
  readonly shot: { readonly from: string; readonly to: string } | null;
}

const LIT = ['UWO-54', 'UWO-55', 'UWO-56'];
const STRUCK = ['UWO-20', 'UWO-24'];

/** From what was told. `centre` is where a dynamite was lit before, while somebody could still be saved. */
export function spectacleOf(told: readonly Told[], centre: string | null): Spectacle {
  const cited = told.map(({ citation }) => citation);
  const ride = cited.find(({ clause }) => clause === 'UWO-51')?.facts['path'];
  const blown = cited.some(({ facts }) => facts['what'] === 'boom');
  const lit = cited.find(({ clause, facts }) => LIT.includes(clause) && 'square' in facts);
  const fired = cited.some(({ clause }) => clause === 'UWO-50');
  const struck = cited.find(({ clause }) => STRUCK.includes(clause));
  return {
    ride: (ride as readonly string[] | undefined) ?? null,
    boom: blown ? (centre ?? (lit?.facts['square'] as string | undefined) ?? null) : null,
    shot:
      fired && struck
        ? { from: String(struck.facts['square']), to: String(struck.facts['goal']) }
        : null,
  };
}
