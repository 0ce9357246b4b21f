import type { Side } from '@tischlein/games/uwo/language';
import { drawn } from '../../../ui/drawn.ts';
import { follow, type Outcome } from '../../../ui/outcome.ts';
import { settings } from '../../../base/settings.svelte.ts';
import type { Act } from './acts.ts';
import { NOTHING, type Choice } from './chosen.ts';
import { offersIn, type Offers } from './offers.ts';
import type { UwoTableProps } from './props.ts';

type Asked = Pick<
  UwoTableProps,
  'view' | 'legal' | 'ply' | 'hint' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
>;

type Reducers = typeof import('./choice.ts');

/** Holds what the player has taken up; what a touch, a drag or a button makes of it is in `choice.ts`. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  /** The sheet over the field was put aside to look at it. */
  folded = $state(false);
  readonly offers: Offers = $derived.by(() => offersIn(this.#table().legal));
  readonly #table: () => Asked;
  readonly #me: () => Side;
  /** They come when the field is drawn; a touch that is quicker waits for them. */
  #reducers: Reducers | null = null;
  readonly #coming = drawn()
    .then(() => import('./choice.ts'))
    .then((reducers) => (this.#reducers = reducers));

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
      if (hint) void import('./over-field.ts').then((over) => this.#takeUp(hint, over));
    });
  }

  readonly letGo = (): void => {
    this.choice = NOTHING;
  };

  readonly make = (move: string): void => this.#follow({ choose: NOTHING, send: move });

  readonly touched = (square: string, from?: Choice): void => {
    void this.#coming.then(({ touch }) => {
      const { view } = this.#table();
      this.#follow(touch(from ?? this.choice, square, view, this.offers, this.#me()));
    });
  };

  readonly pick = (index: number): void =>
    void this.#coming.then(({ pick }) =>
      this.#follow({ choose: pick(this.choice, index, this.#table().view) }),
    );

  readonly act = (act: Act): void =>
    void this.#coming.then(({ press }) =>
      this.#follow(press(this.choice, act, this.#table().view, settings)),
    );

  readonly grab = (square: string): boolean => {
    const grabbed = this.#reducers?.grab(square, this.#table().view, this.offers) ?? null;
    this.choice = grabbed ?? this.choice;
    return grabbed !== null;
  };

  readonly over = (square: string | null): void => {
    const { view } = this.#table();
    this.choice =
      this.#reducers?.dragOver(this.choice, square, view, this.offers, this.#me()) ?? this.choice;
  };

  readonly drop = (square: string | null): void => {
    if (this.#reducers?.isDropped(this.choice, square)) this.touched(square);
  };

  #takeUp(hint: string, { choiceFor }: typeof import('./over-field.ts')): void {
    const table = this.#table();
    if (table.hint === hint) this.choice = choiceFor(hint, table.view) ?? this.choice;
  }

  #follow(outcome: Outcome<Choice>): void {
    this.choice = follow(this.choice, outcome, this.#table());
  }
}
