/** Milliseconds a finger must rest to be a long press, and the pixels it may move meanwhile. */
const [HOLDS_MS, STILL_PX] = [500, 8];

/**
 * Calls `act` with what was long-pressed, or pressed with the right mouse button. If `act` returns true, it has used
 * the press: the tap that would follow does not count.
 */
export function onLongPress(root: HTMLElement, act: (held: Element) => boolean): () => void {
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let swallow = false;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ): void => root.addEventListener(type, hear, { signal: ends.signal, capture: true });

  on('pointerdown', ({ target, clientX: x, clientY: y, button }) => {
    swallow = false;
    clearTimeout(timer);
    if (button !== 0) return;
    start = { x, y };
    timer = setTimeout(() => (swallow = act(target as Element)), HOLDS_MS);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) clearTimeout(timer);
  });
  on('pointerup', () => clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('contextmenu', (event) => {
    clearTimeout(timer);
    if (swallow || act(event.target as Element)) event.preventDefault();
  });
  on('click', (event) => {
    if (swallow) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    swallow = false;
  });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}
