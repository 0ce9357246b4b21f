import { isStill } from '../settings.svelte.ts';

/** Where something was, to slide from there. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const spotOf = (element: Element): Spot => element.getBoundingClientRect();

const SLIDE_MS = 240;

/**
 * Slides an element from a former spot to where it lies now. Paper only: it never blocks input, and with less
 * motion it fades in at its place.
 */
export function slideFrom(element: Element, from: Spot, delay = 0): void {
  const to = spotOf(element);
  const fade = [{ opacity: 0 }, { opacity: 1 }];
  const slide = [
    {
      transform: `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${to.width === 0 ? 1 : from.width / to.width})`,
    },
    { transform: 'none' },
  ];
  element.animate(isStill() ? fade : slide, {
    duration: SLIDE_MS,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
}
