/**
 * What a question that may change was answered last; null before the first answer. A page that waits for it stays as it
 * is while the words of another language come, where `{#await}` would begin anew.
 */
export class Latest<T> {
  value = $state.raw<T | null>(null);

  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      let isLate = false;
      void ask()?.then((answer) => {
        if (!isLate) this.value = answer;
      });
      return () => (isLate = true);
    });
  }
}
