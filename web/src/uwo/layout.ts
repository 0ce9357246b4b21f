/** How the table lies, by the room it has: a phone, a phone on its side, a tablet upright, a wide screen. */
export interface Layout {
  readonly name: 'phone' | 'flat' | 'tall' | 'wide';
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
  if (height < 600 && width > Math.max(height, 480)) {
    const cramped = height < 330;
    const room = height - BESIDE - (cramped ? 0 : BUTTONS);
    // Beside the hand the buttons need their room.
    const widest = cramped ? 60 : 84;
    return { name: 'flat', card: Math.min(widest, Math.max(48, Math.floor(room / HIGH))), cramped };
  }
  if (width >= 960 && height >= 600) return { name: 'wide', card: 116, cramped: false };
  if (width >= 600 && height >= 900) return { name: 'tall', card: 126, cramped: false };
  const short = height < 600;
  const card = Math.min(short ? 72 : 92, (width - 126) / 3);
  return { name: 'phone', card, cramped: height < 420 };
}
