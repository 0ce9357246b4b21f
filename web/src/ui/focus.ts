/** Whether the focus was ever on a table, and on which kind of place: readers who do not use it are never given it. */
let isUsed = false;
let last: string | undefined;

/**
 * Readers with a keyboard or a screen reader keep their place. When the focused element goes or is disabled, the focus
 * moves to an element of the same kind, or else to the first of these places that exists.
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
        // While a move is on its way buttons are disabled: one of them is enabled soon.
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

/** For what must be read first when it appears. */
export function takeFocus(element: HTMLElement): void {
  isUsed = true;
  element.focus({ preventScroll: true });
}
