import type { Speaker } from '@tischlein/rules';
import type { SeatInfo } from '../table/props.ts';
import { colorOf, type Color } from './cards.ts';
import { seatAfter, type Moment } from './moment.ts';
import { sayingsOf, type Offers, type Saying } from './offers.ts';
import type { UnoWords } from './props.ts';
import type { UnoView } from '@tischlein/games/uno';

/** A button under the hand. */
export interface Action {
  readonly label: string;
  /** What comes of it, in small. */
  readonly note?: string;
  readonly kind: 'go' | 'plain' | 'leap';
  readonly color?: Color | null;
  /** A whole move, or the chosen card with something said; a wish may have to follow. */
  readonly does: { readonly send: string } | { readonly lay: Saying };
}

interface Asked {
  readonly view: UnoView;
  readonly offers: Offers;
  readonly moment: Moment;
  /** The chosen card. */
  readonly chosen: string | null;
  readonly words: UnoWords;
  readonly speaker: Pick<Speaker, 'card'>;
  readonly seats: readonly Pick<SeatInfo, 'name'>[];
}

/** What a draw card adds to the sum the next player faces. */
const ADDS: Record<string, number> = { d: 2, wd: 4, u: 4 };

export function actionsOf(asked: Asked): Action[] {
  const { view, offers, moment, words, seats } = asked;
  const send = (move: string, label: string, kind: Action['kind'] = 'plain'): Action => ({
    label,
    kind,
    does: { send: move },
  });
  const plain = (move: 'draw' | 'take' | 'sit' | 'pass', label: string): Action[] =>
    offers.plain.has(move) ? [send(move, label, moment === 'draw' ? 'go' : 'plain')] : [];

  switch (moment) {
    case 'give':
      return [
        ...[...offers.gives].map(([seat, move]) => send(move, seats[seat]!.name, 'go')),
        send('keep', words.keep.give),
      ];
    case 'swap':
      return [
        send('swap left', words.swapLeft, 'go'),
        send('swap right', words.swapRight, 'go'),
        ...(offers.plain.has('keep') ? [send('keep', words.keep.swap)] : []),
      ];
    case 'over':
    case 'watch':
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
        ...lays(asked),
      ];
  }
}

/** The chosen card's button, and one for each thing that can be said with it; the loudest stands last. */
function lays(asked: Asked): Action[] {
  const { offers, chosen, moment, words, speaker } = asked;
  if (chosen === null) return [];
  const color = colorOf(chosen);
  const card = speaker.card(chosen);
  const gift = offers.hands.get(chosen);
  if (gift) return [{ label: words.giveCard(card), kind: 'go', color, does: { send: gift } }];
  const sayings = sayingsOf(offers.lays.get(chosen) ?? []);
  const kind = moment === 'jump' || moment === 'run' || moment === 'secondSkip' ? 'leap' : 'go';
  const label = {
    jump: words.jumpIn(card),
    run: words.goOn(card),
    secondSkip: words.goOn(card),
    sum: words.fendOff,
  };
  return sayings.map((saying): Action => {
    const named = (label as Partial<Record<Moment, string>>)[moment] ?? words.lay(card);
    if (saying === '')
      return {
        label: named,
        ...note(asked, chosen),
        kind: sayings.length > 1 ? 'plain' : kind,
        color,
        does: { lay: '' },
      };
    return {
      label: named,
      note: saying === '!' ? words.layUno : words.layUnoUno,
      kind: 'leap',
      color,
      does: { lay: saying },
    };
  });
}

function note({ view, moment, words, seats }: Asked, card: string): Pick<Action, 'note'> {
  if (moment !== 'sum' || view.seat === null) return {};
  const face = colorOf(card) ? card.slice(1) : card;
  const sum = view.pendingDraw + (ADDS[face] ?? 0);
  return { note: words.faces(seats[seatAfter(view, view.seat)]!.name, sum) };
}
