import {
  cardOf,
  FACES,
  formatMove,
  parseMove,
  type Call,
  type Color,
  type Face,
  type UnoView,
} from '@tischlein/games/uno/language';
import type { Settings } from '../../../base/settings.svelte.ts';
import type { Outcome } from '../../kit/outcome.ts';
import type { Action } from './actions.ts';
import type { HandCard } from '../../kit/hand.ts';
import { keyed } from '../../kit/moves.ts';
import type { Asking } from './asking.ts';
import { findPlay, sayingsOf, wouldPlay, type Offers } from './offers.ts';

/** A card of the hand; its key tells two copies apart. */
export type Held = Pick<HandCard, 'card' | 'key'>;

/** What the player has taken up. */
export type Choice =
  | { readonly at: 'nothing' }
  | { readonly at: 'card'; readonly held: Held }
  /** What is said with the card is settled, its colour is still to be named. */
  | { readonly at: 'wish'; readonly held: Held; readonly call: Call | null }
  /** A card that can not be played: the table says why. */
  | { readonly at: 'asked'; readonly held: Held };

export const NOTHING: Choice = { at: 'nothing' };

/** The card a move is about. */
function cardIn(text: string | null): string | undefined {
  const move = text === null ? undefined : parseMove(text);
  return move && 'card' in move ? move.card : undefined;
}

/** A new view starts from nothing, but a hint, a drawn card that fits and the only card that does are lifted. */
export function begin(view: UnoView, offers: Offers, asking: Asking, hint: string | null): Choice {
  const drawn = asking === 'drawn' && offers.plays.has(view.drawn ?? '') ? view.drawn : null;
  const only = offers.plays.size === 1 ? [...offers.plays.keys()][0] : undefined;
  const card = cardIn(hint) ?? drawn ?? only;
  return card === undefined ? NOTHING : { at: 'card', held: { card, key: `${card}.0` } };
}

/** The lifted card. */
export const lifted = (choice: Choice): Held | null =>
  choice.at === 'card' || choice.at === 'wish' ? choice.held : null;

/** The copy that is shown as refused: the one that was touched, else the first. */
export function refusedKey(choice: Choice, refused: string | null): string | null {
  const card = cardIn(refused);
  if (card === undefined) return null;
  return choice.at === 'asked' && choice.held.card === card ? choice.held.key : `${card}.0`;
}

/** The first touch lifts a card, the second plays it; where one plays, a card with which UNO may be said is lifted all the same. */
export function touch(
  choice: Choice,
  held: Held,
  offers: Offers,
  asking: Asking,
  { oneTap }: Pick<Settings, 'oneTap'>,
): Outcome<Choice> {
  if (!offers.plays.has(held.card) && !offers.hands.has(held.card)) return ask(held, asking);
  const isSure = oneTap && sayingsOf(offers.plays.get(held.card) ?? []).length <= 1;
  if (isSure || lifted(choice)?.key === held.key) return play(held, null, offers, asking);
  return { choose: { at: 'card', held } };
}

const ask = (held: Held, asking: Asking): Outcome<Choice> => ({
  choose: { at: 'asked', held },
  why: asking === 'hand' ? formatMove({ type: 'hand', card: held.card }) : wouldPlay(held.card),
});

/** Plays the card or hands it over, or asks for a colour first. */
export function play(
  held: Held,
  call: Call | null,
  offers: Offers,
  asking: Asking,
): Outcome<Choice> {
  const { card } = held;
  const choose: Choice = { at: 'card', held };
  if (offers.hands.has(card)) return { choose, send: formatMove({ type: 'hand', card }) };
  const plays = offers.plays.get(card);
  if (!plays) return ask(held, asking);
  const move = findPlay(plays, call, null);
  return move ? { choose, send: formatMove(move) } : { choose: { at: 'wish', held, call } };
}

export function wish(choice: Choice, color: Color, offers: Offers): Outcome<Choice> {
  if (choice.at !== 'wish') return { choose: choice };
  const { held, call } = choice;
  const move = findPlay(offers.plays.get(held.card) ?? [], call, color);
  return move ? { choose: letGo(choice), send: formatMove(move) } : { choose: choice };
}

/** Back from naming a colour to the lifted card. */
export const letGo = (choice: Choice): Choice =>
  choice.at === 'wish' ? { at: 'card', held: choice.held } : choice;

/** A button under the hand. */
export function act(
  choice: Choice,
  { does }: Pick<Action, 'does'>,
  offers: Offers,
  asking: Asking,
): Outcome<Choice> {
  if ('make' in does) return { choose: letGo(choice), send: formatMove(does.make) };
  const held = lifted(choice);
  return held ? play(held, does.play, offers, asking) : { choose: choice };
}

const LEAPS: readonly Asking[] = ['jump', 'run', 'secondSkip'];

/** What each card of the hand looks like; if none can be played, all are plain. */
export function handCards(
  hand: readonly string[],
  offers: Offers,
  asking: Asking,
  chosen: string | null,
  refused: string | null,
): HandCard[] {
  const may = (card: string): boolean => offers.plays.has(card) || offers.hands.has(card);
  const some = hand.some(may);
  return keyed(hand).map(({ card, key }) => {
    const state = (): HandCard['state'] => {
      if (key === refused) return 'refused';
      if (key === chosen) return 'chosen';
      if (may(card)) return 'may';
      return some ? 'quiet' : 'plain';
    };
    return { card, key, state: state(), leaps: LEAPS.includes(asking) && may(card) };
  });
}

const rankOf = (card: string): number => FACES.indexOf(cardOf(card)?.face as Face);

/** The hand as the player likes it. It comes sorted by colour. */
export const sortCards = (hand: readonly string[], order: string | null): readonly string[] =>
  order === 'value' ? hand.toSorted((a, b) => rankOf(a) - rankOf(b)) : hand;
