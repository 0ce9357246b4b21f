import { spawnSync } from 'node:child_process';

/** The real laboratory, in a process of its own. */
export function lab(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/lab/index.js', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}
