import type { Action } from 'svelte/action';

/** So far a finger may tremble before it drags, and so far up counts as laid, in pixels. */
const TREMBLE = 8;
const LAID = 90;

/** A card that can be dragged out of the hand: let go far enough up, it is chosen; else it goes back. */
export const dragUp: Action<HTMLElement, () => void> = (node, lay) => {
  let from: { x: number; y: number } | null = null;
  let moved = false;

  const settle = (): void => {
    from = null;
    node.style.translate = '';
    node.style.zIndex = '';
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
  };
  const move = (event: PointerEvent): void => {
    if (from === null) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < TREMBLE) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved = true;
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = '5';
  };
  const up = (event: PointerEvent): void => {
    if (from === null) return;
    const high = from.y - event.clientY > LAID;
    const dragged = moved;
    settle();
    if (dragged && high) lay();
  };
  /** A drag ends with a click that was not meant. */
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', settle);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next) => {
      lay = next;
    },
  };
};
