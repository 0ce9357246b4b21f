import type { Side } from '@tischlein/games/uwo/language';
import { settings } from '../settings.svelte.ts';
import type { Act } from './acts.ts';
import {
  choiceFor,
  dragOver,
  grab,
  isDropped,
  NOTHING,
  pick,
  press,
  touch,
  type Choice,
  type Outcome,
} from './choice.ts';
import type { Offers } from './offers.ts';
import type { UwoTableProps } from './props.ts';

interface Now extends Pick<
  UwoTableProps,
  'view' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
> {
  readonly me: Side;
  readonly offers: Offers;
}

/** Holds what the player has taken up; what a touch, a drag or a button makes of it is in `choice.ts`. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  /** The sheet over the field was put aside to look at it. */
  folded = $state(false);
  readonly #now: () => Now;

  constructor(now: () => Now) {
    this.#now = now;
  }

  readonly reset = (): void => {
    this.choice = NOTHING;
    this.folded = false;
  };

  readonly letGo = (): void => {
    this.choice = NOTHING;
  };

  /** A hint is taken up as far as it goes. */
  readonly show = (hint: string): void => {
    this.choice = choiceFor(hint, this.#now().view) ?? this.choice;
  };

  readonly make = (move: string): void => {
    const { busy, send } = this.#now();
    if (busy) return;
    this.choice = NOTHING;
    send(move);
  };

  readonly touched = (square: string, from: Choice = this.choice): void => {
    const { view, offers, me } = this.#now();
    this.#follow(touch(from, square, view, offers, me));
  };

  readonly pick = (index: number): void =>
    this.#follow({ choose: pick(this.choice, index, this.#now().view) });

  readonly act = (act: Act): void =>
    this.#follow(press(this.choice, act, this.#now().view, settings));

  readonly grab = (square: string): boolean => {
    const { view, offers } = this.#now();
    const grabbed = grab(square, view, offers);
    this.choice = grabbed ?? this.choice;
    return grabbed !== null;
  };

  readonly over = (square: string | null): void => {
    const { view, offers, me } = this.#now();
    this.choice = dragOver(this.choice, square, view, offers, me);
  };

  readonly drop = (square: string | null): void => {
    if (isDropped(this.choice, square)) this.touched(square);
  };

  #follow(outcome: Outcome): void {
    const { why, refused, dismiss } = this.#now();
    if ('send' in outcome) return this.make(outcome.send);
    if ('why' in outcome) return why(outcome.why);
    if (refused) dismiss();
    this.choice = outcome.choose;
  }
}
