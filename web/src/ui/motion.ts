import { isStill } from '../base/settings.svelte.ts';
import { centreOf, spotOf, type Spot } from './spots.ts';

const SLIDE_MS = 240;

/**
 * Slides an element from a former spot to where it lies now. Paper only: it never blocks input, and with less
 * motion it fades in at its place.
 */
export function slideFrom(element: Element, from: Spot, delay = 0): void {
  const to = spotOf(element);
  const [a, b] = [centreOf(from), centreOf(to)];
  const fade = [{ opacity: 0 }, { opacity: 1 }];
  // Paper inside a button is not under the finger while it flies; the button itself lies at its place.
  const paper = element.matches('button') ? {} : { pointerEvents: 'none' };
  const slide = [
    {
      ...paper,
      transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${to.width === 0 ? 1 : from.width / to.width})`,
    },
    { ...paper, transform: 'none' },
  ];
  element.animate(isStill() ? fade : slide, {
    duration: SLIDE_MS,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
}
