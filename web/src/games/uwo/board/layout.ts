import { LOG_FROM_PX, shapeOf } from '../../kit/shape.ts';

export interface Layout {
  /** Width of a hand card in pixels. */
  readonly card: number;
  /** Less room than usual: on its side the hand lies beside its buttons, upright a replay shows no hand below. */
  readonly cramped: boolean;
  /** On a wide screen: a square of the field, and the column beside it. */
  readonly square?: number;
  readonly column?: number;
  /** Above and below them. */
  readonly pad?: number;
}

/** Height beside the field of a phone on its side for all but the hand: both bars, ribbon, strip and their gaps. */
const BESIDE = 194;
/** The row of buttons under the hand, with its gap. */
const BUTTONS = 56;
/** A card's height divided by its width. */
const HIGH = 1.4;

export function layoutOf(width: number, height: number): Layout {
  switch (shapeOf(width, height)) {
    case 'flat': {
      const cramped = height < 330;
      const room = height - BESIDE - (cramped ? 0 : BUTTONS);
      // Beside the hand the buttons need their room.
      const widest = cramped ? 60 : 84;
      return { card: Math.min(widest, Math.max(48, Math.floor(room / HIGH))), cramped };
    }
    case 'wide':
      return { ...wide(width, height), cramped: false };
    case 'tall':
      return { card: 126, cramped: false };
    default:
      return {
        card: Math.min(height < 600 ? 72 : 92, (width - 126) / 3),
        cramped: height < 420,
      };
  }
}

/** The field is as high as there is room for, up to this many pixels a square; the column beside it goes by it. */
const MAX_SQUARE = 170;
const MIN_COLUMN = 400;
/** The field's rim; the least above and below it; all of the column but its cards; what happened, where no log is. */
const [RIM, MIN_PAD, REST, RIBBON] = [26, 14, 500, 54];
/** Around field and column: rims and gaps, and where it has room, the log. */
const AROUND = 100;
const LOG = 272;

function wide(width: number, height: number): Pick<Layout, 'card' | 'square' | 'column' | 'pad'> {
  const logs = width >= LOG_FROM_PX;
  const room = width - AROUND - MIN_COLUMN - (logs ? LOG : 0);
  const square = Math.min(MAX_SQUARE, (height - RIM - 2 * MIN_PAD) / 6, room / 5);
  const column = Math.max(MIN_COLUMN, square * 3.15);
  // Three cards lie across it, and the rest of the column over and under them.
  const card = Math.min(
    (column - 44) / 3,
    Math.max(84, (height - REST - (logs ? 0 : RIBBON)) / 1.4),
  );
  return { square, column, card, pad: Math.max(MIN_PAD, (height - RIM - 6 * square) / 2) };
}
