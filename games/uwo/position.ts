import * as kit from '@tischlein/kit';
import { bySide, enemyOf, FORMS, KINDS, SIDES, type Side } from './cards.ts';
import { ARMIES, has, ownerOf, SQUARE_NAMES, taken } from './field.ts';
import { FIELDS, UNSAID, type UwoGiven, type UwoView } from './fields.ts';
import { unseenOf } from './language.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import { SETUP, type UwoVariant } from './options.ts';
import { stir } from './play.ts';

export const parsePosition = kit.positionReader(SETUP, FIELDS, (state, given) => {
  const { cells, variant } = state;
  checkDecks(state, given);
  for (const seat of [0, 1])
    if (cells[cell.KNOWN + seat]! > cells[cell.DECK_COUNT + seat]!)
      kit.fault(`known.${SIDES[seat]}`, `the deck has ${cells[cell.DECK_COUNT + seat]} cards`);
  setFirstOut(cells);
  setTurnState(cells, given);
  cells[cell.WAITING] = cells[cell.TURN]!;
  if (given.duel) setDuel(cells, given.duel);
  const isEmptied = cells[ARMIES] === 0 || cells[ARMIES + 1] === 0;
  if (!isEmptied && (variant.quietTurns === 0 || cells[cell.QUIET]! < variant.quietTurns)) return;
  if (given.duel) kit.fault('duel', 'the game is over, so nobody is asked (UWO-60, UWO-61)');
  cells[cell.WAITING] = kit.NOBODY;
});

/** UWO-2: no card of a side more often than the catalogue has it. */
function checkDecks({ cells, variant }: UwoState, given: UwoGiven): void {
  const { board, stacks, hands, gone, decks } = given;
  const used = SIDES.map(() => new Int32Array(KINDS.length));
  const use = (seat: kit.Seat, kinds: readonly number[]): void => {
    for (const kind of kinds) used[seat]![kind]! += 1;
  };
  for (const creature of board?.values() ?? [])
    use(Math.floor(creature / FORMS.length), [creature % FORMS.length]);
  for (const [square, stack] of stacks ?? []) use(ownerOf(cells, square), stack);
  SIDES.forEach((side, seat) => {
    for (const cards of [hands, gone, decks]) use(seat, cards?.[side] ?? []);
    used[seat]!.forEach((count, kind) => {
      const copies = variant.counts[kind]!;
      if (count > copies)
        kit.fault('', `the ${side}s have ${copies} of ${KINDS[kind]}, not ${count}`);
    });
  });
}

/** UWO-44. Left out: the side that is out of energy; where both are, the one whose turn it is not. */
function setFirstOut(cells: Int32Array): void {
  const out = [0, 1].filter((seat) => cells[cell.ENERGY_LEFT + seat] === 0);
  const first = out.length === 2 ? enemyOf(cells[cell.TURN]!) : (out[0] ?? kit.NOBODY);
  cells[cell.FIRST_OUT] ||= first + 1;
}

/** Left out: a fresh turn; in a duel, one whose action it is. */
function setTurnState(cells: Int32Array, { turnState, duel }: UwoGiven): void {
  const { morfed, acted, paid } = turnState!;
  cells[cell.MORFED] = morfed;
  cells[cell.ACTED] = acted === UNSAID ? Number(duel !== null) : acted;
  cells[cell.PAID] = paid === UNSAID ? Number(cells[cell.ACTED] === 1 || morfed !== 0) : paid;
  if (morfed !== 0 || cells[cell.STIRRED] === 1) stir(cells);
}

/** UWO-21, UWO-24, UWO-54: the side of the attacked creature is asked, or of those a blast would remove. */
function setDuel(cells: Int32Array, duel: NonNullable<UwoGiven['duel']>): void {
  const stage = duel.stage + 1;
  const needed = stage === cell.BLAST ? ['centre'] : ['attacker', 'target'];
  for (const key of ['attacker', 'target', 'centre'] as const) {
    const square = duel[key] - 1;
    if (needed.includes(key) ? square < 0 : square >= 0)
      kit.fault(`duel.${key}`, `at this stage there is ${square < 0 ? 'one' : 'none'}`);
    if (square >= 0 && !has(taken(cells), square))
      kit.fault(`duel.${key}`, `nobody stands on ${SQUARE_NAMES[square]}`);
  }
  cells[cell.STAGE] = stage;
  cells[cell.ATTACKER] = duel.attacker;
  cells[cell.TARGET] = duel.target;
  cells[cell.CENTRE] = duel.centre;
  cells[cell.WAITING] =
    stage === cell.BLAST
      ? enemyOf(ownerOf(cells, duel.centre - 1))
      : ownerOf(cells, duel.target - 1);
  if (duel.asked !== UNSAID && duel.asked !== cells[cell.WAITING])
    kit.fault('duel.asked', `seat ${cells[cell.WAITING]} is asked at this stage`);
}

/** Each side's cards that are nowhere in sight lie in its deck and, but for the own one, its hand. */
export function imagine(view: UwoView): kit.Fill<UwoVariant> {
  const { seats: _, seat, hand, bottom, held, decks, ...open } = view;
  const seen = kit.mustParse(
    parsePosition({
      ...open,
      known: { gnorf: 0, pnorf: 0 },
      hands: bySide((side) => (side === seat ? hand! : [])),
      decks: bySide((side) => (side === seat ? bottom : [])),
    } as kit.Json),
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
      const drawn = drawUnseen(unseen, hidden, random);
      for (let i = 0; i < inHand; i++) cells[cell.handCell(side, drawn[i]!)]! += 1;
      cells[cell.HELD + side]! += inHand;
      for (let i = inHand; i < hidden; i++)
        cells[cell.deckCell(side, fromBottom + i - inHand)] = drawn[i]! + 1;
      cells[cell.DECK_COUNT + side] = inDeck;
      cells[cell.KNOWN + side] = known;
    }
  };
}

/** A copy of the cards with this many at the front that any might be. */
function drawUnseen(unseen: Int32Array, count: number, random: kit.Random): Int32Array {
  const drawn = unseen.slice();
  const last = Math.min(count, drawn.length - 1);
  for (let i = 0; i < last; i++) {
    const lot = i + random.below(drawn.length - i);
    const card = drawn[i]!;
    drawn[i] = drawn[lot]!;
    drawn[lot] = card;
  }
  return drawn;
}

/** Each card by its kind. */
const unseenCards = (view: UwoView, side: Side): Int32Array =>
  Int32Array.from(
    [...unseenOf(view, side)].flatMap((count, kind) => kit.listOf(count, () => kind)),
  );
