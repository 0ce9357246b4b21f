import { fault, readOneOf, readWhole, sentence, type JsonObject } from '@tischlein/kit';
import { CODES, FACE_OF, UNO_CARD } from './cards.ts';
import {
  CHOICE,
  CHOICES,
  GIVE_TO,
  handOf,
  HELD,
  LEFT_TO_GIVE,
  SITS,
  topOf,
  TURN,
  type UnoState,
} from './layout.ts';
import { readSeat } from './read.ts';

/** UNO-16: the choice of the player who has just laid a UNO card (UNO-8b) or a zero (UNO-13a). */
export function readChoice({ cells, variant }: UnoState, given: JsonObject): void {
  const seat = readSeat(given['seat'], 'choice.seat', variant.seats);
  if (seat !== cells[TURN])
    fault('turn', sentence`seat ${seat} has a choice to make, so it is its turn`);
  if (cells[SITS] !== 0) fault('choice', sentence`there is no choice while seats answer a skip`);
  const kind = readOneOf(given['kind'], 'choice.kind', ['give', 'hand', 'swap']);
  const top = topOf(cells);
  const possible =
    kind === 'swap' ? variant.swaps && FACE_OF[top] === 0 : variant.unoGives && top === UNO_CARD;
  if (!possible)
    fault('choice.kind', sentence`${CODES[top]} leaves no choice to ${kind} with these options`);
  const held = cells[handOf(seat) + HELD]!;
  const to = given['to'] ?? null;
  const left = given['left'] ?? null;
  if (kind === 'hand') {
    cells[GIVE_TO] = readSeat(to, 'choice.to', variant.seats) + 1;
    if (to === seat) fault('choice.to', sentence`nobody gives cards to themselves (UNO-8b)`);
    cells[LEFT_TO_GIVE] = readWhole(left, 'choice.left', 1, 2);
  } else if (to !== null || left !== null)
    fault('choice', sentence`"to" and "left" belong to the kind "hand"`);
  const least = kind === 'swap' ? 1 : kind === 'give' ? 2 : cells[LEFT_TO_GIVE]!;
  if (held < least)
    fault('choice', sentence`seat ${seat} has a hand of ${held}, too few to ${kind}`);
  cells[CHOICE] = CHOICES.indexOf(kind);
}
