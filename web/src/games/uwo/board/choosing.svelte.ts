import { untrack } from 'svelte';
import type { Side } from '@tischlein/games/uwo/language';
import { follow, type Outcome } from '../../../ui/outcome.ts';
import { settings } from '../../../base/settings.svelte.ts';
import type { Act } from './acts.ts';
import { dragOver, grab, isDropped, NOTHING, pick, press, touch, type Choice } from './choice.ts';
import { choiceFor } from './hinted.ts';
import { offersIn, type Offers } from './offers.ts';
import type { UwoTableProps } from './props.ts';

type Asked = Pick<
  UwoTableProps,
  'view' | 'legal' | 'ply' | 'hint' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
>;

/** Holds what the player has taken up; what a touch, a drag or a button makes of it is in `choice.ts`. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  /** The sheet over the field was put aside to look at it. */
  folded = $state(false);
  readonly offers: Offers = $derived.by(() => offersIn(this.#table().legal));
  readonly #table: () => Asked;
  readonly #me: () => Side;

  constructor(table: () => Asked, me: () => Side) {
    this.#table = table;
    this.#me = me;
    // Watched by value: news without a move, such as an offer, must not undo a choice.
    const ply = $derived(table().ply);
    const hint = $derived(table().hint);
    $effect(() => {
      void ply;
      this.choice = NOTHING;
      this.folded = false;
    });
    $effect(() => {
      // A hint is taken up as far as it goes.
      if (hint) untrack(() => (this.choice = choiceFor(hint, table().view) ?? this.choice));
    });
  }

  readonly letGo = (): void => {
    this.choice = NOTHING;
  };

  readonly make = (move: string): void => this.#follow({ choose: NOTHING, send: move });

  readonly touched = (square: string, from?: Choice): void => {
    const { view } = this.#table();
    this.#follow(touch(from ?? this.choice, square, view, this.offers, this.#me()));
  };

  readonly pick = (index: number): void =>
    this.#follow({ choose: pick(this.choice, index, this.#table().view) });

  readonly act = (act: Act): void =>
    this.#follow(press(this.choice, act, this.#table().view, settings));

  readonly grab = (square: string): boolean => {
    const grabbed = grab(square, this.#table().view, this.offers);
    this.choice = grabbed ?? this.choice;
    return grabbed !== null;
  };

  readonly over = (square: string | null): void => {
    const { view } = this.#table();
    this.choice = dragOver(this.choice, square, view, this.offers, this.#me());
  };

  readonly drop = (square: string | null): void => {
    if (isDropped(this.choice, square)) this.touched(square);
  };

  #follow(outcome: Outcome<Choice>): void {
    this.choice = follow(this.choice, outcome, this.#table());
  }
}
