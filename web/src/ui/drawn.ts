/** Resolves after the browser has painted the page: work started then delays nothing visible. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
