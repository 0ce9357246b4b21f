import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface PackedFile {
  readonly path: string;
}

export interface Packed {
  readonly files: readonly string[];
  /** Bytes of the tarball. */
  readonly size: number;
  /** A new folder with nothing but the package installed in it, and what else is named. */
  install(name: string, ...also: readonly string[]): string;
  /** Takes it all away. */
  remove(): void;
}

/** What `npm pack` gives of the program as it is built now; its types, which take long, on demand. */
export function pack({ types = false } = {}): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-packed-'));
  if (types) execFileSync(process.execPath, ['declarations.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const said = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  const [{ filename, files, size }] = JSON.parse(said) as [
    { filename: string; files: PackedFile[]; size: number },
  ];
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // A test needs no network: the packages it depends on are those of this checkout.
  const overrides = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, `file:${join(ROOT, 'node_modules', name)}`]),
  );
  return {
    files: files.map(({ path }) => path),
    size,
    install(name, ...also) {
      const empty = join(folder, name);
      mkdirSync(empty);
      const about = { type: 'module', dependencies: { tischlein: `file:../${filename}` } };
      writeFileSync(join(empty, 'package.json'), JSON.stringify({ ...about, overrides }));
      const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
      execFileSync('npm', ['install', ...quiet], { cwd: empty, stdio: 'pipe' });
      for (const each of also)
        symlinkSync(join(ROOT, 'node_modules', each), join(empty, 'node_modules', each));
      return empty;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The code blocks of one language in a page of the docs, in order. */
export const blocksIn = (page: string, language: string): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , code]) => code!);
