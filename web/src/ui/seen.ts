import type { Attachment } from 'svelte/attachments';

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
