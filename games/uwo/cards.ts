/** Seat 0 plays the green gnorfs, seat 1 the purple pnorfs. */
export const SIDES = ['gnorf', 'pnorf'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** What a creature on the field can be. */
export const FORMS = [
  'fist',
  'pistol',
  'ball',
  'tank',
  'bunker',
  'bazooka',
  'rider',
  'dynamite',
] as const;
export type Form = (typeof FORMS)[number];

/** What a card can be: every form, and the miss, which is never on the field (UWO-4). */
export const KINDS = [...FORMS, 'miss'] as const;
export type Kind = (typeof KINDS)[number];

/** Inside a state a kind is its number in that list. */
export const FIST = KINDS.indexOf('fist');
export const BAZOOKA = KINDS.indexOf('bazooka');
export const RIDER = KINDS.indexOf('rider');
export const DYNAMITE = KINDS.indexOf('dynamite');
export const MISS = KINDS.indexOf('miss');

/** Each side's cards (UWO-2), the fists that start on the field among them (UWO-1), the hand and the energy. */
export const DECK_CARDS = 40;
export const ARMY = 10;
export const HAND = 3;
export const ENERGY = 6;

/** In squares: from one end of the field to the other, and the longest ride (UWO-51). */
export const LONGEST = 5;
export const LONGEST_RIDE = 3;

export const enemyOf = (seat: number): number => 1 - seat;
export const bySide = <T>(of: (seat: number) => T): BySide<T> => ({ gnorf: of(0), pnorf: of(1) });

/** Somebody on the field, as positions and views write it: `gnorf fist`. */
export interface Creature {
  readonly side: Side;
  readonly form: Form;
}
export type CreatureText = `${Side} ${Form}`;

/** By seat, then by form. */
export const CREATURES: readonly (readonly CreatureText[])[] = SIDES.map((side) =>
  FORMS.map((form): CreatureText => `${side} ${form}`),
);

const PARSED: ReadonlyMap<string, Creature> = new Map(
  SIDES.flatMap((side) =>
    FORMS.map((form): [string, Creature] => [`${side} ${form}`, Object.freeze({ side, form })]),
  ),
);
export const parseCreature = (text: string): Creature | undefined => PARSED.get(text);
