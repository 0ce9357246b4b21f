// Sees to the programs that tests start and npm does not bring: finds them, installs Debian's packages where it may, or says in
// a line what is left out without them. No test installs anything.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { foundChromium, foundFirefox, foundWebKit } from '../web/browser/browsers.testing.mjs';

const runs = (command, argument) => spawnSync(command, [argument]).status === 0;

const PROGRAMS = [
  { packages: 'chromium', for: 'Chromium', isThere: () => foundChromium() !== undefined },
  { packages: 'firefox-esr', for: 'Firefox', isThere: () => foundFirefox() !== undefined },
  { packages: 'webkit2gtk-driver xvfb', for: 'WebKit', isThere: () => foundWebKit() !== undefined },
  {
    packages: 'postgresql',
    for: 'many nodes',
    isThere: () => existsSync('/usr/lib/postgresql') || runs('pg_config', '--bindir'),
  },
  {
    packages: 'nats-server',
    for: 'many nodes',
    isThere: () => runs('nats-server', '--version'),
  },
  { packages: 'strace', for: 'power cuts', isThere: () => runs('strace', '-V') },
];

const missing = PROGRAMS.filter(({ isThere }) => !isThere());
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.map((program) => program.packages).join(' ');
  console.log(`Installing Debian's ${packages} for the tests.`);
  spawnSync(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
for (const { packages, for: what, isThere } of missing)
  if (!isThere()) console.log(`Tests of ${what} are left out: they need Debian's ${packages}.`);
