import {
  CALLS,
  cardOf,
  COLORS,
  formatMove,
  parseMove,
  type Call,
  type Color,
  type UnoMove,
  type Way,
} from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';

/** One way to play a card. */
export type Play = Extract<UnoMove, { type: 'play' }>;
const PLAIN = ['draw', 'take', 'sit', 'pass', 'keep'] as const;

/** The moves in `legal`, sorted by what one touches to make them. */
export interface Offers {
  /** Every way to play, by card. */
  readonly plays: ReadonlyMap<string, readonly Play[]>;
  /** Cards that may be given away face down after `give`. */
  readonly hands: ReadonlySet<string>;
  /** Whom cards may be given to. */
  readonly gives: ReadonlySet<Seat>;
  readonly swaps: ReadonlySet<Way>;
  readonly plain: ReadonlySet<(typeof PLAIN)[number]>;
  /** The late calls. */
  readonly calls: readonly Call[];
}

export function offersIn(legal: readonly string[]): Offers {
  const moves = legal.flatMap((text) => parseMove(text) ?? []);
  const allOf = <Type extends UnoMove['type']>(type: Type) =>
    moves.filter((move): move is Extract<UnoMove, { type: Type }> => move.type === type);
  const plays = new Map<string, Play[]>();
  for (const play of allOf('play')) plays.set(play.card, [...(plays.get(play.card) ?? []), play]);
  return {
    plays,
    hands: new Set(allOf('hand').map(({ card }) => card)),
    gives: new Set(allOf('give').map(({ to }) => to)),
    swaps: new Set(allOf('swap').map(({ way }) => way)),
    plain: new Set(PLAIN.filter((type) => allOf(type).length > 0)),
    calls: CALLS.filter((call) => allOf(call).length > 0),
  };
}

/** What can be called out while playing this card, loudest last. */
export const sayingsOf = (plays: readonly Play[]): (Call | null)[] =>
  [null, ...CALLS].filter((call) => plays.some((play) => play.call === call));

/** The colours still to choose from once the card and the call are settled; empty where none is wished. */
export const wishesOf = (plays: readonly Play[], call: Call | null): Color[] =>
  COLORS.filter((color) => findPlay(plays, call, color));

export const findPlay = (
  plays: readonly Play[],
  call: Call | null,
  wish: Color | null,
): Play | undefined => plays.find((play) => play.call === call && play.wish === wish);

/** A move to ask about when a card can not be played: any wish will do, the answer is about the card. */
export const wouldPlay = (card: string): string =>
  formatMove({ type: 'play', card, wish: cardOf(card)?.wishes ? COLORS[0] : null, call: null });
