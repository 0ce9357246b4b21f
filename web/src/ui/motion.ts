import { isStill } from '../base/settings.svelte.ts';

/** How long paper slides: as long as `--slide` says to the style sheets. Longer ways are so many slides. */
export const SLIDE_MS = 220;
/** With less motion things fade in place. */
export const FADE_MS = 120;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Timing {
  /** In milliseconds. */
  readonly delay?: number;
  /** How much larger the page shows it than it is: a big screen is scaled as a whole. */
  readonly zoom?: number;
}

/**
 * Slides an element from where it was, or along a way, to where it lies now. Paper only: it never blocks input, and
 * with less motion it fades in at its place.
 */
export function slideFrom(
  element: Element,
  way: Spot | readonly Spot[],
  { delay = 0, zoom = 1 }: Timing = {},
): void {
  const to = spotOf(element);
  const goal = centreOf(to);
  // Paper inside a button is not under the finger while it flies; the button itself lies at its place.
  const paper = element.matches('button') ? {} : { pointerEvents: 'none' };
  const steps = [way].flat().map((from) => {
    const { x, y } = centreOf(from);
    return {
      ...paper,
      translate: `${(x - goal.x) / zoom}px ${(y - goal.y) / zoom}px`,
      scale: to.width === 0 ? 1 : from.width / to.width,
    };
  });
  element.animate(isStill() ? [{ opacity: 0 }, { opacity: 1 }] : [...steps, paper], {
    duration: SLIDE_MS * (1 + (steps.length - 1) * 0.6),
    delay,
    fill: 'backwards',
    easing: steps.length > 1 ? 'linear' : EASING,
  });
}

/** Where something was, to slide from there. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const spotOf = (element: Element): Spot => element.getBoundingClientRect();

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const centreOf = ({ left, top, width, height }: Spot): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where each element with a `data-spot` is, by that name. */
export type Spots = ReadonlyMap<string, Spot>;

/** Each element with a `data-spot`, by that name. */
export const spotted = (root: Element): Map<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-spot]')].map((element) => [
      element.dataset['spot']!,
      element,
    ]),
  );

/** Measured before the page changes, so that what is new can slide in from where it was. */
export const spotsIn = (root: Element): Spots =>
  new Map([...spotted(root)].map(([name, element]) => [name, spotOf(element)]));

/** A card on its way over the table, face down. */
export interface Flying {
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
  /** Whose card it is, for games whose card backs show it. */
  readonly seat?: number;
}

/** The most cards that are shown flying one by one. */
const MAX = 4;
const APART_MS = 60;

/** Cards that leave one after the other; none if one of the places is not on the page. */
export function flyingCards(
  count: number,
  from: Spot | null | undefined,
  to: Spot | null | undefined,
  after = 0,
): Flying[] {
  if (!from || !to) return [];
  return Array.from({ length: Math.min(count, MAX) }, (_, i) => ({
    from,
    to,
    delay: after + i * APART_MS,
  }));
}
