// Lays out the site as plain files: npm run site [-- FOLDER]. The front page, the docs with search and the reference of the
// library (typedoc), and the page itself as a demo without a server. Any file server shows it, also under a path of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const into = resolve(process.argv[2] ?? join(ROOT, 'dist/site'));

const run = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};

/** The page says in its head that nobody answers behind it: it does not ask, and says how to host one. */
function demo() {
  const page = join(into, 'play/index.html');
  cpSync(join(ROOT, 'web/dist'), join(into, 'play'), { recursive: true });
  const html = readFileSync(page, 'utf8');
  const head = '<meta name="tischlein-server" content="none" />';
  writeFileSync(page, html.replace('<title>', `${head}\n    <title>`));
}

rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
if (process.env.BUILT === undefined) run(join(ROOT, 'build.mjs'));
run(
  join(createRequire(import.meta.url).resolve('typedoc'), '../../bin/typedoc'),
  '--options',
  join(ROOT, 'deploy/site/typedoc.json'),
  '--out',
  join(into, 'docs'),
);
demo();
const font = readdirSync(join(into, 'play/assets')).find((name) =>
  /^fredoka-latin-wght.*woff2$/.test(name),
);
const front = readFileSync(join(ROOT, 'deploy/site/index.html'), 'utf8');
writeFileSync(join(into, 'index.html'), front.replace('FREDOKA', font));
cpSync(join(ROOT, 'docs/tischlein.webp'), join(into, 'tischlein.webp'));
cpSync(join(ROOT, 'web/public/icon.svg'), join(into, 'icon.svg'));
console.log(`The site is in ${into}.`);
