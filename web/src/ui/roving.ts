import type { Attachment } from 'svelte/attachments';

interface Roving {
  /** How many stand in a row; all in one if left out. */
  readonly columns?: () => number;
  /** Which is in the tab order to begin with. */
  readonly start?: number;
  /** Left and right stop at the end of a row. */
  readonly edges?: boolean;
}

/** One of the buttons inside is in the tab order; arrows, Home and End move on from it. */
export const roving =
  ({ columns = () => Infinity, start = 0, edges = false }: Roving = {}): Attachment<HTMLElement> =>
  (root) => {
    const buttons = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button')];
    let current = start;
    const mark = (): void =>
      buttons().forEach((button, i, { length }) => {
        button.tabIndex = i === Math.min(current, length - 1) ? 0 : -1;
      });
    const onfocus = ({ target }: Event): void => {
      current = Math.max(0, buttons().indexOf(target as HTMLElement));
      mark();
    };
    const onkeydown = (event: KeyboardEvent): void => {
      const all = buttons();
      // Cards may go while the focus rests: arrows start from its present place.
      const at = all.indexOf(document.activeElement as HTMLElement);
      const row = columns();
      const steps: { readonly [key: string]: number } = {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: row,
        ArrowUp: -row,
        Home: -at,
        End: all.length - 1 - at,
      };
      const to = at + (steps[event.key] ?? 0);
      if (at < 0 || to === at || !all[to]) return;
      const isAlong = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
      if (edges && isAlong && Math.floor(to / row) !== Math.floor(at / row)) return;
      event.preventDefault();
      all[to].focus();
    };
    mark();
    const gone = new AbortController();
    root.addEventListener('focusin', onfocus, gone);
    root.addEventListener('keydown', onkeydown, gone);
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      gone.abort();
    };
  };
