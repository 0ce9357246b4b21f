/** A drag starts after this many pixels; less is a touch. */
const START = 8;

interface Handlers {
  /** Taken up; false where this can not be dragged. */
  begin(): boolean;
  /** How far from where it lay; null when it is let go. */
  follow(by: { readonly x: number; readonly y: number } | null): void;
  /** Over another square, or over none. */
  over?(square: string | null): void;
  drop(square: string | null): void;
}

/** Lets an element be dragged onto a square of the field; a drag never counts as a click as well. */
export const draggable = (handlers: () => Handlers) => (element: HTMLElement) => {
  let start: { x: number; y: number } | null = null;
  let dragging = false;
  let last: string | null = null;
  let swallow = false;

  const down = (event: PointerEvent) => {
    swallow = false;
    if (event.button !== 0) return;
    // At once: a quick hand is over the next square before the first move is heard.
    element.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const by = { x: event.clientX - start.x, y: event.clientY - start.y };
    if (!dragging) {
      if (Math.hypot(by.x, by.y) < START) return;
      if (!handlers().begin()) {
        start = null;
        return;
      }
      dragging = true;
    }
    handlers().follow(by);
    const square = squareAt(event);
    if (square !== last) handlers().over?.(square);
    last = square;
  };
  const end = (event: PointerEvent) => {
    if (dragging) {
      swallow = true;
      handlers().follow(null);
      handlers().drop(event.type === 'pointerup' ? squareAt(event) : null);
    }
    start = last = null;
    dragging = false;
  };
  const click = (event: MouseEvent) => {
    if (swallow) event.stopImmediatePropagation();
    swallow = false;
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', end);
    element.removeEventListener('pointercancel', end);
    element.removeEventListener('click', click, { capture: true });
  };
};

function squareAt({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const square = element.closest<HTMLElement>('[data-square]')?.dataset['square'];
    if (square) return square;
  }
  return null;
}
