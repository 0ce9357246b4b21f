// Bundles the command line into one file that plain Node runs, the threads of server and laboratory beside it, and
// the pages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (existsSync(here('cli/index.ts'))) {
  await build({
    entryPoints: {
      tischlein: here('cli/index.ts'),
      'store-thread': here('server/store/thread.ts'),
      'bot-thread': here('server/bots/thread.ts'),
      'fuzz-thread': here('server/load/fuzz.ts'),
      'lab-worker': here('cli/lab/worker.ts'),
    },
    outdir: here('cli/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Native code can not be bundled; packages in the old module format call `require`.
    external: ['libsql', 'pg-native'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

// Unit tests need the program, not the pages; the browser tests build them once more.
if (existsSync(here('web/index.html')) && process.env.VITEST === undefined) {
  const { build: buildPages } = await import('vite');
  await buildPages({
    root: here('web'),
    configFile: here('web/vite.config.ts'),
    logLevel: 'error',
  });
}
