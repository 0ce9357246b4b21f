// Bundles the command line, and the worker its laboratory plays in, into files that plain Node runs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (existsSync(here('cli/index.ts'))) {
  await build({
    entryPoints: {
      tischlein: here('cli/index.ts'),
      'lab-worker': here('cli/lab/worker.ts'),
    },
    outdir: here('cli/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}
