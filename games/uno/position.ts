import { fault, mustParse, positionReader, type Fill, type Random } from '@tischlein/kit';
import { countOf, has, put } from './bag.ts';
import { BLACK, CODES, isNumber, kindOf, UNO_CARD, type Kind } from './cards.ts';
import { FIELDS, type UnoGiven, type UnoView } from './fields.ts';
import * as cell from './layout.ts';
import type { UnoState, UnoVariant } from './layout.ts';
import { deckOf, SETUP } from './options.ts';

export const parsePosition = positionReader(SETUP, FIELDS, (state, given) => {
  const { cells } = state;
  checkDeck(state, given);
  if (cells[cell.COLOR] === BLACK) fault('color', 'the open card is black, so it must be said');
  const { drawn, choice } = given;
  if (drawn !== undefined && drawn > 1 && !has(cells, cell.handOf(cells[cell.TURN]!), drawn - 2))
    fault('drawn', `${CODES[drawn - 2]} is not in the hand of seat ${cells[cell.TURN]}`);
  if (choice) checkChoice(state, choice);
  cells[cell.LAID_BY] ||=
    cells[cell.RUN_BY]! || cells[cell.DOUBLE_SKIP_BY]! || (choice ? choice.seat + 1 : 0);
  checkFinishers(cells, given.finishers ?? []);
  checkKnown(state);
});

/** UNO-8, UNO-15: no card more often than the deck has it. */
function checkDeck({ variant }: UnoState, { hands, drawPile, discardPile }: UnoGiven): void {
  const used = new Int8Array(CODES.length);
  for (const kind of [...hands!, drawPile ?? [], discardPile!].flat()) used[kind]! += 1;
  if (used[UNO_CARD] !== 0 && !variant.unoCards)
    fault('', 'UNO cards are in the deck only with unoDrawsFour or unoGives (UNO-8)');
  used.forEach((count, kind) => {
    const copies = variant.copies[kind]!;
    if (count > copies) fault('', `the deck holds ${copies} of ${CODES[kind]}, not ${count}`);
  });
}

/** UNO-8b, UNO-13a: a choice that no option gives, or that leaves nothing to choose from, could never end. */
function checkChoice({ cells, variant }: UnoState, choice: NonNullable<UnoGiven['choice']>): void {
  const { seat, kind, to, left } = choice;
  const name = cell.CHOICES[kind + 1]!;
  const isHand = name === 'hand';
  if (name === 'swap' ? !variant.swaps : !variant.unoGives)
    fault('choice.kind', `there is no choice to ${name} with these options`);
  if (isHand ? to === 0 || to - 1 === seat || left === null : to !== 0 || left !== null)
    fault('choice', 'another seat "to" get cards and how many are "left" go with the kind "hand"');
  if (cells[cell.handOf(seat) + cell.HELD]! < (name === 'swap' ? 1 : (left ?? 2)))
    fault('choice', `the hand of seat ${seat} is too small to ${name}`);
}

/** UNO-5a: they have no cards and wait for somebody to take the sum. */
function checkFinishers(cells: Int32Array, finishers: readonly number[]): void {
  const wait = finishers.every(
    (seat, i) => cells[cell.handOf(seat) + cell.HELD] === 0 && finishers.indexOf(seat) === i,
  );
  if (finishers.length > 0 && (!wait || cells[cell.PENDING] === 0))
    fault('finishers', 'they wait once each, without cards, while there is a sum (UNO-5a)');
}

/** What seats are certain of is there. */
function checkKnown({ cells, variant }: UnoState): void {
  const { seats } = variant;
  if (cells[cell.SEEN_BOTTOM]! > cells[cell.PILE_COUNT]!)
    fault('known.bottom', `the pile has only ${cells[cell.PILE_COUNT]} cards`);
  for (let observer = 0; variant.memory && observer < seats; observer++)
    for (let of = 0; of < seats; of++)
      for (let kind = 0; kind < CODES.length; kind++)
        if (
          countOf(cells, cell.knownOf(seats, observer, of), kind) >
          countOf(cells, cell.handOf(of), kind)
        )
          fault('known.hands', `seat ${of} does not hold ${CODES[kind]} so often`);
}

/** All that is not in sight lies in the other hands and the pile, any card as likely here as there. */
export function imagine(view: UnoView): Fill<UnoVariant> {
  const known = view.held.map((_, seat) => knownCards(view, seat));
  const missing = view.held.map((held, seat) => held - known[seat]!.length);
  const all = unseenBy(view, known.flat());
  const hidden = view.drawPile - view.known.bottom.length;
  const drawer = view.drawn === 'hidden' ? view.turn : -1;
  const seen = drawer < 0 ? [] : maybeSeen(view, known[drawer]!);
  const { cells: sight } = inSight(view, known);

  return ({ cells }, random) => {
    cells.set(sight);
    const unseen = all.slice();
    let left = unseen.length;
    for (let seat = 0; seat < missing.length; seat++)
      for (let i = missing[seat]!; i > 0; i--) {
        const kind = lot(unseen, left--, random);
        put(cells, cell.handOf(seat), kind);
        if (seat === drawer) cells[cell.DRAWN] = kind + 1;
      }
    if (seen.length > 0) {
      const at = random.below(missing[drawer]! + seen.length);
      if (at < seen.length) cells[cell.DRAWN] = seen[at]! + 1;
    }
    const top = cell.PILE + view.drawPile - 1;
    for (let i = 0; i < hidden; i++) cells[top - i] = lot(unseen, left--, random);
  };
}

/**
 * The cards that a seat may have drawn from the bottom that all have seen, which is never a number card (UNO-0): only
 * when nothing else is left of the pile.
 */
const maybeSeen = (view: UnoView, known: readonly string[]): Kind[] =>
  view.drawPile > view.known.bottom.length
    ? []
    : known.map((code) => kindOf(code)!).filter((kind) => !isNumber(kind));

/** One of the first `left` cards, which goes behind them. */
function lot(unseen: Int32Array, left: number, random: Random): Kind {
  const at = random.below(left);
  const kind = unseen[at]!;
  unseen[at] = unseen[left - 1]!;
  unseen[left - 1] = kind;
  return kind;
}

/** The cards of a hand this seat is sure of: all of its own, and of everybody's when the game is over. */
function knownCards(view: UnoView, seat: number): readonly string[] {
  if (view.hands !== null) return view.hands[seat]!;
  return seat === view.seat ? view.hand! : view.known.hands[seat]!;
}

/** The deck less every card in sight. */
function unseenBy(view: UnoView, known: readonly string[]): Int32Array {
  const unoCards = view.options['unoDrawsFour'] === true || view.options['unoGives'] === true;
  const inSight = new Int8Array(CODES.length);
  for (const code of [...known, ...view.discardPile, ...view.known.bottom])
    inSight[kindOf(code)!]! += 1;
  return deckOf(view.options['deck']!, { unoCards }).deck.filter((kind) => inSight[kind]!-- <= 0);
}

/** All that is in sight, read through the door of all positions; places of hidden cards are counted, but empty. */
function inSight(view: UnoView, known: readonly (readonly string[])[]): UnoState {
  const { seats: _, seat, hand: __, held, drawPile, drawn, choice, ...table } = view;
  const { bottom, hands } = view.known;
  const world = mustParse(
    parsePosition({
      ...table,
      hands: known,
      drawPile: bottom,
      drawn: seat === view.turn || drawn === 'nothing' ? drawn : null,
      known: {
        bottom: bottom.length,
        hands: hands.flatMap((cards, of) => (cards.length === 0 ? [] : [{ seat, of, cards }])),
      },
    }),
  );
  const { cells, variant } = world;
  FIELDS.choice.set!(world, FIELDS.choice.shape(variant).read(choice, 'choice'));
  cells[cell.PILE_COUNT] = drawPile;
  held.forEach((count, holder) => (cells[cell.handOf(holder) + cell.HELD] = count));
  return world;
}
