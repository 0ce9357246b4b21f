/** How the table lies, by the room it has: a phone, a phone on its side, a tablet upright, a wide screen. */
export interface Layout {
  readonly name: 'phone' | 'flat' | 'tall' | 'wide';
  /** Width of a hand card in pixels. */
  readonly card: number;
}

export function layoutOf(width: number, height: number): Layout {
  if (height < 600 && width > height) return { name: 'flat', card: 84 };
  if (width >= 960 && height >= 600) return { name: 'wide', card: 116 };
  if (width >= 600 && height >= 900) return { name: 'tall', card: 126 };
  const short = height < 600;
  return { name: 'phone', card: Math.min(short ? 72 : 92, (width - 126) / 3) };
}
