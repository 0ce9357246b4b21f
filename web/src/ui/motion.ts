import { isStill } from '../base/settings.svelte.ts';
import { centreOf, spotOf, type Spot } from './spots.ts';

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
