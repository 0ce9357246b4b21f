import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../build.mjs', import.meta.url));

/** The real program with the real pages, built once. `BUILT=1` skips it for a quick second look. */
const build = (): void => {
  if (process.env['BUILT'] !== undefined) return;
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The pages could not be built; the reason stands above.');
};
export default build;
