// Bundles the command line into one file that plain Node runs, the threads of server and laboratory beside it, and
// the pages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Without the development packages (npm ci --omit=dev) nothing can be built: what was built before is run.
const { build } = await import('esbuild').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return { build: null };
});
if (build === null) {
  const built = existsSync(new URL('cli/dist/tischlein.js', import.meta.url));
  console.log(
    built
      ? 'The program and the pages stay as they were built.'
      : 'Nothing is built yet: run npm ci && npm run build once, here or on another machine, and bring cli/dist and web/dist.',
  );
  process.exit(0);
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (existsSync(here('cli/index.ts'))) {
  await build({
    entryPoints: {
      tischlein: here('cli/index.ts'),
      'store-thread': here('server/store/thread.ts'),
      'bot-thread': here('server/bots/thread.ts'),
      'fuzz-thread': here('cli/load/fuzz.ts'),
      'attack-thread': here('cli/attack/thread.ts'),
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
