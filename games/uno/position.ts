import type { Json, JsonObject } from '@tischlein/kit';
import { CODES } from './cards.ts';
import { DRAWN, handOf, knownOf, NOTHING_DRAWN, SEEN_BOTTOM, type UnoState } from './layout.ts';
import { codesIn, pileOf, tableOf } from './text.ts';

export const FIELDS = [
  'game',
  'options',
  'hands',
  'drawPile',
  'discardPile',
  'color',
  'turn',
  'direction',
  'pendingDraw',
  'pendingKind',
  'sits',
  'drawn',
  'calls',
  'laidBy',
  'run',
  'doubleSkipBy',
  'choice',
  'finishers',
  'emptyPasses',
  'known',
  'totals',
  'round',
  'result',
] as const;

/** Where a drawing seat found nothing (UNO-14). */
export const NOTHING = 'nothing';

export function position(state: UnoState): JsonObject {
  const { cells, variant } = state;
  const drawn = cells[DRAWN]!;
  const fields = {
    game: 'uno',
    options: variant.options,
    hands: Array.from({ length: variant.seats }, (_, seat) => codesIn(cells, handOf(seat))),
    drawPile: pileOf(cells),
    ...tableOf(state),
    drawn: drawn === 0 ? null : drawn === NOTHING_DRAWN ? NOTHING : CODES[drawn - 1]!,
    known: { bottom: cells[SEEN_BOTTOM]!, hands: knownHands(state) },
  } satisfies Record<(typeof FIELDS)[number], Json>;
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field]]));
}

/** Who is certain of which cards in whose hand. */
function knownHands({ cells, variant: { seats, memory } }: UnoState): JsonObject[] {
  if (!memory) return [];
  const known: JsonObject[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (let of = 0; of < seats; of++) {
      const cards = codesIn(cells, knownOf(seats, seat, of));
      if (cards.length > 0) known.push({ seat, of, cards });
    }
  return known;
}
