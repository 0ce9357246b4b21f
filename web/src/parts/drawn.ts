/** When the browser has drawn what is on the page now: what comes then holds up nothing that is seen. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
