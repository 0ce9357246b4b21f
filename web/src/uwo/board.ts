import type { Catalogue, Form, Side, UwoView } from '@tischlein/games/uwo';
import { around, ray, WAYS } from './field.ts';

export interface Creature {
  readonly side: Side;
  readonly form: Form;
}

export function creatureAt(view: Pick<UwoView, 'board'>, square: string): Creature | null {
  const [side, form] = view.board[square]?.split(' ') ?? [];
  return side && form ? { side: side as Side, form: form as Form } : null;
}

const shields = (view: UwoView, catalogue: Catalogue, square: string, by: Form): boolean => {
  const target = creatureAt(view, square);
  return (
    target !== null && !(square in view.ko) && catalogue.kinds[target.form].shield.includes(by)
  );
};

/** Enemies a creature could see and reach, but for their shield. For drawing only: legal moves come from `legal`. */
export function heldOff(view: UwoView, catalogue: Catalogue, from: string): string[] {
  const attacker = creatureAt(view, from);
  const reach = attacker && catalogue.kinds[attacker.form].attack?.reach;
  if (!attacker || !reach) return [];
  return WAYS.flatMap((way) => {
    const met = ray(from, way, reach).find((square) => square in view.board);
    if (met === undefined || creatureAt(view, met)!.side === attacker.side) return [];
    return shields(view, catalogue, met, attacker.form) ? [met] : [];
  });
}

/** Who stands around a dynamite, and whom a shield keeps there. */
export function blastAt(view: UwoView, catalogue: Catalogue, centre: string) {
  const there = around(centre).filter((square) => square in view.board);
  const safe = there.filter((square) => shields(view, catalogue, square, 'dynamite'));
  return { falls: there.filter((square) => !safe.includes(square)), stays: safe };
}
