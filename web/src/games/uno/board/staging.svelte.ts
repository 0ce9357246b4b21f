import type { UnoView } from '@tischlein/games/uno/language';
import { untrack } from 'svelte';
import { Landed } from '../../../ui/landed.svelte.ts';
import type { SeatEvent } from '../../../ui/seat-event.ts';
import { spotsIn } from '../../../ui/spots.ts';
import { isStill } from '../../../base/settings.svelte.ts';
import { motionBetween, STILL } from './motion.ts';
import type { UnoTableProps } from './props.ts';
import type { EventsAt } from './seat-events.ts';

/** Props are read one by one where they are needed: a clock that ticks sets nothing in motion. */
type Staged = Pick<UnoTableProps, 'view' | 'ply' | 'told' | 'past' | 'shown'>;

/** What is seen to happen at a table. What moves is planned in `motion.ts`; nothing waits for it. */
export class Staging {
  motion = $state.raw(STILL);
  readonly landed: Landed<UnoView>;
  #eventsAt: EventsAt | null = $state.raw(null);
  readonly events: ReadonlyMap<number, SeatEvent> = $derived.by(() => {
    void this.#table().ply;
    const eventsAt = this.#eventsAt;
    return untrack(() => eventsAt?.(this.#table().past())) ?? new Map();
  });
  readonly #table: () => Staged;
  readonly #root: () => HTMLElement | undefined;

  constructor(
    table: () => Staged,
    root: () => HTMLElement | undefined,
    /** The key of the card that is lifted in the own hand. */
    lifted: () => string | null = () => null,
  ) {
    this.#table = table;
    this.#root = root;
    this.landed = new Landed(
      () => table().view,
      ({ round }) => round,
    );
    let before = untrack(() => table().view);
    $effect.pre(() => {
      const after = table().view;
      untrack(() => {
        const on = root();
        // Measured before the page changes.
        if (on && after !== before)
          this.motion = motionBetween(before, after, {
            told: table().told,
            spots: spotsIn(on),
            lifted: lifted(),
          });
        before = after;
      });
    });
    // What is shown at the seats is loaded with the first move: the first hand does not wait for it.
    $effect(() => {
      if (table().ply > 0 && this.#eventsAt === null)
        void import('./seat-events.ts').then(({ eventsAt }) => (this.#eventsAt = eventsAt));
    });
  }

  /** A fresh game is opened with a little ceremony, which nobody has to wait for. */
  open(): void {
    const { past, shown } = this.#table();
    if (past().length > 0 || shown || isStill()) return;
    void import('../../../ui/opening.ts').then(({ openGame }) => {
      const find = (selector: string) => [...(this.#root()?.querySelectorAll(selector) ?? [])];
      openGame({
        pile: find('[data-spot="pile"]')[0] ?? null,
        papers: find('.hand .paper, [data-spot^="seat-"] .count'),
        first: find('[data-spot="open"]')[0] ?? null,
      });
    });
  }
}
