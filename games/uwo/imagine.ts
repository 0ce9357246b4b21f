import { listOf, mustParse, type Fill, type Json, type Random } from '@tischlein/kit';
import { bySide, SIDES, type Side } from './cards.ts';
import { DECK_COUNT, deckCell, handCell, HELD, KNOWN } from './layout.ts';
import { parsePosition } from './position.ts';
import { unseenOf } from './questions.ts';
import type { UwoVariant } from './options.ts';
import type { UwoView } from './fields.ts';

/** Each side's cards that are nowhere in sight lie in its deck and, but for the own one, its hand. */
export function imagine(view: UwoView): Fill<UwoVariant> {
  const { seats: _, seat, hand, bottom, held, decks, ...open } = view;
  const seen = mustParse(
    parsePosition({
      ...open,
      known: { gnorf: 0, pnorf: 0 },
      hands: bySide((side) => (side === seat ? hand! : [])),
      decks: bySide((side) => (side === seat ? bottom : [])),
    } as Json),
  );
  const places = SIDES.map((side, i) => ({
    side: i,
    unseen: unseenCards(view, side),
    inHand: i === seat ? 0 : held[side],
    fromBottom: i === seat ? bottom.length : 0,
    inDeck: decks[side],
    known: view.known[side],
  }));

  return (into, random) => {
    const { cells } = into;
    cells.set(seen.cells);
    for (const { side, unseen, inHand, fromBottom, inDeck, known } of places) {
      const hidden = inHand + inDeck - fromBottom;
      drawUnseen(unseen, hidden, random);
      for (let i = 0; i < inHand; i++) cells[handCell(side, unseen[i]!)]! += 1;
      cells[HELD + side]! += inHand;
      for (let i = inHand; i < hidden; i++)
        cells[deckCell(side, fromBottom + i - inHand)] = unseen[i]! + 1;
      cells[DECK_COUNT + side] = inDeck;
      cells[KNOWN + side] = known;
    }
  };
}

/** Brings this many of the cards to the front, each as likely as any other. */
function drawUnseen(unseen: Int32Array, count: number, random: Random): void {
  const last = Math.min(count, unseen.length - 1);
  for (let i = 0; i < last; i++) {
    const lot = i + random.below(unseen.length - i);
    const card = unseen[i]!;
    unseen[i] = unseen[lot]!;
    unseen[lot] = card;
  }
}

/** Each card by its kind. */
const unseenCards = (view: UwoView, side: Side): Int32Array =>
  Int32Array.from([...unseenOf(view, side)].flatMap((count, kind) => listOf(count, () => kind)));
