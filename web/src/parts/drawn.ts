/** Resolves after the browser has painted the page: work started then delays nothing visible. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Runs what is loaded once the page is drawn; ends it, or leaves it out, when the answer is called. */
export function afterDrawn<T>(load: () => Promise<T>, run: (loaded: T) => () => void): () => void {
  const gone = new AbortController();
  void drawn()
    .then(load)
    .then((loaded) => {
      if (!gone.signal.aborted) gone.signal.addEventListener('abort', run(loaded));
    });
  return () => gone.abort();
}
