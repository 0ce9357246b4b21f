import { spawnSync } from 'node:child_process';

interface Around {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** The real command line, in a process of its own. */
export function tischlein(args: readonly string[], { input = '', env = {} }: Around = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/bin/tischlein.js', ...args],
    { input, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  return { status, out: stdout, error: stderr };
}
