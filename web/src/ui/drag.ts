export interface At {
  readonly x: number;
  readonly y: number;
}

export interface Handlers {
  /** Taken up; false where this can not be dragged now. */
  begin?(): boolean;
  /** How far from where it lay; null when it is let go. */
  follow(by: At | null): void;
  /** Where the finger is. */
  over?(at: At): void;
  /** Let go; not called where the browser took the finger away. */
  drop(at: At, by: At): void;
}

/** A drag starts after this many pixels; less is a touch. */
const START_PX = 8;

/** Lets an element be dragged; a drag never counts as a click as well. */
export const draggable = (handlers: () => Handlers) => (element: HTMLElement) => {
  const gone = new AbortController();
  let start: At | null = null;
  let dragging = false;
  let swallow = false;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ): void =>
    element.addEventListener(type, hear, { signal: gone.signal, capture: type === 'click' });
  const at = ({ clientX: x, clientY: y }: PointerEvent): At => ({ x, y });
  const from = ({ x, y }: At): At => ({ x: x - start!.x, y: y - start!.y });

  on('pointerdown', (event) => {
    swallow = false;
    if (event.button !== 0) return;
    // At once: a quick pointer is over the next element before the first move event.
    element.setPointerCapture(event.pointerId);
    start = at(event);
  });
  on('pointermove', (event) => {
    if (!start) return;
    const by = from(at(event));
    if (!dragging) {
      if (Math.hypot(by.x, by.y) < START_PX) return;
      dragging = handlers().begin?.() !== false;
      if (!dragging) {
        start = null;
        return;
      }
    }
    handlers().follow(by);
    handlers().over?.(at(event));
  });
  const end = (event: PointerEvent): void => {
    if (dragging) {
      swallow = true;
      handlers().follow(null);
      if (event.type === 'pointerup') handlers().drop(at(event), from(at(event)));
    }
    start = null;
    dragging = false;
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('click', (event) => {
    if (swallow) event.stopImmediatePropagation();
    swallow = false;
  });
  return () => gone.abort();
};

/** A card that is let go this many pixels further up is played. */
const PLAYED_PX = 90;

/** A card that can be dragged out of the hand: let go far enough up it is played, else it goes back. */
export const dragUp = (play: () => void) => (card: HTMLElement) =>
  draggable(() => ({
    follow: (by) => {
      card.style.translate = by ? `${by.x}px ${by.y}px` : '';
      card.style.zIndex = by ? 'var(--layer-moving)' : '';
    },
    drop: (_, by) => {
      if (-by.y > PLAYED_PX) play();
    },
  }))(card);
