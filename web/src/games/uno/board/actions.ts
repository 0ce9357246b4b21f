import {
  type Call,
  cardOf,
  type Color,
  formatMove,
  nextSeat,
  parseMove,
  type UnoMove,
} from '@tischlein/games/uno/language';
import type * as kit from '../../kit/Actions.svelte';
import type { Asked, Asking } from './asking.ts';
import { sayingsOf } from './offers.ts';

/** A whole move, or the chosen card with what is said; a wish may have to follow. */
type Does = { readonly make: UnoMove } | { readonly play: Call | null };

/** A button under the hand. */
export interface Action extends kit.Action<Does> {
  readonly color?: Color | null;
}

interface Chosen extends Asked {
  /** The chosen card. */
  readonly chosen: string | null;
}

/** The button makes the move the helper suggests, as far as it is chosen. */
export function isHinted({ does }: Action, chosen: string | null, hint: string | null): boolean {
  if (hint === null) return false;
  if ('make' in does) return formatMove(does.make) === hint;
  const move = parseMove(hint);
  return move?.type === 'play' && move.card === chosen && move.call === does.play;
}

export function actionsOf(asked: Chosen): Action[] {
  const { view, offers, asking, words, seats } = asked;
  const make = (move: UnoMove, label: string, kind: Action['kind'] = 'plain'): Action => ({
    label,
    kind,
    does: { make: move },
  });
  const plain = (type: 'draw' | 'take' | 'sit' | 'pass' | 'keep', label: string): Action[] =>
    offers.plain.has(type) ? [make({ type }, label, asking === 'draw' ? 'go' : 'plain')] : [];

  switch (asking) {
    case 'give':
      return [
        ...[...offers.gives].map((to) => make({ type: 'give', to }, seats[to]!.name, 'go')),
        ...plain('keep', words.keep.give),
      ];
    case 'swap':
      return [
        make({ type: 'swap', way: 'left' }, words.swapLeft, 'go'),
        make({ type: 'swap', way: 'right' }, words.swapRight, 'go'),
        ...plain('keep', words.keep.swap),
      ];
    case 'over':
    case 'watch':
    case 'stopped':
    case 'shown':
    case 'wait':
      return [];
    case 'call':
      return plain('draw', words.draw);
    default:
      return [
        ...plain('take', words.take(view.pendingDraw)),
        ...plain('sit', words.sit),
        ...plain('draw', words.draw),
        ...plain('pass', words.pass),
        ...plays(asked),
      ];
  }
}

/** The chosen card's button, and one for each thing that can be said with it; the loudest stands last. */
function plays(asked: Chosen): Action[] {
  const { offers, chosen, asking, words, speaker } = asked;
  if (chosen === null) return [];
  const color = cardOf(chosen)?.color ?? null;
  const card = speaker.card(chosen);
  if (offers.hands.has(chosen)) {
    const make: UnoMove = { type: 'hand', card: chosen };
    return [{ label: words.giveCard(card), kind: 'go', color, does: { make } }];
  }
  const sayings = sayingsOf(offers.plays.get(chosen) ?? []);
  const kind = asking === 'jump' || asking === 'run' || asking === 'secondSkip' ? 'leap' : 'go';
  const label: Partial<Record<Asking, string>> = {
    jump: words.jumpIn(card),
    run: words.goOn(card),
    secondSkip: words.goOn(card),
    sum: words.fendOff,
  };
  return sayings.map((call): Action => {
    const named = { label: label[asking] ?? words.lay(card), color, does: { play: call } };
    if (call === null)
      return { ...named, ...note(asked, chosen), kind: sayings.length > 1 ? 'plain' : kind };
    return { ...named, note: call === 'uno' ? words.layUno : words.layUnoUno, kind: 'leap' };
  });
}

function note({ view, asking, words, seats }: Chosen, card: string): Pick<Action, 'note'> {
  if (asking !== 'sum' || view.seat === null) return {};
  const sum = view.pendingDraw + (cardOf(card)?.adds ?? 0);
  return { note: words.faces({ name: seats[nextSeat(view, view.seat)]!.name, n: sum }) };
}
