import { cowOf, formatCow, placeIn } from '@tischlein/games/mow/language';
import {
  NOTHING,
  questionOf,
  touchCard,
  touchPlace,
  type Choice,
  type Outcome,
  type Question,
} from './choice.ts';
import type { Offers } from './offers.ts';
import type { MowTableProps } from './props.ts';

interface Now extends Pick<MowTableProps, 'busy' | 'send' | 'why' | 'dismiss'> {
  /** The herd that is served. */
  readonly herd: readonly string[];
  readonly offers: Offers;
}

/** What the player has taken up, and what every touch makes of it. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  readonly question: Question | null = $derived.by(() =>
    questionOf(this.choice, this.#now().offers),
  );
  /** The places one of which is asked for. */
  readonly places: ReadonlySet<number> | null = $derived.by(() => {
    const { question } = this;
    if (question?.ask !== 'place') return null;
    const { herd } = this.#now();
    return new Set(question.places.flatMap((way) => placeIn(herd, way) ?? []));
  });
  /** The card that would be played, shown in its place while the arrow or the pointer is asked for. */
  readonly laying: { place: number; code: string } | null = $derived.by(() => {
    const { question } = this;
    if (question?.ask !== 'arrow' && question?.ask !== 'pointer') return null;
    const way = question.ask === 'arrow' ? question.leave : question.usual;
    const place = placeIn(this.#now().herd, way)!;
    return { place, code: formatCow({ ...cowOf(way.card), place }) };
  });
  readonly #now: () => Now;

  constructor(now: () => Now) {
    this.#now = now;
  }

  readonly letGo = (): void => {
    this.choice = NOTHING;
  };

  readonly make = (move: string): void => {
    const { busy, send } = this.#now();
    if (busy) return;
    this.choice = NOTHING;
    send(move);
  };

  readonly pick = (card: string): void => {
    const { offers, herd, dismiss } = this.#now();
    dismiss();
    this.#follow(touchCard(this.choice, card, offers, herd));
  };

  readonly place = (place: number): void => {
    const { offers, herd } = this.#now();
    this.#follow(touchPlace(this.choice, place, offers, herd));
  };

  #follow(outcome: Outcome): void {
    if ('send' in outcome) this.make(outcome.send);
    else if ('why' in outcome) this.#now().why(outcome.why);
    else this.choice = outcome.choose;
  }
}
