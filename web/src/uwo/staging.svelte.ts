import { SIDES, type UwoView } from '@tischlein/games/uwo/language';
import type { Citation } from '@tischlein/kit';
import { onMount, untrack } from 'svelte';
import { flyingCards, type Flying } from '../parts/flying.ts';
import { Landed } from '../parts/landed.svelte.ts';
import type { SeatEvent } from '../parts/seat-event.ts';
import { spotOf, type Spot } from '../parts/spots.ts';
import { isStill } from '../settings.svelte.ts';
import type { ToldFact } from '../table/props.ts';
import { cardFlights, spectacleOf, unmorfed, type CardFlight, type Spectacle } from './motion.ts';
import { eventsAt } from './seat-events.ts';

interface Staged {
  readonly root: HTMLElement | undefined;
  readonly view: UwoView;
  readonly ply: number;
  readonly told: readonly ToldFact[];
  readonly past: () => readonly Citation[];
  /** A replay is only looked at. */
  readonly shown: boolean;
}

/** What is seen to happen at a table: cards that fly, blasts, marks at the sides. Nothing waits for any of it. */
export class Staging {
  spectacle: Spectacle = $state.raw(spectacleOf([], null));
  flying: readonly Flying[] = $state.raw([]);
  /** Where new cards of the own hand come from; null for the deck. */
  cardsFrom: Spot | null = $state.raw(null);
  readonly landed: Landed<UwoView>;
  readonly events: ReadonlyMap<number, SeatEvent> = $derived.by(() => {
    void this.#now().ply;
    return eventsAt(untrack(() => this.#now().past()));
  });
  readonly #now: () => Staged;

  constructor(now: () => Staged) {
    this.#now = now;
    this.landed = new Landed(() => now().view);
    /** Where a dynamite is lit while somebody can still be saved. */
    let lit: string | null = null;
    let last = untrack(() => ({ ply: now().ply, view: now().view }));
    $effect.pre(() => {
      void now().ply;
      untrack(() => {
        const { view, ply, told } = now();
        this.spectacle = spectacleOf(told, lit);
        lit = view.duel?.stage === 'blast' ? view.duel.centre : null;
        this.#fly(last);
        last = { ply, view };
      });
    });
    onMount(() => this.#open());
  }

  #find(selector: string): Element | null {
    return this.#now().root?.querySelector(selector) ?? null;
  }

  #spot(selector: string): Spot | null {
    const found = this.#find(selector);
    return found && spotOf(found);
  }

  #fly(last: { readonly ply: number; readonly view: UwoView }): void {
    const { view, ply, told, root } = this.#now();
    if (!root || ply === last.ply) return;
    const square = ply < last.ply ? unmorfed(last.view, view) : null;
    this.cardsFrom = square && this.#spot(`[data-square="${square}"]`);
    this.flying = cardFlights(told, view.seat).flatMap((flight) => this.#cards(flight));
  }

  #cards({ seat, count, to, kind }: CardFlight): Flying[] {
    const bar = `[data-spot="seat-${seat}"]`;
    const hand = seat === this.#now().view.seat ? `.hand [data-card="${kind}"]` : `${bar} .counts`;
    const [from, goal] =
      to === null ? [`${bar} .deck`, `${bar} .figure`] : [hand, `[data-square="${to}"]`];
    return flyingCards(count, this.#spot(from), this.#spot(goal)).map((card) => ({
      ...card,
      seat,
    }));
  }

  /** Decks are shuffled and dealt from, and the creatures take their places. */
  #open(): void {
    const { root, shown, past } = this.#now();
    if (past().length > 0 || shown || isStill() || !root) return;
    const mine = this.#now().view.seat ?? 0;
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
