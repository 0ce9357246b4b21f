import { SIDES, type UwoView } from '@tischlein/games/uwo/language';
import { onMount, untrack } from 'svelte';
import { flyingCards, type Flying } from '../parts/flying.ts';
import { Landed } from '../parts/landed.svelte.ts';
import type { SeatEvent } from '../parts/seat-event.ts';
import { spotOf, type Spot } from '../parts/spots.ts';
import { isStill } from '../settings.svelte.ts';
import { cardFlights, spectacleOf, unmorfed, type CardFlight, type Spectacle } from './motion.ts';
import type { UwoTableProps } from './props.ts';
import type { EventsAt } from './seat-events.ts';

/** Props are read one by one where they are needed: a clock that ticks sets nothing in motion. */
type Staged = Pick<
  UwoTableProps,
  'view' | 'ply' | 'told' | 'past' | 'language' | 'openRule' | 'shown'
>;

/** What is seen to happen at a table: cards that fly, blasts, marks at the sides. Nothing waits for any of it. */
export class Staging {
  spectacle: Spectacle = $state.raw(spectacleOf([], null));
  flying: readonly Flying[] = $state.raw([]);
  /** Where new cards of the own hand come from; null for the deck. */
  cardsFrom: Spot | null = $state.raw(null);
  readonly landed: Landed<UwoView>;
  readonly events: ReadonlyMap<number, SeatEvent> = $derived.by(() => {
    void this.#table().ply;
    return this.#marksOf?.(untrack(() => this.#table().past())) ?? new Map();
  });
  /** What no first card waits for comes a moment later. */
  #marksOf: EventsAt | null = $state.raw(null);
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
        this.spectacle = spectacleOf(told, lit);
        lit = view.duel?.stage === 'blast' ? view.duel.centre : null;
        this.#fly(last);
        last = { ply, view };
      });
    });
    onMount(() => {
      void import('./seat-events.ts').then(({ eventsAt }) => (this.#marksOf = eventsAt));
      this.#open();
      return this.#explain();
    });
  }

  #find(selector: string): Element | null {
    return this.#root()?.querySelector(selector) ?? null;
  }

  #spot(selector: string): Spot | null {
    const found = this.#find(selector);
    return found && spotOf(found);
  }

  #fly(last: { readonly ply: number; readonly view: UwoView }): void {
    const { view, ply, told } = this.#table();
    if (!this.#root() || ply === last.ply) return;
    const square = ply < last.ply ? unmorfed(last.view, view) : null;
    this.cardsFrom = square && this.#spot(`[data-square="${square}"]`);
    this.flying = cardFlights(told, view.seat).flatMap((flight) => this.#cards(flight));
  }

  #cards({ seat, count, to, kind }: CardFlight): Flying[] {
    const bar = `[data-spot="seat-${seat}"]`;
    const hand =
      seat === this.#table().view.seat ? `.hand [data-card="${kind}"]` : `${bar} .counts`;
    const [from, goal] =
      to === null ? [`${bar} .deck`, `${bar} .figure`] : [hand, `[data-square="${to}"]`];
    return flyingCards(count, this.#spot(from), this.#spot(goal)).map((card) => ({
      ...card,
      seat,
    }));
  }

  #explain(): () => void {
    const root = this.#root();
    const { language, openRule } = this.#table();
    let gone = false;
    let end = (): void => {};
    void import('./meanings.ts').then(({ explain }) => {
      if (root && !gone) end = explain(root, language, openRule);
    });
    return () => {
      gone = true;
      end();
    };
  }

  /** Decks are shuffled and dealt from, and the creatures take their places. */
  #open(): void {
    const root = this.#root();
    const { shown, past } = this.#table();
    if (past().length > 0 || shown || isStill() || !root) return;
    const mine = this.#table().view.seat ?? 0;
    void import('../parts/opening.ts').then(({ openGame }) =>
      openGame(
        ...SIDES.map((side, seat) => ({
          pile: this.#find(`[data-spot="seat-${seat}"] .deck`),
          papers: root.querySelectorAll(
            `${seat === mine ? '.hand .slide' : `[data-spot="seat-${seat}"] .fan .mini`}, .creatures .uwo-${side} .paper`,
          ),
        })),
      ),
    );
  }
}
