import type { UwoTold } from '@tischlein/games/uwo/language';
import type { ToldFact } from '../../props.ts';

/** What a move shows beside creatures that slide: the way of a ride, a blast, a shot. */
export interface Spectacle {
  readonly ride: readonly string[] | null;
  /** The square a dynamite went up on. */
  readonly boom: string | null;
  readonly shot: { readonly from: string; readonly to: string } | null;
}

/** From what was told. `centre` is where a dynamite was lit before, while somebody could still be saved. */
export function spectacleOf(told: readonly ToldFact<UwoTold>[], centre: string | null): Spectacle {
  let ride: Spectacle['ride'] = null;
  let lit = centre;
  let blown = false;
  let struck: Spectacle['shot'] = null;
  let fired = false;
  for (const { citation: fact } of told) {
    switch (fact.clause) {
      case 'UWO-20':
        struck = { from: fact.facts.square, to: fact.facts.goal };
        break;
      case 'UWO-24':
        if (fact.facts.what === 'strike') struck = { from: fact.facts.square, to: fact.facts.goal };
        break;
      case 'UWO-50':
        fired = true;
        break;
      case 'UWO-51':
        ride = fact.facts.path;
        break;
      case 'UWO-54':
        if (fact.facts.what === 'light') lit = fact.facts.square;
        if (fact.facts.what === 'boom') blown = true;
        break;
      case 'UWO-55':
      case 'UWO-56':
        lit = fact.facts.square;
    }
  }
  return { ride, boom: blown ? lit : null, shot: fired ? struck : null };
}
