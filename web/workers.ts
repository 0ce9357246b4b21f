import type { Plugin } from 'vite';
import { reachOf } from './built.ts';

const WORKER = /new Worker\(new URL\('(?<path>\.[^']+)', import\.meta\.url\)/g;

/**
 * Builds the page's threads together with the page: what both need is one file, loaded once. Vite by itself builds
 * each thread apart, with its own copy of everything.
 */
export function workers(): Plugin {
  const entries = new Set<string>();
  /** Files a thread may run: there is no document in which links could be put to load others ahead. */
  const threaded = new Set<string>();
  /** What is on the page once a file is: scripts and styles. */
  const comesWith = new Map<string, ReadonlySet<string>>();
  return {
    name: 'tischlein-workers',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) =>
            threaded.has(hostId) ? [] : needed.filter((file) => !comesWith.get(hostId)?.has(file)),
        },
      },
    }),
    async transform(code, importer) {
      let changed = code;
      for (const [text, path] of code.matchAll(WORKER)) {
        const found = await this.resolve(path!, importer);
        if (found === null)
          throw new Error(`${importer} starts a thread from ${path}, which is not there.`);
        const entry = this.emitFile({ type: 'chunk', id: found.id });
        entries.add(entry);
        changed = changed.replace(text, `new Worker(import.meta.ROLLUP_FILE_URL_${entry}`);
      }
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const name of files.keys()) {
        const scripts = [...reachOf(files, name)];
        const styles = scripts.flatMap((each) => [
          ...(files.get(each)?.viteMetadata?.importedCss ?? []),
        ]);
        comesWith.set(name, new Set([...scripts, ...styles]));
      }
      const found = [...entries].map((entry) => this.getFileName(entry));
      for (const name of found) {
        const file = bundle[name];
        if (threaded.has(name) || file?.type !== 'chunk') continue;
        threaded.add(name);
        found.push(...file.imports, ...file.dynamicImports);
      }
    },
  };
}
