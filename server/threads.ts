let folder: URL | null = null;

/** Whoever runs the server says where its built threads lie: beside the program, for one that is built. */
export function useThreadsIn(built: URL): void {
  folder = built;
}

export function threadUrl(name: string): URL {
  if (folder === null)
    throw new Error(`No folder is named for the thread "${name}": call useThreadsIn first.`);
  return new URL(`${name}.js`, folder);
}
