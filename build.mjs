// Bundles the command line into one file that plain Node runs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (existsSync(here('cli/index.ts'))) {
  await build({
    entryPoints: [here('cli/index.ts')],
    outfile: here('cli/dist/tischlein.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}
