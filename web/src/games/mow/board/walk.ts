import type { TransitionConfig } from 'svelte/transition';
import type { Point } from '../../../ui/spots.ts';
import { isStill } from '../../../base/settings.svelte.ts';

const WALK_MS = 420;

/** A taken herd walks off to the stable of its taker; `goalFor` says where, by a cow's spot. */
export function walkOff(
  node: HTMLElement,
  goalFor: (spot: string) => Point | null,
): TransitionConfig {
  const goal = goalFor(node.dataset['spot']!);
  const from = node.getBoundingClientRect();
  if (isStill() || goal === null) return { duration: 120, css: (t) => `opacity:${t}` };
  const x = goal.x - from.left - from.width / 2;
  const y = goal.y - from.top - from.height / 2;
  return {
    duration: WALK_MS,
    // Small hops on the way, and smaller with the distance.
    css: (t, u) =>
      `transform:translate(${x * u}px,${y * u - Math.abs(Math.sin(u * 9)) * 8}px) scale(${1 - 0.7 * u});opacity:${Math.min(1, 2 * t)};z-index:var(--layer-sheet)`,
  };
}
