import type { MowView } from '@tischlein/games/mow/language';
import { onMount, untrack } from 'svelte';
import { Landed } from '../../../ui/landed.svelte.ts';
import { slideFrom } from '../../../ui/motion.ts';
import type { SeatEvent } from '../../../ui/seat-event.ts';
import { sound } from '../../../ui/sound.ts';
import { spotsIn, spotted } from '../../../ui/spots.ts';
import { isStill } from '../../../base/settings.svelte.ts';
import {
  follow,
  isHerdTaken,
  motionBack,
  motionOf,
  NO_TRAIL,
  STILL,
  type Motion,
} from './motion.ts';
import type { MowTableProps } from './props.ts';
import { roundCount, type RoundCount } from './round-count.ts';
import type { EventsAt } from './seat-events.ts';

/** Props are read one by one where they are needed: a clock that ticks sets nothing in motion. */
type Staged = Pick<MowTableProps, 'view' | 'ply' | 'told' | 'past' | 'shown'>;

/** What is seen and heard to happen at a table. What moves is planned in `motion.ts`; nothing waits for it. */
export class Staging {
  motion: Motion = $state.raw(STILL);
  /** The round that has just ended, until it has been read. */
  count: RoundCount | null = $state.raw(null);
  readonly landed: Landed<MowView>;
  #eventsAt: EventsAt | null = $state.raw(null);
  readonly events: ReadonlyMap<number, SeatEvent> = $derived.by(() => {
    void this.#table().ply;
    const eventsAt = this.#eventsAt;
    return untrack(() => eventsAt?.(this.#table().past(), this.#table().view.seats)) ?? new Map();
  });
  readonly #table: () => Staged;

  constructor(table: () => Staged, root: () => HTMLElement | undefined, isMine: () => boolean) {
    this.#table = table;
    this.landed = new Landed(
      () => table().view,
      ({ round }) => round,
    );
    let last = untrack(() => ({ ply: table().ply, view: table().view }));
    let trail = NO_TRAIL;
    this.count = roundCount(null, last.view, null);
    // Everything is measured before the page changes; after that, what is new slides from where it was.
    $effect.pre(() => {
      const { ply } = table();
      untrack(() => {
        const on = root();
        if (!on || ply === last.ply) return;
        const { told, view } = table();
        // A replay goes back to a lower ply; a take-back comes without facts.
        const isBack = ply < last.ply || told.length === 0;
        if (!isBack) trail = follow(trail, told);
        this.motion = isBack
          ? motionBack(spotsIn(on), trail, view.seat)
          : motionOf(spotsIn(on), told, view.seat);
        this.count = roundCount(last.view, view, this.count);
        last = { ply, view };
      });
    });
    $effect(() => {
      const { motion } = this;
      untrack(() => {
        if (motion === STILL) return;
        const now = spotted(root()!);
        for (const { spot, from, delay } of motion.slidesTo(now.keys()))
          slideFrom(now.get(spot)!, from, delay);
        sound(isHerdTaken(table().told) ? 'moo' : isMine() ? 'bell' : 'slide');
      });
    });
    // What is shown at the seats is loaded with the first move: the first hand does not wait for it.
    $effect(() => {
      if (table().ply > 0 && this.#eventsAt === null)
        void import('./seat-events.ts').then(({ eventsAt }) => (this.#eventsAt = eventsAt));
    });
    onMount(() => {
      if (table().past().length > 0 || table().shown || isStill()) return;
      void import('../../../ui/opening.ts').then(({ openGame }) =>
        openGame({
          pile: root()?.querySelector('[data-spot="pile"]') ?? null,
          papers: root()?.querySelectorAll('.hand .cow, .seats .held') ?? [],
        }),
      );
    });
  }

  close(): void {
    this.count = null;
  }
}
