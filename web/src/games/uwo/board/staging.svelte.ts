import type { UwoView } from '@tischlein/games/uwo/language';
import { onMount, untrack } from 'svelte';
import { drawn } from '../../../ui/drawn.ts';
import type { Flying } from '../../../ui/flying.ts';
import { Landed } from '../../../ui/landed.svelte.ts';
import type { SeatEvent } from '../../../ui/seat-event.ts';
import type { Spot } from '../../../ui/spots.ts';
import { isStill } from '../../../base/settings.svelte.ts';
import type { Spectacle } from './motion.ts';
import type { UwoTableProps } from './props.ts';

/** Props are read one by one where they are needed: a clock that ticks sets nothing in motion. */
type Staged = Pick<
  UwoTableProps,
  'view' | 'ply' | 'told' | 'past' | 'language' | 'openRule' | 'shown'
>;
type Late = typeof import('./staging-later.ts');

const NOTHING: Spectacle = { ride: null, boom: null, shot: null };

/** What is seen to happen at a table: cards that fly, blasts, marks at the sides. Nothing waits for any of it. */
export class Staging {
  spectacle: Spectacle = $state.raw(NOTHING);
  flying: readonly Flying[] = $state.raw([]);
  /** Where new cards of the own hand come from; null for the deck. */
  cardsFrom: Spot | null = $state.raw(null);
  overField: typeof import('./over-field.ts') | null = $state.raw(null);
  readonly landed: Landed<UwoView>;
  #late: Late | null = $state.raw(null);
  #fetch = (): void => {};
  readonly events: ReadonlyMap<number, SeatEvent> = $derived.by(() => {
    void this.#table().ply;
    return this.#late?.eventsAt(untrack(() => this.#table().past())) ?? new Map();
  });
  readonly #table: () => Staged;
  readonly #root: () => HTMLElement | undefined;

  constructor(table: () => Staged, root: () => HTMLElement | undefined) {
    this.#table = table;
    this.#root = root;
    this.landed = new Landed(() => table().view);
    /** Where a dynamite is lit while somebody can still be saved. */
    let lit: string | null = null;
    let last = untrack(() => ({ ply: table().ply, view: table().view }));
    $effect.pre(() => {
      void table().ply;
      untrack(() => {
        const { view, ply, told } = table();
        this.spectacle = this.overField?.spectacleOf(told, lit) ?? NOTHING;
        lit = view.duel?.stage === 'blast' ? view.duel.centre : null;
        if (ply !== last.ply) this.#fly(last.view, ply < last.ply || told.length === 0);
        last = { ply, view };
      });
    });
    onMount(() => {
      void drawn()
        .then(() => import('./over-field.ts'))
        .then((overField) => (this.overField = overField));
      return this.#stage();
    });
  }

  #fly(before: UwoView, isBack: boolean): void {
    const [late, root] = [this.#late, this.#root()];
    if (!late || !root) return this.#fetch();
    const { view, told } = this.#table();
    this.cardsFrom = isBack ? late.cameBackFrom(root, before, view) : null;
    this.flying = isBack ? [] : late.flightsIn(root, told, view.seat);
  }

  /** The rest of the stage comes with the ceremony, else with the first move or the first hand over the table. */
  #stage(): () => void {
    const { shown, past, view } = this.#table();
    const opens = past().length === 0 && !shown && !isStill();
    const ends = new AbortController();
    this.#fetch = (): void =>
      void import('./staging-later.ts').then((late) => {
        const root = this.#root();
        if (!root || ends.signal.aborted || this.#late) return;
        this.#late = late;
        const { language, openRule } = this.#table();
        ends.signal.addEventListener('abort', late.explain(root, language, openRule));
        if (opens) late.openTable(root, view.seat ?? 0);
      });
    if (opens || past().length > 0) this.#fetch();
    for (const touch of ['pointermove', 'pointerdown', 'keydown'] as const)
      this.#root()?.addEventListener(touch, this.#fetch, { once: true, signal: ends.signal });
    return () => ends.abort();
  }
}
