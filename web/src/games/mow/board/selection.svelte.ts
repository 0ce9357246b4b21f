import {
  cowOf,
  formatCow,
  placeIn,
  type MowTold,
  type MowView,
} from '@tischlein/games/mow/language';
import {
  NOTHING,
  questionOf,
  touchCard,
  touchPlace,
  type Choice,
  type Question,
} from './choice.ts';
import { settings } from '../../../base/settings.svelte.ts';
import { Selection } from '../../kit/selection.svelte.ts';
import type { Stage } from '../../kit/stage.svelte.ts';
import { offersIn, type Offers } from './offers.ts';
import type { MowTableProps } from './props.ts';

/** What the player has taken up, and what is asked because of it. */
export class MowSelection extends Selection<Choice, MowTableProps> {
  readonly offers: Offers = $derived.by(() => offersIn(this.table().legal));
  readonly question: Question | null = $derived.by(() => questionOf(this.choice, this.offers));
  /** The places one of which is asked for. */
  readonly places: ReadonlySet<number> | null = $derived.by(() => {
    const { question, herd } = this;
    if (question?.ask !== 'place') return null;
    return new Set(question.places.flatMap((way) => placeIn(herd, way) ?? []));
  });
  /** The card that would be played, shown in its place while the arrow or the pointer is asked for. */
  readonly preview: { place: number; code: string } | null = $derived.by(() => {
    const { question } = this;
    if (question?.ask !== 'arrow' && question?.ask !== 'pointer') return null;
    const way = question.ask === 'arrow' ? question.leave : question.usual;
    const place = placeIn(this.herd, way)!;
    return { place, code: formatCow({ ...cowOf(way.card), place }) };
  });

  constructor(table: () => MowTableProps) {
    super(table, { nothing: NOTHING });
  }

  /** The herd that is served. */
  get herd(): readonly string[] {
    const { view } = this.table();
    return view.herds[view.herd]!;
  }

  readonly pick = (card: string): void =>
    this.follow(touchCard(this.choice, card, this.offers, this.herd, settings));

  /** It was dragged out of the hand. */
  readonly play = (card: string): void =>
    this.follow(touchCard(NOTHING, card, this.offers, this.herd, { oneTap: true }));

  readonly place = (place: number): void =>
    this.follow(touchPlace(this.choice, place, this.offers, this.herd, settings));
}

/** What a part of the table draws from. */
export interface MowParts {
  readonly table: MowTableProps;
  readonly stage: Stage<MowView, MowTold>;
  /** Left out on a big screen: nobody chooses there. */
  readonly selection?: MowSelection | undefined;
}
