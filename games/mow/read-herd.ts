import { brief, fault, readList, readText, sentence, type Json } from '@tischlein/kit';
import {
  ACRO7,
  ACRO9,
  ADD_NUMBER,
  CALF,
  COW_NUMBER,
  cow,
  FLIES,
  MAD,
  SLOW,
  type Card,
} from './sets.ts';
import { HERD_CARDS, HERD_PLACES, highOf, lowOf, put } from './layout.ts';
import { PLACES } from './cards.ts';

const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => String(place));

type ReadCard = (json: Json, path: string) => Card;

/** A herd as a position lists it, from low to high: `7`, `acro7`, `slow@9`, `calf@12`. Faults name the clause. */
export function readHerd(
  cells: Int32Array,
  herd: number,
  json: Json,
  path: string,
  readCard: ReadCard,
): void {
  let last = -1;
  readList(json, path).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const [code = '', ...places] = readText(entry, at).split('@');
    if (places.length > 1) fault(at, sentence`${brief(entry)} names more than one place`);
    const named = places[0];
    const card = readCard(code, at);
    put(cells, herd + HERD_CARDS, card);
    if (card === ACRO7 || card === ACRO9) {
      const under = last < 0 ? -1 : cells[herd + HERD_PLACES + last]! - 1;
      if (named !== undefined) fault(at, sentence`${code} stands on its cow and names no place`);
      if (under < 0 || last !== cow(card).number || COW_NUMBER[under] !== last)
        fault(
          at,
          sentence`${code} stands right after the cow ${cow(card).number} it is on (MOW-21)`,
        );
      return;
    }
    const place = readPlace(card, named, at);
    if (place <= last)
      fault(at, sentence`a herd is listed from low to high, and ${place} follows ${last}`);
    cells[herd]! |= 1 << place;
    cells[herd + HERD_PLACES + place] = card + 1;
    last = place;
  });
  checkPlaces(cells, herd, path);
}

function readPlace(card: Card, named: string | undefined, path: string): number {
  const { code } = cow(card);
  if (card === SLOW || card === CALF) {
    if (named === undefined || !PLACE_NAMES.includes(named))
      fault(path, sentence`in a herd a ${code} names its number from 0 to 16, like ${code}@6`);
    return Number(named);
  }
  if (named !== undefined) fault(path, sentence`${code} has its own number and names none`);
  return card === MAD ? 8 : ADD_NUMBER[card]!;
}

/** A slowpoke lies in a gap (MOW-22), a calf next to a fly-free cow or a mad one that took its place (MOW-30). */
function checkPlaces(cells: Int32Array, herd: number, path: string): void {
  const taken = cells[herd]!;
  const cardAt = (place: number): Card => (cells[herd + HERD_PLACES + place] ?? 0) - 1;
  const mother = (place: number): boolean => {
    const card = place < PLACES ? cardAt(place) : -1;
    return card >= 0 && (FLIES[card] === 0 || card === MAD);
  };
  for (let place = 0; place < PLACES; place++) {
    const card = cardAt(place);
    if (card === SLOW && (place === lowOf(taken) || place === highOf(taken)))
      fault(path, sentence`slow@${place} lies at an end, but a slowpoke goes into a gap (MOW-22)`);
    if (card === CALF && !mother(place - 1) && !mother(place + 1))
      fault(path, sentence`calf@${place} has no fly-free cow beside it (MOW-30)`);
  }
}
