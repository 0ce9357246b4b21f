import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The variable that names the gallery's folder. */
export const GALLERY = 'GALLERY_FOLDER';

const BUILD = fileURLToPath(new URL('../../build.mjs', import.meta.url));

/** The real program with the real pages, built once. `BUILT=1` skips it for a quick second look. */
function build(): void {
  if (process.env['BUILT'] !== undefined) return;
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The pages could not be built; the reason stands above.');
}

/** The gallery has a folder for all workers; the first that needs it builds it there. */
const setUp = (): (() => void) => {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-gallery-'));
  process.env[GALLERY] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
export default setUp;
