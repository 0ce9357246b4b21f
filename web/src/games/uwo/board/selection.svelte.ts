import type { Side } from '@tischlein/games/uwo/language';
import { Selection } from '../../kit/selection.svelte.ts';
import { settings } from '../../../base/settings.svelte.ts';
import type { Act } from './acts.ts';
import {
  dragOver,
  grab,
  isDropped,
  NOTHING,
  pick,
  press,
  touch,
  type Choice,
  choiceFor,
} from './choice.ts';
import { offersIn, type Offers } from './offers.ts';
import type { UwoTableProps } from './props.ts';

/** What the player has taken up; cards and creatures can be touched and dragged. */
export class UwoSelection extends Selection<Choice, UwoTableProps> {
  /** The sheet over the field was put aside to look at it. */
  folded: boolean = $derived.by(() => {
    void this.moment;
    return false;
  });
  readonly offers: Offers = $derived.by(() => offersIn(this.table().legal));
  readonly #me: () => Side;

  constructor(table: () => UwoTableProps, me: () => Side) {
    super(table, {
      nothing: NOTHING,
      // A hint is taken up as far as it goes.
      begin: () => choiceFor(table().hint ?? '', table().view) ?? NOTHING,
    });
    this.#me = me;
  }

  readonly touched = (square: string, from?: Choice): void => {
    const { view } = this.table();
    this.follow(touch(from ?? this.choice, square, view, this.offers, this.#me()));
  };

  readonly pick = (index: number): void =>
    this.follow({ choose: pick(this.choice, index, this.table().view) });

  readonly act = (act: Act): void =>
    this.follow(press(this.choice, act, this.table().view, settings));

  readonly grab = (square: string): boolean => {
    const grabbed = grab(square, this.table().view, this.offers);
    this.choice = grabbed ?? this.choice;
    return grabbed !== null;
  };

  readonly over = (square: string | null): void => {
    const { view } = this.table();
    this.choice = dragOver(this.choice, square, view, this.offers, this.#me());
  };

  readonly drop = (square: string | null): void => {
    if (isDropped(this.choice, square)) this.touched(square);
  };
}
