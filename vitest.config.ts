import { availableParallelism } from 'node:os';
import { build } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Real programs, databases and kills, strength, and whatever else takes its time: what the inner loop does without. Each
 * runs in a process of its own, once the program is built.
 */
const SLOW = '**/*.slow.test.ts';
/** They play and search for long, and touch no files. */
const COMPUTING = '.compute.slow.test.ts';
// Those of web/browser run in a real browser: npm run browser.
const exclude = ['**/node_modules/**', 'web/browser/**'];

/**
 * Bundles such a test with all it imports: Vitest looks an imported name up each time it is used, which makes rules and search
 * several times slower; inside one file it is a plain variable.
 */
const inOneFile: Plugin = {
  name: 'in-one-file',
  async load(id) {
    if (!id.endsWith(COMPUTING)) return null;
    const external = ['vitest', 'libsql', 'pg-native'];
    const { output } = await build({
      input: id,
      platform: 'node',
      external,
      write: false,
      plugins: [dynamicImportVarsPlugin(), importGlobPlugin()],
      output: { codeSplitting: false },
    });
    return output[0].code;
  },
};

export default defineConfig({
  // Examples import the package by its name; in unit tests that is the source.
  resolve: { alias: [{ find: /^tischlein\/(.*)$/, replacement: '@tischlein/$1' }] },
  plugins: [inOneFile],
  test: {
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    // Two more than there are cores: those that start programs wait most of their time.
    maxWorkers: availableParallelism() + 2,
    testTimeout: process.env.EFFORT === undefined ? 600_000 : 36_000_000,
    hookTimeout: 300_000,
    // A second try only where a change lands.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: { name: 'slow', globalSetup: 'test/setup.mjs', include: [SLOW], exclude },
      },
      {
        extends: true,
        // They change nothing outside themselves, so they need not load the games anew each time.
        test: {
          name: 'small',
          include: ['**/*.test.ts'],
          exclude: [...exclude, SLOW],
          isolate: false,
        },
      },
    ],
  },
});
