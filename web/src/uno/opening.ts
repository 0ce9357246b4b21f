import { slideFrom } from '../parts/motion.ts';
import { spotOf } from '../parts/spots.ts';

/** Milliseconds between two dealt cards, and until the first one leaves the pile that is being shuffled. */
const [APART, SHUFFLE] = [70, 420];

/**
 * The pile is shuffled, the cards are dealt, the first one is turned over. Only paper moves: everything lies at its
 * place and can be touched from the first moment, and any touch or key ends it.
 */
export function openGame(table: HTMLElement): void {
  const before = new Set(document.getAnimations());
  const pile = table.querySelector('[data-spot="pile"]');
  const first = table.querySelector('[data-spot="open"]');
  if (!pile || !first) return;
  const from = spotOf(pile);
  pile.animate(
    [0, -7, 6, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg) translateX(${turn}px)` })),
    { duration: SHUFFLE, easing: 'ease-in-out' },
  );
  const counts = table.querySelectorAll('[data-spot^="seat-"] .count');
  const hand = table.querySelectorAll('.hand .paper');
  [...hand, ...counts].forEach((paper, i) => slideFrom(paper, from, SHUFFLE + i * APART));
  first.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: 260,
    delay: SHUFFLE + (hand.length + counts.length) * APART,
    fill: 'backwards',
    easing: 'ease-out',
  });
  const moving = document.getAnimations().filter((animation) => !before.has(animation));
  const skip = (): void => moving.forEach((animation) => animation.finish());
  const once = new AbortController();
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(
      touch,
      () => {
        once.abort();
        skip();
      },
      { signal: once.signal, capture: true },
    );
  void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => once.abort());
}
