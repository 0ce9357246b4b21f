/** Where the built thread of that name lies: beside the program, or beside the built program when run from source. */
export const threadUrl = (name: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`../cli/dist/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
