import { FORMS, SIDES, type Form, type Side } from './cards.ts';

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
