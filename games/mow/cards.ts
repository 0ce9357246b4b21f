import packets from './packets.json' with { type: 'json' };

export type CowKind = 'cow' | 'blocker' | 'acrobat' | 'slowpoke' | 'thin' | 'milk' | 'calf' | 'mad';
type Packet = 'green' | 'yellow';

/** A cow and all that is printed on it (MOW-1). */
export interface Cow {
  readonly code: string;
  readonly packet: Packet;
  readonly kind: CowKind;
  /** The printed number; null where the place decides (slowpoke, calf). */
  readonly number: number | null;
  readonly flies: number;
  /** How many cards of the game are this one. */
  readonly copies: number;
  /** Where in a herd it stands: at its number, or at the place that is said with it; null where none is said yet. */
  readonly place: number | null;
}

/** A herd has the places 0 to 16. */
export const PLACES = 17;

const ADDED_BY_NUMBER: readonly CowKind[] = ['cow', 'blocker', 'thin', 'milk'];
/** Added below or above the herd by its number (MOW-11); all others have a way of their own. */
export const isAddedByNumber = ({ kind }: Cow): boolean => ADDED_BY_NUMBER.includes(kind);

/** The cards of a packet, each as often as it is there: first those added by their number, in its order. */
export function packetOf(packet: Packet): Cow[] {
  const mark = packet === 'yellow' ? 'y' : '';
  const cows = packets.numbers.flatMap(({ flies, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i): Cow => {
      const number = from + i;
      const code = `${number}${flies > 0 ? `.${flies}` : ''}${mark}`;
      return { code, packet, kind: 'cow', number, flies, copies: 1, place: number };
    }),
  );
  const specials = packets[packet].flatMap(({ code, kind, number, count }) =>
    Array.from({ length: count }, (): Cow => {
      const flies = packets.specialFlies;
      return { code, packet, kind: kind as CowKind, number, flies, copies: count, place: number };
    }),
  );
  const byNumber = (cow: Cow): number => (isAddedByNumber(cow) ? cow.number! : 99);
  return [...cows, ...specials].sort((a, b) => byNumber(a) - byNumber(b) || a.flies - b.flies);
}

/** A card in a herd says its place where it has no number: `slow@6`. */
export const formatCow = ({ code, number, place }: Cow): string =>
  number === null && place !== null ? `${code}@${place}` : code;

const BY_TEXT: ReadonlyMap<string, Cow> = new Map(
  [...packetOf('green'), ...packetOf('yellow')]
    .flatMap((cow) => [
      cow,
      ...(cow.number === null
        ? Array.from({ length: PLACES }, (_, place) => ({ ...cow, place }))
        : []),
    ])
    .map((cow) => [formatCow(cow), cow]),
);

/** The cow of a code (`7.1y`), also of one with a place (`slow@6`). */
export const cardOf = (text: string): Cow | undefined => BY_TEXT.get(text);

/** The same where the code comes out of a view, a fact or a move: there it is a cow. */
export function cowOf(text: string): Cow {
  const cow = cardOf(text);
  if (cow === undefined) throw new Error(`there is no cow "${text}"`);
  return cow;
}
