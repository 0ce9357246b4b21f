import { createSubscriber } from 'svelte/reactivity';

class Resource<T> {
  current = $state.raw<T | null>(null);
  /** The last answer did not come. */
  failed = $state(false);
}

/**
 * The latest answer to a question that may change; null before the first. Whoever shows it stays as they are while the
 * next is on its way, where `{#await}` would begin anew. With `every`, it is asked again after so many milliseconds as
 * long as somebody looks at the page.
 */
export function resource<T>(
  ask: () => Promise<T> | null,
  { every }: { readonly every?: number } = {},
): Readonly<Resource<T>> {
  const found = new Resource<T>();
  $effect(() => {
    let isLate = false;
    const look = (): void =>
      void ask()?.then(
        (answer) => {
          if (!isLate) [found.current, found.failed] = [answer, false];
        },
        () => (found.failed = !isLate),
      );
    const again = (): void => {
      if (!document.hidden) look();
    };
    look();
    const timer = every === undefined ? undefined : setInterval(again, every);
    if (every !== undefined) document.addEventListener('visibilitychange', again);
    return () => {
      isLate = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });
  return found;
}

/** The time by `performance.now()`, and by the calendar, which goes on every so many milliseconds for whoever shows it. */
export function ticker(ms: number): { readonly now: number; readonly date: number } {
  const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, ms);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      subscribe();
      return performance.now();
    },
    get date() {
      subscribe();
      return Date.now();
    },
  };
}
