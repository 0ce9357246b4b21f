import { brief, fault, readList, readObject, readWhole, sentence, type Json } from '@tischlein/kit';
import { countOf, put } from './bag.ts';
import { CODES, isNumber } from './cards.ts';
import { handOf, knownOf, PILE, PILE_COUNT, SEEN_BOTTOM, type UnoState } from './layout.ts';
import { readKind, readSeat } from './read.ts';

/** What seats remember: `{ bottom: 2, hands: [{ seat: 0, of: 1, cards: ["r5"] }] }`. */
export function readKnown(state: UnoState, json: Json): void {
  const { cells, variant } = state;
  const given = readObject(json, 'known', ['bottom', 'hands']);
  const bottom = readWhole(given['bottom'] ?? 0, 'known.bottom', 0, cells[PILE_COUNT]!);
  for (let i = 0; i < bottom; i++)
    if (isNumber(cells[PILE + i]!))
      fault(
        'known.bottom',
        sentence`${CODES[cells[PILE + i]!]} would not have gone under the pile (UNO-0)`,
      );
  cells[SEEN_BOTTOM] = bottom;
  const hands = readList(given['hands'] ?? [], 'known.hands');
  if (hands.length > 0 && !variant.memory)
    fault('known.hands', sentence`kept only with zeroSwap or unoGives`);
  hands.forEach((entry, i) => readKnownHand(state, entry, `known.hands[${i}]`));
}

function readKnownHand({ cells, variant }: UnoState, json: Json, path: string): void {
  const given = readObject(json, path, ['seat', 'of', 'cards']);
  const seat = readSeat(given['seat'], `${path}.seat`, variant.seats);
  const of = readSeat(given['of'], `${path}.of`, variant.seats);
  if (of === seat) fault(`${path}.of`, sentence`everybody knows the own hand`);
  const known = knownOf(variant.seats, seat, of);
  readList(given['cards'], `${path}.cards`).forEach((code, i) => {
    const at = `${path}.cards[${i}]`;
    const kind = readKind(code, at);
    const held = countOf(cells, handOf(of), kind);
    if (countOf(cells, known, kind) >= held)
      fault(at, sentence`seat ${of} does not hold ${brief(code)} so often`);
    put(cells, known, kind);
  });
}
