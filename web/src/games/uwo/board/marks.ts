import {
  blastAt,
  creatureAt,
  shieldedFrom,
  type Catalogue,
  type Form,
  type UwoView,
} from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';
import type { Offers } from './offers.ts';
import type { UwoWords } from './props.ts';

/** What a square shows besides the creature on it. */
export type Mark =
  | { readonly is: 'chosen' }
  | { readonly is: 'walk'; readonly energy: number }
  | { readonly is: 'hit'; readonly energy: number | null }
  | { readonly is: 'shield'; readonly from: Form }
  | { readonly is: 'morf' }
  /** A square of the ride's path, by its number, and whether somebody is trampled there. */
  | { readonly is: 'step'; readonly number: number; readonly tramples: boolean }
  | { readonly is: 'next' };

export type Marks = ReadonlyMap<string, Mark>;

export function marksFor(
  choice: Choice,
  view: UwoView,
  offers: Offers,
  catalogue: Catalogue,
): Marks {
  const marks = new Map<string, Mark>();
  const centre = view.duel?.stage === 'blast' ? view.duel.centre : null;
  if (centre !== null) {
    markBlast(marks, view, centre);
    marks.set(centre, { is: 'chosen' });
  }
  switch (choice.at) {
    case 'creature':
      markCreature(marks, choice.square, view, offers, catalogue);
      break;
    case 'ride':
      markRide(marks, choice.path, view, offers);
      break;
    case 'card':
      for (const square of offers.morfs.get(choice.kind)?.keys() ?? [])
        marks.set(square, { is: 'morf' });
  }
  return marks;
}

function markCreature(
  marks: Map<string, Mark>,
  square: string,
  view: UwoView,
  offers: Offers,
  catalogue: Catalogue,
): void {
  const creature = creatureAt(view, square);
  if (!creature) return;
  const { walk, attack } = catalogue.kinds[creature.form];
  for (const to of offers.walks.get(square)?.keys() ?? [])
    marks.set(to, { is: 'walk', energy: walk?.energy ?? 0 });
  const attacks = offers.attacks.get(square);
  for (const to of attacks?.keys() ?? []) marks.set(to, { is: 'hit', energy: attack?.energy ?? 0 });
  if (attacks || offers.walks.has(square))
    for (const to of shieldedFrom(view, square))
      marks.set(to, { is: 'shield', from: creature.form });
  if (offers.blasts.has(square)) markBlast(marks, view, square);
  marks.set(square, { is: 'chosen' });
}

function markBlast(marks: Map<string, Mark>, view: UwoView, centre: string): void {
  const { falls, stays } = blastAt(view, centre);
  for (const square of falls) marks.set(square, { is: 'hit', energy: null });
  for (const square of stays) marks.set(square, { is: 'shield', from: 'dynamite' });
}

function markRide(
  marks: Map<string, Mark>,
  path: readonly string[],
  view: UwoView,
  offers: Offers,
): void {
  for (const square of nextSteps(path, offers)) marks.set(square, { is: 'next' });
  path.forEach((square, number) =>
    marks.set(
      square,
      number === 0 ? { is: 'chosen' } : { is: 'step', number, tramples: square in view.board },
    ),
  );
}

/** The 3 × 3 squares that go up: of the chosen dynamite, or of the one that has just been lit. */
export const blastCentre = (choice: Choice, view: UwoView, offers: Offers): string | null => {
  if (view.duel?.stage === 'blast') return view.duel.centre;
  return choice.at === 'creature' && offers.blasts.has(choice.square) ? choice.square : null;
};

/** What a mark means, for those who hear the field. */
export function markName(mark: Mark | undefined, words: UwoWords): string | undefined {
  switch (mark?.is) {
    case 'chosen':
      return words.chosen;
    case 'walk':
      return words.mayWalkHere;
    case 'hit':
      return words.mayHit;
    case 'shield':
      return words.held;
    case 'morf':
      return words.mayMorf;
    case 'step':
      return words.onPath(mark!.number);
    case 'next':
      return words.mayRideOn;
  }
}

/** Squares the path may go on to. */
const nextSteps = (path: readonly string[], offers: Offers): string[] => [
  ...new Set(
    (offers.rides.get(path[0]!) ?? [])
      .filter((ride) => path.every((square, i) => ride.path[i] === square))
      .flatMap((ride) => ride.path[path.length] ?? []),
  ),
];
