import type { Color, UnoTold, UnoView } from '@tischlein/games/uno/language';
import { settings } from '../../../base/settings.svelte.ts';
import { Selection } from '../../kit/selection.svelte.ts';
import type { Stage } from '../../kit/stage.svelte.ts';
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

/** What the player has taken up, and what is asked of them. */
export class UnoSelection extends Selection<Choice, UnoTableProps> {
  readonly offers: Offers = $derived.by(() => offersIn(this.table().legal));
  readonly asking: Asking = $derived.by(() => {
    const { view, waitingFor } = this.table();
    return askingOf(view, this.offers, waitingFor);
  });

  constructor(table: () => UnoTableProps) {
    super(table, {
      nothing: NOTHING,
      begin: () => begin(table().view, this.offers, this.asking, table().hint),
      letGo: (choice) => (choice.at === 'wish' ? letGo(choice) : NOTHING),
    });
  }

  get lifted(): Held | null {
    return lifted(this.choice);
  }

  get refusedKey(): string | null {
    return refusedKey(this.choice, this.table().refused?.move ?? null);
  }

  /** The colours one of which is to be named now. */
  get wishes(): readonly Color[] | null {
    const { choice, offers } = this;
    if (choice.at !== 'wish') return null;
    return wishesOf(offers.plays.get(choice.held.card) ?? [], choice.call);
  }

  readonly touch = (held: Held): void =>
    this.follow(touch(this.choice, held, this.offers, this.asking, settings));

  readonly play = (held: Held): void => this.follow(play(held, null, this.offers, this.asking));

  readonly wish = (color: Color): void => this.follow(wish(this.choice, color, this.offers));

  readonly act = (action: Action): void =>
    this.follow(act(this.choice, action, this.offers, this.asking));
}

/** What a part of the table draws from. */
export interface UnoParts {
  readonly table: UnoTableProps;
  readonly stage: Stage<UnoView, UnoTold>;
  readonly selection?: UnoSelection;
}
