import { mustParse, type Fill } from '@tischlein/kit';
import { cowOf } from './cards.ts';
import { cow, deckOf, type Card } from './sets.ts';
import { handOf, PILE, PILE_COUNT, put, type MowVariant } from './layout.ts';
import { parsePosition } from './position.ts';
import type { MowView } from './fields.ts';

/** All that is not in sight lies in the other hands and the pile, any card as likely here as there. */
export function imagine(view: MowView): Fill<MowVariant> {
  const known = mustParse(
    parsePosition({
      game: view.game,
      options: view.options,
      hands: view.known.map((cards, seat) => (seat === view.seat ? view.hand! : cards)),
      known: view.known,
      herds: view.herds,
      herd: view.herd,
      turn: view.turn,
      direction: view.direction,
      stables: view.stables,
      totals: view.totals,
      round: view.round,
      opener: view.opener,
      mustStart: view.mustStart,
      passes: view.passes,
      result: view.result && { winners: view.result.winners, scores: view.result.scores },
    }),
  );
  const unseen = unseenBy(view, known.variant);
  const missing = view.held.map((held, seat) =>
    seat === view.seat ? 0 : held - view.known[seat]!.length,
  );

  return (into, random) => {
    const { cells } = into;
    cells.set(known.cells);
    let left = unseen.length;
    const drawUnseen = (): Card => {
      const lot = random.below(left);
      const card = unseen[lot]!;
      left -= 1;
      unseen[lot] = unseen[left]!;
      unseen[left] = card;
      return card;
    };
    for (let seat = 0; seat < missing.length; seat++)
      for (let i = missing[seat]!; i > 0; i--) put(cells, handOf(seat), drawUnseen());
    for (let i = 0; i < view.pile; i++) cells[PILE + i] = drawUnseen();
    cells[PILE_COUNT] = view.pile;
  };
}

/** The deck less every card in sight. */
function unseenBy(view: MowView, variant: MowVariant): Int32Array {
  const inSight = new Map<string, number>();
  const sets = [
    view.hand ?? [],
    ...view.known.filter((_, seat) => seat !== view.seat),
    ...view.herds,
    ...view.stables,
  ];
  for (const code of sets.flat()) {
    const plain = cowOf(code).code;
    inSight.set(plain, (inSight.get(plain) ?? 0) + 1);
  }
  return deckOf(variant.packets).filter((card) => {
    const seen = inSight.get(cow(card).code) ?? 0;
    inSight.set(cow(card).code, seen - 1);
    return seen <= 0;
  });
}
