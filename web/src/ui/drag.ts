import { drawn } from './drawn.ts';

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

/** Lets an element be dragged; no first card waits for what follows the finger. */
export const draggable = (handlers: () => Handlers) => (element: HTMLElement) => {
  const gone = new AbortController();
  void drawn()
    .then(() => import('./dragging.ts'))
    .then(({ letDrag }) => {
      if (!gone.signal.aborted) gone.signal.addEventListener('abort', letDrag(element, handlers));
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
