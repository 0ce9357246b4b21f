import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Builds the command line once, so that its tests run the real program; sees to a Postgres for the cluster tests. */
export async function setup() {
  await import('../build.mjs');
  havePostgres();
}

const isThere = () =>
  existsSync('/usr/lib/postgresql') || spawnSync('pg_config', ['--bindir']).status === 0;

/** Debian's package, installed on the spot where we may; else a line that says what is left out and why. */
function havePostgres() {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Postgres here: installing the Debian package.');
    const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql';
    spawnSync(install, { shell: true, stdio: 'ignore' });
  }
  if (!isThere())
    console.log(
      'The tests of many nodes are left out: they need Postgres (Debian: apt-get install postgresql).',
    );
}
