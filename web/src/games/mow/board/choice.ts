import type { Seat } from '@tischlein/kit';
import { placeIn, type MowView } from '@tischlein/games/mow/language';
import type { Settings } from '../../../base/settings.svelte.ts';
import type { Outcome } from '../../kit/outcome.ts';
import type { Sentence } from '../../kit/Strip.svelte';
import { askAbout, type Offers, type Way } from './offers.ts';
import type { MowTableProps, MowWords } from './props.ts';

/** What the player has taken up: nothing, or a card and perhaps where it goes. */
export type Choice =
  | { readonly at: 'nothing' }
  | { readonly at: 'card'; readonly card: string; readonly place?: Way['at'] };

export const NOTHING: Choice = { at: 'nothing' };

/** What is still to be said before a card can be played: its place, then the arrow or the pointer. */
export type Question =
  | { readonly ask: 'place'; readonly card: string; readonly places: readonly Way[] }
  | { readonly ask: 'arrow'; readonly leave: Way; readonly turn: Way }
  | { readonly ask: 'pointer'; readonly usual: Way; readonly named: readonly Way[] };

/** The question that is open, or the move where nothing is; null where the card has no legal move. */
function nextOf(
  card: string,
  place: Way['at'] | undefined,
  { ways: all }: Offers,
): Question | { readonly ask: 'nothing'; readonly move: string } | null {
  const ways = all.filter((way) => way.card === card && (place === undefined || way.at === place));
  const plain = ways.filter((way) => !way.flip && way.next === null);
  const first = plain[0];
  if (first === undefined) return null;
  if (plain.length > 1) return { ask: 'place', card, places: plain };
  const turn = ways.find((way) => way.flip);
  if (turn) return { ask: 'arrow', leave: first, turn };
  const named = ways.filter((way) => way.next !== null);
  if (named.length > 0) return { ask: 'pointer', usual: first, named };
  return { ask: 'nothing', move: first.text };
}

export function questionOf(choice: Choice, offers: Offers): Question | null {
  const next = choice.at === 'card' ? nextOf(choice.card, choice.place, offers) : null;
  return next?.ask === 'nothing' ? null : next;
}

/** A card of the hand is touched: it is taken up, then played or put back; or asked about. */
export function touchCard(
  choice: Choice,
  card: string,
  offers: Offers,
  herd: readonly string[],
  { oneTap }: Pick<Settings, 'oneTap'>,
): Outcome<Choice> {
  const next = nextOf(card, undefined, offers);
  if (next === null) return { why: askAbout(card, herd) };
  const again = choice.at === 'card' && choice.card === card;
  if (next.ask === 'nothing' && (again || oneTap)) return { choose: NOTHING, send: next.move };
  return { choose: again ? NOTHING : { at: 'card', card } };
}

/** A place of the herd is touched. Where two cards fit there, one of them must be taken up first. */
export function touchPlace(
  choice: Choice,
  place: number,
  offers: Offers,
  herd: readonly string[],
  { oneTap }: Pick<Settings, 'oneTap'>,
): Outcome<Choice> {
  const there = offers.ways.filter((way) => placeIn(herd, way) === place);
  const chosen = choice.at === 'card' ? choice.card : null;
  const cards = new Set(there.map(({ card }) => card));
  const way = chosen === null ? there[0] : there.find(({ card }) => card === chosen);
  if (way === undefined || (chosen === null && cards.size > 1)) return { choose: choice };
  const next = nextOf(way.card, way.at, offers);
  if (next?.ask === 'nothing' && (chosen !== null || oneTap))
    return { choose: NOTHING, send: next.move };
  return {
    choose: { at: 'card', card: way.card, ...(way.at !== undefined && { place: way.at }) },
  };
}

/** Whether the arrow is turned by the move. */
interface Turning {
  readonly flip: boolean;
}

const step = (view: MowView, { flip }: Turning): number =>
  (view.direction === 'cw') !== flip ? 1 : -1;

/** The next seat by the arrow, as it is or flipped. With two players always the other one. */
export const seatAfter = (view: MowView, turning: Turning): Seat =>
  (view.turn + step(view, turning) + view.seats) % view.seats;

/** Which of three herds is served next. */
export const herdAfter = (view: MowView, turning: Turning): number =>
  (view.herd + step(view, turning) + view.herds.length) % view.herds.length;

/** How many turns lie before this seat; 0 when it is waited for. */
export function turnsUntil(view: MowView, seat: Seat): number {
  const distance = (seat - view.turn) * step(view, { flip: false });
  return (distance + view.seats) % view.seats;
}

/** What the strip says: a bold word or two, and what to do. */
export function sentenceOf(
  { view, seats, words, waitingFor }: MowTableProps,
  offers: Offers,
  question: Question | null,
): Sentence {
  if (waitingFor === null) return { title: words.over, text: '' };
  switch (question?.ask) {
    case 'place':
      return {
        title: words.whichPlace,
        text: question.card === 'calf' ? words.calfText : words.slowText,
      };
    case 'arrow':
      return { title: words.turnArrow, text: words.turnArrowText };
    case 'pointer':
      return { title: words.whoNext, text: words.whoNextText };
  }
  if (waitingFor === view.seat)
    return { title: words.yourTurn, text: whatToDo(view, offers, words) };
  return { title: words.turnOf(seats[waitingFor]!.name), text: howLong(view, words) };
}

function whatToDo(view: MowView, { ways, take, pass }: Offers, words: MowWords): string {
  if (pass) return words.onlyPass;
  if (!take) return words.startHerd;
  if (view.pile === 0) return words.lastTake;
  return ways.length === 0 ? words.onlyTake : words.layOrTake;
}

function howLong(view: MowView, words: MowWords): string {
  if (view.seat === null) return words.watching;
  const turns = turnsUntil(view, view.seat);
  return turns === 1 ? words.youAreNext : words.turnsAway(turns);
}
