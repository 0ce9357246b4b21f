import { blastAt, creatureAt, shieldedFrom, type Form } from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';
import { ridesAlong } from './offers.ts';
import type { Speaking, UwoWords } from './props.ts';

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

type Position = Pick<Speaking, 'view' | 'offers' | 'catalogue'>;

export function marksFor(choice: Choice, position: Position): Marks {
  const { view, offers, catalogue } = position;
  const marks = new Map<string, Mark>();
  const put = (mark: Mark, squares: Iterable<string> = []): void => {
    for (const square of squares) marks.set(square, mark);
  };
  const centre = blastCentre(choice, position);
  if (centre !== null) {
    const { falls, stays } = blastAt(view, centre);
    put({ is: 'hit', energy: null }, falls);
    put({ is: 'shield', from: 'dynamite' }, stays);
    put({ is: 'chosen' }, [centre]);
  }
  switch (choice.at) {
    case 'creature': {
      const { square } = choice;
      const creature = creatureAt(view, square);
      if (!creature) break;
      const { walk, attack } = catalogue.kinds[creature.form];
      const [walks, attacks] = [offers.walks.get(square), offers.attacks.get(square)];
      put({ is: 'walk', energy: walk?.energy ?? 0 }, walks?.keys());
      put({ is: 'hit', energy: attack?.energy ?? 0 }, attacks?.keys());
      if (walks || attacks) put({ is: 'shield', from: creature.form }, shieldedFrom(view, square));
      put({ is: 'chosen' }, [square]);
      break;
    }
    case 'ride': {
      const { path } = choice;
      const further = ridesAlong(path, offers);
      put(
        { is: 'next' },
        further.flatMap((ride) => ride.path[path.length] ?? []),
      );
      path.forEach((square, number) => {
        const tramples = square in view.board;
        put(number === 0 ? { is: 'chosen' } : { is: 'step', number, tramples }, [square]);
      });
      break;
    }
    case 'card':
      put({ is: 'morf' }, offers.morfs.get(choice.kind)?.keys());
  }
  return marks;
}

/** The 3 × 3 squares that go up: of the chosen dynamite, or of the one that has just been lit. */
export const blastCentre = (
  choice: Choice,
  { view, offers }: Pick<Position, 'view' | 'offers'>,
): string | null => {
  if (view.duel?.stage === 'blast') return view.duel.centre;
  return choice.at === 'creature' && offers.blasts.has(choice.square) ? choice.square : null;
};

const NAMES = {
  chosen: 'chosen',
  walk: 'mayWalkHere',
  hit: 'mayHit',
  shield: 'held',
  morf: 'mayMorf',
  next: 'mayRideOn',
} as const;

/** What a mark means, for those who hear the field. */
export const markName = (mark: Mark, words: UwoWords): string =>
  mark.is === 'step' ? words.onPath(mark.number) : words[NAMES[mark.is]];
