import type { Side } from '@tischlein/games/uwo/language';
import { settings } from '../settings.svelte.ts';
import type { Act } from './acts.ts';
import { choiceFor, NOTHING, takeUp, touch, type Choice } from './choice.ts';
import { canAct, type Offers } from './offers.ts';
import type { UwoTableProps } from './props.ts';

interface Moment extends Pick<
  UwoTableProps,
  'view' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
> {
  readonly me: Side;
  readonly offers: Offers;
}

/** What the player has taken up, and what every touch, drag and button makes of it. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  /** The sheet over the field was put aside to look at it. */
  folded = $state(false);
  readonly #now: () => Moment;

  constructor(now: () => Moment) {
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
    const { view, offers, me, why } = this.#now();
    const outcome = touch(from, square, view, offers, me);
    if ('send' in outcome) return this.make(outcome.send);
    if ('why' in outcome) return why(outcome.why);
    this.#choose(outcome.choose);
  };

  readonly pick = (index: number): void => {
    const { choice } = this;
    const kind = this.#now().view.hand![index]!;
    const again = choice.at === 'card' && choice.index === index;
    this.#choose(again ? NOTHING : { at: 'card', index, kind });
  };

  readonly act = ({ does }: Act): void => {
    const { choice } = this;
    if (typeof does === 'object') this.make(does.send);
    else if (does === 'burn' && !settings.confirm) this.make('burn');
    else if (does === 'burn') this.choice = { at: 'burn' };
    else if (does === 'swap') this.pick(0);
    else if (does === 'step' && choice.at === 'ride')
      this.choice = { at: 'ride', path: choice.path.slice(0, -1) };
    else this.choice = NOTHING;
  };

  /** Dragging: a rider draws its way from square to square, everybody else moves when dropped. */
  readonly grab = (square: string): boolean => {
    const { view, offers } = this.#now();
    if (!canAct(offers, square)) return false;
    this.choice = takeUp(square, view, offers);
    return true;
  };

  readonly over = (square: string | null): void => {
    const { choice } = this;
    const { view, offers, me } = this.#now();
    if (choice.at !== 'ride' || square === null || square === choice.path.at(-1)) return;
    const outcome = touch(choice, square, view, offers, me);
    if ('choose' in outcome && outcome.choose.at === 'ride') this.choice = outcome.choose;
  };

  readonly drop = (square: string | null): void => {
    const { choice } = this;
    const still = choice.at === 'creature' && square === choice.square;
    const alone = choice.at === 'ride' && choice.path.length === 1;
    if (square !== null && !still && !alone) this.touched(square);
  };

  #choose(choice: Choice): void {
    const { refused, dismiss } = this.#now();
    if (refused) dismiss();
    this.choice = choice;
  }
}
