import { createSubscriber } from 'svelte/reactivity';

/**
 * The latest answer to a question that may change; null before the first. Whoever shows it stays as they are while the
 * next is on its way, where `{#await}` would begin anew.
 */
export function resource<T>(ask: () => Promise<T> | null): { readonly current: T | null } {
  let current = $state.raw<T | null>(null);
  $effect(() => {
    let isLate = false;
    void ask()?.then((answer) => {
      if (!isLate) current = answer;
    });
    return () => (isLate = true);
  });
  return {
    get current() {
      return current;
    },
  };
}

/** The time by `performance.now()`, which goes on every so many milliseconds for whoever shows it. */
export function ticker(ms: number): { readonly now: number } {
  const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, ms);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      subscribe();
      return performance.now();
    },
  };
}
