import { formatMove, type Color, type UnoMove } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import { follow, type Outcome } from '../../../ui/outcome.ts';
import type { Action } from './actions.ts';
import {
  act,
  begin,
  letGo,
  lifted,
  NOTHING,
  play,
  refusedKey,
  touch,
  wish,
  type Choice,
  type Held,
} from './choice.ts';
import { askingOf, type Asking } from './asking.ts';
import { offersIn, wishesOf, type Offers } from './offers.ts';
import type { UnoTableProps } from './props.ts';

type Asked = Pick<
  UnoTableProps,
  'view' | 'legal' | 'waitingFor' | 'ply' | 'hint' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
>;

/** Holds what the player has taken up; what a touch or a button makes of it is in `choice.ts`. */
export class Choosing {
  choice: Choice = $state.raw(NOTHING);
  readonly offers: Offers = $derived.by(() => offersIn(this.#table().legal));
  readonly asking: Asking = $derived.by(() => {
    const { view, waitingFor } = this.#table();
    return askingOf(view, this.offers, waitingFor);
  });
  readonly #table: () => Asked;

  constructor(table: () => Asked) {
    this.#table = table;
    // Watched by value: news without a move, such as an offer, must not undo a choice.
    const ply = $derived(table().ply);
    const hint = $derived(table().hint);
    $effect(() => {
      void ply;
      void hint;
      untrack(() => (this.choice = begin(table().view, this.offers, this.asking, hint)));
    });
  }

  get lifted(): Held | null {
    return lifted(this.choice);
  }

  get refusedKey(): string | null {
    return refusedKey(this.choice, this.#table().refused?.move ?? null);
  }

  /** The colours one of which is to be named now. */
  get wishes(): readonly Color[] | null {
    const { choice, offers } = this;
    if (choice.at !== 'wish') return null;
    return wishesOf(offers.plays.get(choice.held.card) ?? [], choice.call);
  }

  readonly make = (move: UnoMove): void => this.#follow({ send: formatMove(move) });

  readonly touch = (held: Held): void =>
    this.#follow(touch(this.choice, held, this.offers, this.asking));

  readonly play = (held: Held): void => this.#follow(play(held, null, this.offers, this.asking));

  readonly wish = (color: Color): void => this.#follow(wish(this.choice, color, this.offers));

  readonly act = (action: Action): void =>
    this.#follow(act(this.choice, action, this.offers, this.asking));

  readonly letGo = (): void => {
    this.choice = letGo(this.choice);
  };

  #follow(outcome: Outcome<Choice>): void {
    this.choice = follow(this.choice, outcome, this.#table());
  }
}
