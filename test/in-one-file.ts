import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';

/**
 * Bundles tests of this ending with all they import. Vitest looks an imported name up each time it is used, which makes rules and search
 * several times slower; inside one file it is a plain variable.
 */
export const inOneFile = (ending: string): Plugin => ({
  name: 'in-one-file',
  async load(id) {
    if (!id.endsWith(ending)) return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      outfile: id,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Native code can not be bundled.
      external: ['vitest', 'libsql', 'pg-native'],
      sourcemap: 'external',
    });
    const [map, code] = outputFiles.map(({ text }) => text);
    return { code: code!, map: map! };
  },
});
