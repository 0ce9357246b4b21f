import type { Citation, Seat, View } from '@tischlein/kit';
import { onMount, tick, untrack } from 'svelte';
import type { TransitionConfig } from 'svelte/transition';
import {
  flyingCards,
  type Flying,
  FADE_MS,
  slideFrom,
  SLIDE_MS,
  centreOf,
  spotOf,
  spotted,
  type Spot,
} from '../../ui/motion.ts';
import type { SeatEvent, TableProps } from '../props.ts';
import { drawn } from '../../ui/drawn.ts';
import type { Sound } from '../../ui/sound.ts';
import { isStill } from '../../base/settings.svelte.ts';
import { LOG_FROM_PX, shapeOf, type Shape } from './shape.ts';
import { endedRound, reversed, type EndedRound, type Move } from './moves.ts';

/** What is seen and heard of a move. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly sound: Sound | null;
}

/** What a game says of its motion; pure, but for where its cards are dealt. */
export interface Staging<V, F> {
  plan(before: V, after: V, facts: readonly F[]): Plan;
  /** What stands at each seat after all that was told. */
  eventsAt(past: readonly F[], seats: number): ReadonlyMap<Seat, SeatEvent>;
  /** What is dealt from where when a game begins; left out where nobody sits at the table. */
  opening?(root: HTMLElement, me: Seat | null): readonly Opening[];
}

/** What is dealt from where; `first` is the card that is turned over at the end. */
interface Opening {
  readonly pile: Element | null;
  readonly papers: Iterable<Element>;
  readonly first?: Element | null;
}

export type StagedView = View & { readonly result: unknown; readonly seats: number };
type Staged<V extends View, F extends Citation> = Pick<
  TableProps<V, unknown, F>,
  'view' | 'ply' | 'told' | 'past' | 'hold' | 'shown'
>;

/** How much larger the page shows it than it is: a big screen is scaled as a whole. */
const zoomOf = (root: HTMLElement): number => spotOf(root).width / root.offsetWidth;

const hear = async (name: Sound): Promise<void> => (await import('../../ui/sound.ts')).sound(name);

/** What is seen and heard to happen at a table. Only paper moves, and nothing waits for it. */
export class Stage<V extends StagedView, F extends Citation> {
  /** The view whose counts are shown: it changes when the cards have landed, not when they leave. */
  counts: V = $state.raw()!;
  /** The round that has just ended, until it has been read. */
  ended: EndedRound<V> | null = $state.raw(null);
  flying: readonly Flying[] = $state.raw([]);
  /** The view before the last move. */
  before: V | null = null;
  readonly events: ReadonlyMap<Seat, SeatEvent> = $derived.by(() => {
    const { ply, view, past } = this.#table();
    return untrack(() => (ply > 0 ? this.#game.eventsAt(past(), view.seats) : new Map()));
  });
  readonly #table: () => Staged<V, F>;
  readonly #game: Staging<V, F>;
  #root: HTMLElement | undefined;
  /** The room there is, and how the table lies in it. */
  width = $state(360);
  height = $state(640);
  readonly shape: Shape = $derived(shapeOf(this.width, this.height));
  /** The log stands at its side. */
  readonly logs: boolean = $derived(this.shape === 'wide' && this.width >= LOG_FROM_PX);
  /** Where everything was before the page changed. */
  #spots = new Map<string, Spot>();
  #moves: readonly Move[] = [];
  /** What left by itself since then. */
  readonly #left = new Set<string>();

  constructor(table: () => Staged<V, F>, game: Staging<V, F>) {
    [this.#table, this.#game] = [table, game];
    this.counts = untrack(() => table().view);
    this.ended = endedRound(null, this.counts, null);
    /** What each move set in motion, for when it is taken back. */
    let steps: { readonly told: number; readonly moves: readonly Move[] }[] = [];
    let last = untrack(() => ({ ply: table().ply, view: this.counts }));
    const ply = $derived(table().ply);
    const view = $derived(table().view);
    $effect.pre(() => {
      void ply;
      const after = view;
      untrack(() => {
        const on = this.#root;
        // A card that is still under way counts as landed when the next one leaves.
        this.counts = last.view;
        if (ply === last.ply || on === undefined) {
          this.counts = after;
          last = { ply, view: after };
          return;
        }
        this.#spots = new Map([...spotted(on)].map(([name, element]) => [name, spotOf(element)]));
        this.#left.clear();
        this.before = last.view;
        const facts = table().told.map(({ citation }) => citation);
        const told = table().past().length;
        // A replay goes back to a lower ply; a take-back comes without facts.
        if (ply < last.ply || facts.length === 0) {
          this.#moves = steps
            .filter((step) => step.told > told)
            .flatMap(({ moves }) => reversed(moves));
          steps = steps.filter((step) => step.told <= told);
        } else {
          const plan = game.plan(last.view, after, facts);
          this.#moves = plan.moves;
          steps.push({ told, moves: plan.moves });
          if (plan.sound) void hear(plan.sound);
        }
        this.#end(endedRound(last.view, after, this.ended));
        last = { ply, view: after };
      });
    });
    $effect(() => {
      void ply;
      const after = view;
      untrack(() => this.#run(after));
    });
    onMount(() => {
      this.#end(this.ended);
      const { past, shown, view: first } = table();
      if (game.opening && past().length === 0 && !shown && !isStill())
        void drawn().then(() => openGame(game.opening!(this.#root!, first.seat)));
    });
  }

  /** An attachment of the element in which all this happens. */
  readonly on = (root: HTMLElement): void => {
    this.#root = root;
  };

  /** A card has come to where it flew. */
  readonly landed = (card: Flying): void => {
    this.flying = this.flying.filter((one) => one !== card);
  };

  /** The end of the round has been read. */
  readonly read = (): void => this.#end(null);

  /** While it is read, the others wait. */
  #end(ended: EndedRound<V> | null): void {
    this.ended = ended;
    const { view, hold } = this.#table();
    hold(ended !== null && view.result === null);
  }

  /** A transition for what leaves the table: it goes where the plan says, or else as the game says. */
  readonly leave = (
    node: HTMLElement,
    { falls = (left) => `opacity: ${left}` }: { falls?: (left: number) => string } = {},
  ): TransitionConfig => {
    const spot = node.dataset['spot']!;
    const move = this.#moves.find(({ from }) => from === spot);
    const goal = move && this.#spots.get(move.to);
    // What comes to lie elsewhere slides from here.
    if (move && !goal) return { duration: 0 };
    if (isStill()) return { duration: FADE_MS, css: (left) => `opacity: ${left}` };
    if (!goal) return { duration: SLIDE_MS, css: falls };
    this.#left.add(spot);
    const [from, to] = [centreOf(spotOf(node)), centreOf(goal)];
    const zoom = zoomOf(this.#root!);
    const [x, y] = [(to.x - from.x) / zoom, (to.y - from.y) / zoom];
    return {
      duration: 2 * SLIDE_MS,
      // Small hops on the way, and smaller with the distance.
      css: (left, gone) =>
        `transform: translate(${x * gone}px, ${y * gone - Math.abs(Math.sin(gone * 9)) * 8}px) scale(${1 - 0.7 * gone}); opacity: ${Math.min(1, 2 * left)}; z-index: var(--layer-sheet)`,
    };
  };

  #run(after: V): void {
    const [root, moves] = [this.#root, this.#moves];
    this.#moves = [];
    if (root === undefined) return;
    const now = spotted(root);
    const placeOf = (name: string): Spot | null => {
      const place = now.get(name);
      return this.#spots.get(name) ?? (place ? spotOf(place) : null);
    };
    const zoom = zoomOf(root);
    for (const { from, to, via = [], count = 1, delayMs = 0, ...of } of moves) {
      const element = now.get(to);
      const start = placeOf(from);
      if (start === null || this.#left.has(from)) continue;
      if (element && !this.#spots.has(to)) {
        const way = [start, ...via.flatMap((name) => placeOf(name) ?? [])];
        slideFrom(element.querySelector('.paper') ?? element, way, { delay: delayMs, zoom });
      } else {
        const flying = flyingCards(count, start, placeOf(to), delayMs);
        this.flying = [...this.flying, ...flying.map((card) => ({ ...card, ...of }))];
      }
    }
    void this.#land(root, after, moves.length > 0);
  }

  async #land(root: HTMLElement, after: V, moves: boolean): Promise<void> {
    if (moves && !isStill()) {
      await tick();
      const papers = root
        .getAnimations({ subtree: true })
        .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
      await Promise.allSettled(papers.map(({ finished }) => finished));
    }
    if (this.#table().view === after) this.counts = after;
  }
}

/** Milliseconds between two dealt cards, and until the first one leaves the pile that is being shuffled. */
const [APART_MS, SHUFFLE_MS] = [70, 420];

/**
 * The piles are shuffled, the cards are dealt, the first one is turned over. Only paper moves: everything lies at its
 * place and can be touched from the first moment, and any touch or key ends it.
 */
function openGame(openings: readonly Opening[]): void {
  const before = new Set(document.getAnimations());
  openings.forEach(open);
  const moving = document.getAnimations().filter((animation) => !before.has(animation));
  const skip = (): void => moving.forEach((animation) => animation.finish());
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, skip, { once: true, capture: true });
}

function open({ pile, papers, first }: Opening): void {
  if (!pile) return;
  const from = spotOf(pile);
  pile.animate(
    [0, -7, 6, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg) translateX(${turn}px)` })),
    { duration: SHUFFLE_MS, easing: 'ease-in-out' },
  );
  const dealt = [...papers];
  dealt.forEach((paper, i) => slideFrom(paper, from, { delay: SHUFFLE_MS + i * APART_MS }));
  first?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: 260,
    delay: SHUFFLE_MS + dealt.length * APART_MS,
    fill: 'backwards',
    easing: 'ease-out',
  });
}
