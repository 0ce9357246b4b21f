// What a person does first, on any system: npm run smoke. Deals, plays a game between bots, checks its record, starts the
// server on a free port, asks it for the page and its health, and ends it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../cli/bin/tischlein.js', import.meta.url));
const PATIENCE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'tischlein-smoke-'));
const tischlein = (...args) =>
  execFileSync(process.execPath, [PROGRAM, ...args], { cwd: folder, encoding: 'utf8' });

function needs(holds, what) {
  if (!holds) throw new Error(`${what} failed`);
  console.log(`${what}: holds`);
}

/** The address the server prints first. */
async function addressOf(server) {
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url !== undefined) return url.replace(/\/?$/, '/');
  }
  throw new Error('the server ended before it printed its address');
}

async function serve() {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: folder, LOG: 'off' };
  const server = spawn(process.execPath, [PROGRAM, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    const url = await addressOf(server);
    const ask = (path) => fetch(new URL(path, url), { signal: AbortSignal.timeout(PATIENCE_MS) });
    needs((await ask('health')).ok, 'the server is well');
    needs((await (await ask('')).text()).includes('<title>Tischlein'), 'the page comes');
  } finally {
    server.kill();
    await ended;
  }
}

try {
  for (const game of ['mow', 'uno', 'uwo'])
    needs(tischlein('deal', game, '--seed', 'smoke').length > 0, `a deal of ${game}`);
  const row = tischlein(
    ...'arena --game mow --bots easy,random --seats 2 --games 2 --json'.split(' '),
  );
  needs(row.trim() !== '', 'two games between bots');
  writeFileSync(join(folder, 'not.record'), 'no record');
  let refused = false;
  try {
    execFileSync(process.execPath, [PROGRAM, 'verify', 'not.record'], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch ({ status }) {
    refused = status === 1;
  }
  needs(refused, 'what is no record is refused');
  await serve();
  console.log('all holds');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
