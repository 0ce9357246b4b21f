import {
  cowOf,
  fliesOf,
  herdByPlace,
  parseMove,
  PLACES,
  reason,
  type MowView,
} from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import type { GameCoach } from './reasons.ts';

/** A herd this cheap is worth taking in time. */
const CHEAP = 3;

function features(before: MowView, _seat: Seat, text: string | null, after: MowView) {
  const move = text === null ? undefined : parseMove(text);
  const herd = before.herds[before.herd]!;
  if (move?.type !== 'add') {
    /** Flies that come into the own stable. */
    const takes = move?.type === 'take' ? fliesOf(herd) : null;
    return { takes, card: null, flies: 0, special: false, fits: null, closed: null };
  }
  const { card } = move;
  const { flies, kind } = cowOf(card);
  const taken =
    after.round === before.round ? [...herdByPlace(after.herds[before.herd]!).keys()] : [];
  const [low, high] = [Math.min(...taken), Math.max(...taken)];
  const rest = [...before.hand!];
  rest.splice(rest.indexOf(card), 1);
  const outside = rest.filter((code) => {
    const { number } = cowOf(code);
    return number !== null && (number < low || number > high);
  });
  return {
    takes: null,
    card,
    flies,
    special: kind !== 'cow',
    /** Of the cows left in hand, how many fit outside the herd by their number. */
    fits: taken.length === 0 ? null : outside.length,
    /** Numbers that nobody can add below or above any more. */
    closed: taken.length === 0 ? null : PLACES - (low + PLACES - 1 - high),
  };
}

type MowFeatures = ReturnType<typeof features>;

function teach(good: Partial<MowFeatures>, bad: Partial<MowFeatures>) {
  const found = [];
  if (typeof bad.takes === 'number' && bad.takes > 0 && good.takes === null)
    found.push(reason('takesNone', { flies: bad.takes }));
  if (typeof good.takes === 'number') {
    if (typeof bad.takes === 'number' && good.takes < bad.takes)
      found.push(reason('takesFewer', { flies: good.takes, instead: bad.takes }));
    else if (bad.takes === null && good.takes <= CHEAP)
      found.push(reason('takesNow', { flies: good.takes }));
  }
  if (good.card && bad.card) {
    if (good.flies! > bad.flies!)
      found.push(reason('sheds', { card: good.card, flies: good.flies! }));
    if (bad.special && good.special === false) found.push(reason('keeps', { card: bad.card }));
    if (typeof good.fits === 'number' && typeof bad.fits === 'number' && good.fits > bad.fits)
      found.push(reason('fits', { more: good.fits, less: bad.fits }));
    if (
      typeof good.closed === 'number' &&
      typeof bad.closed === 'number' &&
      good.closed > bad.closed &&
      good.fits! >= bad.fits!
    )
      found.push(reason('closes', { more: PLACES - good.closed, less: PLACES - bad.closed }));
  }
  return found;
}

export const mowCoach: GameCoach = {
  budget: { first: 240_000, again: 4096 },
  features,
  reasons: teach,
};
