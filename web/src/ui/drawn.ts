import type { Attachment } from 'svelte/attachments';

/** Resolves after the browser has painted the page: work started then delays nothing visible. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Runs something after so many milliseconds; answers how to call it off. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs once when the reader gets to see this place: what stands there is loaded then, and not before. */
export const whenSeen =
  (run: () => void): Attachment =>
  (place) => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      run();
    });
    watch.observe(place);
    return () => watch.disconnect();
  };
