// Everything before a release: npm run release -- --dry. Says what holds, and what a maintainer presses last; without --dry it
// writes nothing either, but the tree must be clean and on main.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DRY = process.argv.includes('--dry');
const faults = [];
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function check(what, holds, todo) {
  console.log(`${holds ? 'holds' : 'FAILS'}: ${what}`);
  if (!holds) faults.push(todo);
}

const { version, workspaces } = JSON.parse(read('package.json'));

function versions() {
  for (const room of workspaces) {
    const at = `${room}/package.json`;
    const { version: own } = JSON.parse(read(at));
    check(`${at} says ${version}`, own === version, `Set "version" of ${at} to ${version}.`);
  }
  for (const [path, text] of [
    ['python/pyproject.toml', `version = "${version}"`],
    ['docs/library.md', `tischlein-${version}.tgz`],
    ['CHANGELOG.md', `## ${version}\n`],
    ['package-lock.json', `"version": "${version}"`],
  ])
    check(
      `${path} says ${version}`,
      read(path).includes(text),
      `Write ${text.trim()} into ${path}.`,
    );
}

function packed() {
  const [{ files, size }] = JSON.parse(
    run('npm', 'pack', '--dry-run', '--ignore-scripts', '--json'),
  );
  const paths = new Set(files.map(({ path }) => path));
  const { exports } = JSON.parse(read('package.json'));
  const missing = Object.values(exports)
    .flatMap((to) => (typeof to === 'string' ? [to] : Object.values(to)))
    .filter((path) => !paths.has(path.slice(2)));
  check(
    `the package holds all its doors (${paths.size} files, ${Math.round(size / 1000)} kB)`,
    missing.length === 0,
    `Not in the package: ${missing.join(', ')}. Run npm run prepack.`,
  );
}

/** What the container file does, without an engine: the same script, and the program it starts. */
async function container() {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-release-'));
  try {
    run('git', 'clone', '--quiet', ROOT, join(folder, 'source'));
    execFileSync('sh', ['deploy/build.sh', join(folder, 'app')], {
      cwd: join(folder, 'source'),
      stdio: 'inherit',
    });
    const server = spawn(process.execPath, [join(folder, 'app/cli/bin/tischlein.js'), 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: join(folder, 'data'), LOG: 'off' },
    });
    const [said] = await Promise.race([
      new Promise((resolve) => server.stdout.once('data', (text) => resolve([String(text)]))),
      new Promise((resolve) => server.once('exit', () => resolve(['']))),
    ]);
    server.kill();
    check(
      'the container’s program starts',
      said.includes('http'),
      'Read what deploy/build.sh printed.',
    );
  } finally {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!DRY) {
  check('the tree is clean', run('git', 'status', '--porcelain') === '', 'Commit or stash first.');
  check(
    'this is main',
    run('git', 'branch', '--show-current').trim() === 'main',
    'git switch main',
  );
}
versions();
run(process.execPath, 'build.mjs');
run(process.execPath, 'declarations.mjs');
packed();
run(process.execPath, 'test/smoke.mjs');
check('the smoke run', true, '');
await container();
const site = mkdtempSync(join(tmpdir(), 'tischlein-site-'));
run(process.execPath, 'deploy/site/build.mjs', site);
check('the site', readdirSync(site).includes('index.html'), 'npm run site');
rmSync(site, { recursive: true, force: true });

if (faults.length > 0) {
  console.error(`\nNot ready:\n${faults.map((todo) => `- ${todo}`).join('\n')}`);
  process.exit(1);
}
console.log(`
Ready. After a green npm test a maintainer presses:
  git tag v${version} && git push --tags
  npm publish
  docker build -f deploy/Dockerfile -t tischlein:${version} .`);
