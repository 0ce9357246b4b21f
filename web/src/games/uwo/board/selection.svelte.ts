import { SIDES, type Side } from '@tischlein/games/uwo/language';
import { Selection } from '../../kit/selection.svelte.ts';
import { settings } from '../../../base/settings.svelte.ts';
import type { Act } from './acts.ts';
import * as rules from './choice.ts';
import { NOTHING, type Choice } from './choice.ts';
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
  /** A watcher looks from the gnorfs' side. */
  readonly me: Side = $derived.by(() => SIDES[this.table().view.seat ?? 0]!);

  constructor(table: () => UwoTableProps) {
    // A hint is taken up as far as it goes.
    const begin = (): Choice => rules.hintFor(table().hint, table().view)?.choice ?? NOTHING;
    super(table, { nothing: NOTHING, begin });
  }

  #position(): rules.Position {
    return { view: this.table().view, offers: this.offers, me: this.me };
  }

  readonly touched = (square: string, from = this.choice): void =>
    this.follow(rules.touch(from, square, this.#position()));

  readonly pick = (index: number): void =>
    this.follow({ choose: rules.pick(this.choice, index, this.table().view) });

  readonly act = (act: Act): void => {
    if (act.does === 'fold' || act.does === 'unfold') this.folded = act.does === 'fold';
    else this.follow(rules.press(this.choice, act, this.table().view, settings));
  };

  readonly grab = (square: string): boolean => {
    const grabbed = rules.grab(square, this.#position());
    this.choice = grabbed ?? this.choice;
    return grabbed !== null;
  };

  readonly over = (square: string | null): void => {
    this.choice = rules.dragOver(this.choice, square, this.#position());
  };

  readonly drop = (square: string | null): void => {
    if (rules.isDropped(this.choice, square)) this.touched(square);
  };
}
