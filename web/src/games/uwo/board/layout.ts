import { shapeOf, type Shape } from '../../../ui/shape.ts';

export interface Layout {
  readonly name: Shape;
  /** Width of a hand card in pixels. */
  readonly card: number;
  /** Less room than usual: on its side the hand lies beside its buttons, upright a replay shows no hand below. */
  readonly cramped: boolean;
}

/** Height beside the field of a phone on its side for all but the hand: both bars, ribbon, strip and their gaps. */
const BESIDE = 194;
/** The row of buttons under the hand, with its gap. */
const BUTTONS = 56;
/** A card's height divided by its width. */
const HIGH = 1.4;

export function layoutOf(width: number, height: number): Layout {
  const name = shapeOf(width, height);
  if (name === 'flat') {
    const cramped = height < 330;
    const room = height - BESIDE - (cramped ? 0 : BUTTONS);
    // Beside the hand the buttons need their room.
    const widest = cramped ? 60 : 84;
    return { name, card: Math.min(widest, Math.max(48, Math.floor(room / HIGH))), cramped };
  }
  if (name === 'wide') return { name, card: 116, cramped: false };
  if (name === 'tall') return { name, card: 126, cramped: false };
  const short = height < 600;
  const card = Math.min(short ? 72 : 92, (width - 126) / 3);
  return { name, card, cramped: height < 420 };
}
