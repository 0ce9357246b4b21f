import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the program once, so that its tests run the real one (`BUILT=1` skips it); sees to the servers the cluster tests
 * need.
 */
export async function setup() {
  if (process.env.BUILT === undefined) await import('../build.mjs');
  const missing = SERVERS.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing.map((server) => server.package).join(' ');
    console.log(`Installing Debian's ${packages} for the tests of many nodes.`);
    spawnSync(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
      shell: true,
      stdio: 'ignore',
    });
  }
  for (const server of missing)
    if (!server.isThere())
      console.log(`Tests of many nodes are left out: they need Debian's ${server.package}.`);
}

const runs = (command, argument) => spawnSync(command, [argument]).status === 0;

const SERVERS = [
  {
    package: 'postgresql',
    isThere: () => existsSync('/usr/lib/postgresql') || runs('pg_config', '--bindir'),
  },
  { package: 'nats-server', isThere: () => runs('nats-server', '--version') },
];
