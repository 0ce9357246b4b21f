/** As much of a built file as tells whether two import each other. */
export interface BuiltFile {
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/**
 * Two files that import each other, if only by way of others: whichever runs first finds the other empty, and the page stops
 * with "Cannot read properties of undefined". The sentence names both, and a module of each.
 */
export function cycleIn(files: ReadonlyMap<string, BuiltFile>): string | null {
  const told = (name: string): string =>
    `${name} (which has ${files.get(name)?.moduleIds.at(-1) ?? 'no module'})`;
  for (const [name, { imports }] of files)
    for (const imported of imports)
      if (reachOf(files, imported).has(name))
        return (
          `${told(name)} and ${told(imported)} import each other, and whichever runs first lacks the other. ` +
          'Say in web/chunks.ts when their modules are needed.'
        );
  return null;
}

/** A file and all that it imports. */
export function reachOf(files: ReadonlyMap<string, BuiltFile>, from: string): ReadonlySet<string> {
  const reached = new Set([from]);
  for (const name of reached) for (const next of files.get(name)?.imports ?? []) reached.add(next);
  return reached;
}
