// Both sides of the comparison: the packed baseline and the tree, each as { kit, games, table }.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export async function baseline(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  execFileSync('tar', ['xzf', tarball, '-C', folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const load = (name) => import(pathToFileURL(join(folder, 'package/dist/lib', name)).href);
  const files = ['kit.js', 'manifests/all.js', 'table.js'];
  const [kit, { games }, table] = await Promise.all(files.map(load));
  return { kit, games, table };
}

export async function tree() {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.oracle-'));
  const file = join(folder, 'now.mjs');
  await build({
    input: fileURLToPath(new URL('now.ts', import.meta.url)),
    platform: 'node',
    external: ['valibot'],
    output: { file, codeSplitting: false },
  });
  const sides = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return sides;
}
