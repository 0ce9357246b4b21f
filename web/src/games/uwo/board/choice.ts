import {
  type Creature,
  type Kind,
  type UwoView,
  creatureAt,
  distance,
  formatMove,
  parseMove,
  squareOf,
} from '@tischlein/games/uwo/language';
import type { Settings } from '../../../base/settings.svelte.ts';
import type { Outcome } from '../../kit/outcome.ts';
import type { Act } from './acts.ts';
import { canAct, rideOf, ridesAlong } from './offers.ts';
import type { Speaking } from './props.ts';

/** What the player has taken up: nothing, a creature (a rider with its path so far), a card, or a question. */
export type Choice =
  | { readonly at: 'nothing' }
  | { readonly at: 'creature'; readonly square: string }
  | { readonly at: 'ride'; readonly path: readonly string[] }
  | { readonly at: 'card'; readonly index: number; readonly kind: Kind }
  | { readonly at: 'burn' };

export const NOTHING: Choice = { at: 'nothing' };

const sent = (move: string): Outcome<Choice> => ({ choose: NOTHING, send: move });

/** Where a touch leads depends on this. */
export type Position = Pick<Speaking, 'view' | 'offers' | 'me'>;

export function touch(choice: Choice, square: string, position: Position): Outcome<Choice> {
  switch (choice.at) {
    case 'card': {
      const { kind } = choice;
      const move = position.offers.morfs.get(kind)?.get(square);
      return move ? sent(move) : { why: formatMove({ type: 'morf', kind, square }) };
    }
    case 'ride':
      return touchOnRide(choice.path, square, position);
    case 'creature':
      return touchWithCreature(choice.square, square, position);
    default:
      return { choose: takeUp(square, position) };
  }
}

/** Own creatures are taken up; of others one reads what they can do. An empty square lets go. */
function takeUp(square: string, { view, offers }: Position): Choice {
  if (!(square in view.board)) return NOTHING;
  return offers.rides.has(square) ? { at: 'ride', path: [square] } : { at: 'creature', square };
}

/** A card of the hand is taken up, or put down again. */
export function pick(choice: Choice, index: number, { hand }: UwoView): Choice {
  const again = choice.at === 'card' && choice.index === index;
  return again ? NOTHING : { at: 'card', index, kind: hand![index]! };
}

/** What a button does; burning is confirmed first, unless one tap plays. */
export function press(
  choice: Choice,
  { does }: Pick<Act, 'does'>,
  view: UwoView,
  { oneTap }: Pick<Settings, 'oneTap'>,
): Outcome<Choice> {
  if (typeof does === 'object') return sent(does.send);
  if (does === 'burn') return oneTap ? sent('burn') : { choose: { at: 'burn' } };
  if (does === 'swap') return { choose: pick(choice, 0, view) };
  if (does === 'step' && choice.at === 'ride')
    return { choose: { at: 'ride', path: choice.path.slice(0, -1) } };
  return { choose: NOTHING };
}

/** Dragging: a creature that can act is taken up, others stay where they are. */
export const grab = (square: string, position: Position): Choice | null =>
  canAct(position.offers, square) ? takeUp(square, position) : null;

/** A dragged rider draws its way from square to square. */
export function dragOver(choice: Choice, square: string | null, position: Position): Choice {
  if (choice.at !== 'ride' || square === null || square === choice.path.at(-1)) return choice;
  const { choose } = touch(choice, square, position);
  return choose?.at === 'ride' ? choose : choice;
}

/** A creature dropped on another square than its own moves there. */
export function isDropped(choice: Choice, square: string | null): square is string {
  const still = choice.at === 'creature' && square === choice.square;
  const alone = choice.at === 'ride' && choice.path.length === 1;
  return square !== null && !still && !alone;
}

function touchWithCreature(from: string, to: string, position: Position): Outcome<Choice> {
  const { view, offers, me } = position;
  if (from === to) return { choose: NOTHING };
  const move = offers.walks.get(from)?.get(to) ?? offers.attacks.get(from)?.get(to);
  if (move) return sent(move);
  const mine = creatureAt(view, from)?.side === me;
  const target = creatureAt(view, to);
  if (!mine || target?.side === me) return { choose: takeUp(to, position) };
  return { why: formatMove({ type: target ? 'attack' : 'walk', from, to }) };
}

/** Square by square, back by touching the path, or straight to the end of a shortest ride. */
function touchOnRide(path: readonly string[], to: string, position: Position): Outcome<Choice> {
  const { view, offers, me } = position;
  const complete = rideOf(path, offers);
  const on = path.indexOf(to);
  if (on === path.length - 1 && complete) return sent(complete.move);
  if (on === 0 && path.length === 1) return { choose: NOTHING };
  if (on >= 0) return { choose: { at: 'ride', path: path.slice(0, on + 1) } };
  const further = ridesAlong(path, offers);
  const next = [...path, to];
  if (further.some(({ path: whole }) => whole[path.length] === to))
    return { choose: { at: 'ride', path: next } };
  const [shortest] = further
    .filter(({ path: whole }) => whole.at(-1) === to)
    .sort((a, b) => a.path.length - b.path.length);
  if (shortest) return { choose: { at: 'ride', path: shortest.path } };
  if (creatureAt(view, to)?.side === me) return { choose: takeUp(to, position) };
  const beside = distance(squareOf(path.at(-1)!), squareOf(to)) === 1;
  return { why: formatMove({ type: 'ride', path: beside ? next : [path[0]!, to] }) };
}

/** What a hinted move begins with, and the square it is about, so that it is seen on the field. */
export function hintFor(
  text: string | null,
  { hand }: UwoView,
): { readonly choice: Choice; readonly target: string | null } | null {
  const move = parseMove(text ?? '');
  switch (move?.type) {
    case 'walk':
    case 'attack':
      return { choice: { at: 'creature', square: move.from }, target: move.to };
    case 'blast':
      return { choice: { at: 'creature', square: move.square }, target: move.square };
    case 'ride':
      return { choice: { at: 'ride', path: move.path }, target: move.path.at(-1) ?? null };
    case 'morf':
    case 'swap': {
      const { kind } = move;
      const choice = { at: 'card', kind, index: hand?.indexOf(kind) ?? -1 } as const;
      return { choice, target: move.type === 'morf' ? move.square : null };
    }
    default:
      return null;
  }
}

/** What lies over the field and wants an answer first. */
export type Sheet =
  | { readonly is: 'burn' }
  | { readonly is: 'ending' }
  /** One's own creature is attacked and may answer. */
  | { readonly is: 'duel'; readonly mine: Creature; readonly theirs: Creature };

export function sheetFor(choice: Choice, view: UwoView): Sheet | null {
  if (choice.at === 'burn') return { is: 'burn' };
  if (view.result) return { is: 'ending' };
  const { duel } = view;
  if (!duel || duel.asked !== view.seat || !duel.target || !duel.attacker) return null;
  const mine = creatureAt(view, duel.target);
  const theirs = creatureAt(view, duel.attacker);
  return mine && theirs ? { is: 'duel', mine, theirs } : null;
}
