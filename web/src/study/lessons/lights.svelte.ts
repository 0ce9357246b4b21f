import type { LessonStep } from '../../games/lesson.ts';
import type { Box } from './place.ts';

/** How often the table is measured: cards slide, sheets open. */
const EVERY = 120;
/** The list of steps beside a wide table. */
const WAY = '.lesson-way';
/** Room between a thing and its rim. */
const AIR = 3;

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - AIR, y: y - AIR, w: width + 2 * AIR, h: height + 2 * AIR };
};
const isThere = (element: Element): boolean =>
  element.closest('[inert]') === null && element.getClientRects().length > 0;

const allOf = (thing: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(thing)].filter(isThere);
/** The element to be touched for a thing: where there are several, the topmost. */
const topmost = (thing: string): HTMLElement | null => allOf(thing).at(-1) ?? null;

/** Where on the page the things of a step are, and which of them is touched next. */
export class Lights {
  lit = $state.raw<readonly Box[]>([]);
  next = $state.raw<Box | null>(null);
  seen = $state.raw<readonly Box[]>([]);
  /** How many of the step's things were touched. */
  #touched = 0;
  #step: LessonStep | null = null;
  #last = '';

  /** A new step begins with its first thing. */
  begin(step: LessonStep | null): void {
    this.#step = step;
    this.again();
  }

  again(): void {
    this.#touched = 0;
    this.measure();
  }

  /** The first thing, for the focus. */
  first(): HTMLElement | null {
    return this.#step ? topmost(this.#step.lit[0]!) : null;
  }

  measure(): void {
    const { lit = [], sees = [] } = this.#step ?? {};
    const boxes = lit.map(topmost).map((one) => one && boxOf(one));
    // What was touched may be gone, and what comes next not be there yet.
    const next = boxes.slice(0, this.#touched + 1).findLast(Boolean) ?? boxes.find(Boolean) ?? null;
    const shown = boxes.filter((box) => box !== null);
    const seen = [...sees, WAY].flatMap(allOf).map(boxOf);
    const all = JSON.stringify([shown, next, seen]);
    if (all === this.#last) return;
    this.#last = all;
    [this.lit, this.next, this.seen] = [shown, next, seen];
  }

  /** Measures while the lesson is on the page; `last` hears when the last thing of a step is touched. */
  follow(last: () => void): () => void {
    const timer = setInterval(() => this.measure(), EVERY);
    const touch = ({ target }: Event): void => {
      const lit = this.#step?.lit ?? [];
      const isOn = (thing: string | undefined): boolean =>
        thing !== undefined && (target as Element).closest(thing) !== null;
      if (lit.length > 1 && isOn(lit.at(-1))) last();
      if (!isOn(lit[this.#touched])) return;
      this.#touched = Math.min(this.#touched + 1, lit.length - 1);
      queueMicrotask(() => this.measure());
    };
    document.addEventListener('click', touch, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('click', touch, true);
    };
  }
}
