import type { At, Handlers } from './drag.ts';

/** A drag starts after this many pixels; less is a touch. */
const START = 8;

/** Lets an element be dragged, until what it returns is called; a drag never counts as a click as well. */
export function letDrag(element: HTMLElement, handlers: () => Handlers): () => void {
  let start: At | null = null;
  let dragging = false;
  let swallow = false;
  const at = ({ clientX: x, clientY: y }: PointerEvent): At => ({ x, y });
  const from = ({ x, y }: At): At => ({ x: x - start!.x, y: y - start!.y });

  const down = (event: PointerEvent) => {
    swallow = false;
    if (event.button !== 0) return;
    // At once: a quick pointer is over the next element before the first move event.
    element.setPointerCapture(event.pointerId);
    start = at(event);
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const by = from(at(event));
    if (!dragging) {
      if (Math.hypot(by.x, by.y) < START) return;
      if (handlers().begin?.() === false) {
        start = null;
        return;
      }
      dragging = true;
    }
    handlers().follow(by);
    handlers().over?.(at(event));
  };
  const end = (event: PointerEvent) => {
    if (dragging) {
      swallow = true;
      handlers().follow(null);
      if (event.type === 'pointerup') handlers().drop(at(event), from(at(event)));
    }
    start = null;
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
}
