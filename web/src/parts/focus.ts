/** The focus has been on a table of this page, and on which kind of place: nobody who does without is given it. */
let isUsed = false;
let last: string | undefined;

/**
 * Whoever plays by keyboard or listens keeps their place. When what has the focus goes or falls asleep, it is
 * given to the kind of thing that had it, or else to the first of these places there is.
 */
export const keepFocus =
  (...places: readonly string[]) =>
  (root: HTMLElement): (() => void) => {
    const restore = (): void => {
      const at = document.activeElement;
      if (!isUsed || (at !== document.body && !at?.closest('[inert]'))) return;
      for (const place of [last ?? [], ...places].flat()) {
        const next = root.querySelector<HTMLElement>(`:is(${place}):not([inert] *)`);
        if (next === null) continue;
        // While a move is on its way buttons sleep: one of them is awake soon.
        if (!next.matches(':disabled')) takeFocus(next);
        return;
      }
    };
    const notice = ({ target }: FocusEvent): void => {
      isUsed = true;
      last = places.find((place) => (target as Element).matches(place)) ?? last;
    };
    const watch = new MutationObserver(restore);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    });
    root.addEventListener('focusin', notice);
    restore();
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', notice);
    };
  };

/** For what must be read first when it comes. */
export function takeFocus(element: HTMLElement): void {
  isUsed = true;
  element.focus({ preventScroll: true });
}
