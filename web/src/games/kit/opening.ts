import { slideFrom, spotOf } from '../../ui/motion.ts';

/** Milliseconds between two dealt cards, and until the first one leaves the pile that is being shuffled. */
const [APART, SHUFFLE] = [70, 420];

/** What is dealt from where; `first` is the card that is turned over at the end. */
export interface Opening {
  readonly pile: Element | null;
  readonly papers: Iterable<Element>;
  readonly first?: Element | null;
}

/**
 * The piles are shuffled, the cards are dealt, the first one is turned over. Only paper moves: everything lies at its
 * place and can be touched from the first moment, and any touch or key ends it.
 */
export function openGame(...openings: readonly Opening[]): void {
  const before = new Set(document.getAnimations());
  openings.forEach(open);
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

function open({ pile, papers, first }: Opening): void {
  if (!pile) return;
  const from = spotOf(pile);
  pile.animate(
    [0, -7, 6, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg) translateX(${turn}px)` })),
    { duration: SHUFFLE, easing: 'ease-in-out' },
  );
  const dealt = [...papers];
  dealt.forEach((paper, i) => slideFrom(paper, from, { delay: SHUFFLE + i * APART }));
  first?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: 260,
    delay: SHUFFLE + dealt.length * APART,
    fill: 'backwards',
    easing: 'ease-out',
  });
}
