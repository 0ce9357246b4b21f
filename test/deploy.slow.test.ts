import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../server/process.testing.ts';
import { testServer } from '../server/start.testing.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const deploy = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const has = (command: string): boolean => spawnSync('which', [command]).status === 0;
const FULL = Number(process.env['EFFORT']) > 1;

it('the Dockerfile uses instructions there are, runs unprivileged, and starts what is built', () => {
  const lines = deploy('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const KNOWN = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');
  for (const line of lines) expect(KNOWN).toContain(line.split(' ')[0]);
  const user = lines.findIndex((line) => line === 'USER node');
  expect(user).toBeGreaterThan(0);
  const command = lines.find((line) => line.startsWith('CMD '))!;
  expect(lines.indexOf(command)).toBeGreaterThan(user);
  expect(JSON.parse(command.slice(4))).toEqual(
    expect.arrayContaining(['/app/cli/bin/tischlein.js', 'serve']),
  );
  expect(lines).toContain('RUN sh deploy/build.sh /app');
});

it('without the development packages nothing is built, and npm ci goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-plain-'));
  for (const file of ['build.mjs', 'licences.mjs']) cpSync(join(root, file), join(folder, file));
  const prepare = () => execFileSync('node', ['build.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(prepare()).toContain('Nothing is built yet');
  mkdirSync(join(folder, 'dist/node'), { recursive: true });
  writeFileSync(join(folder, 'dist/node/tischlein.js'), '');
  expect(prepare()).toContain('stay as they were built');
  rmSync(folder, { recursive: true });
});

it('the compose file names two nodes on one Postgres and one NATS, with settings there are', async () => {
  const { SETTINGS } = await import('@tischlein/server');
  interface Service {
    environment?: Record<string, string>;
    read_only?: boolean;
    depends_on?: Record<string, unknown> | string[];
  }
  const { services } = parse(deploy('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  expect(Object.keys(services)).toEqual(['node1', 'node2', 'postgres', 'nats', 'proxy']);
  for (const name of ['node1', 'node2']) {
    const { environment, read_only: readOnly, depends_on: needs } = services[name]!;
    for (const setting of Object.keys(environment!)) expect(SETTINGS).toHaveProperty(setting);
    expect(readOnly).toBe(true);
    for (const other of Object.keys(needs!)) expect(services).toHaveProperty(other);
  }
  for (const server of deploy('nginx.conf').matchAll(/server (\w+):8080;/g))
    expect(services).toHaveProperty(server[1]!);
});

it.runIf(has('systemd-analyze'))('the systemd unit is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-unit-'));
  const unit = join(folder, 'tischlein.service');
  // Where this machine has its own node; what is checked is the unit, not what is installed.
  writeFileSync(unit, deploy('tischlein.service').replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(`${status} ${stderr.split('\n').filter((line) => line.includes('tischlein'))}`).toBe('0 ');
  rmSync(folder, { recursive: true });
});

it.runIf(has('nginx'))('nginx takes its settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-nginx-'));
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, deploy('nginx.conf').replaceAll(/node\d:8080/g, '127.0.0.1:8080'));
  execFileSync('nginx', ['-t', '-p', folder, '-c', settings, '-g', 'error_log stderr;'], {
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true });
});

it.runIf(has('nginx'))(
  'behind nginx on an odd port pages act, and no client says what the site is called',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tischlein-nginx-'));
    const port = await freePort();
    const server = await testServer({ trustProxy: 1 });
    const settings = deploy('nginx.conf')
      .replaceAll(/ *server node\d:8080;\n/g, '')
      .replace('hash $by_table consistent;', `server 127.0.0.1:${server.port};`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    writeFileSync(join(folder, 'nginx.conf'), settings);
    const nginx = spawn(
      'nginx',
      [
        '-p',
        folder,
        '-c',
        join(folder, 'nginx.conf'),
        '-g',
        'daemon off; error_log stderr; pid nginx.pid;',
      ],
      { stdio: 'ignore' },
    );
    const url = `http://127.0.0.1:${port}`;
    const post = (headers: Record<string, string>) =>
      fetch(`${url}/api/me`, { method: 'POST', body: '{}', headers }).then(
        ({ status }) => status,
        () => 0,
      );
    try {
      await expect.poll(() => post({ origin: url }), { timeout: 20_000 }).toBe(201);
      const evil = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
      expect(await post(evil)).toBe(403);
      expect((await fetch(`${url}/metrics`)).status).toBe(403);
    } finally {
      nginx.kill();
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
);

it('the container asks for its health by the port and the path it was given', async () => {
  const server = await testServer({ basePath: '/games/' });
  const [, script] = /CMD node -e "(.*)"/.exec(deploy('Dockerfile'))!;
  const status = (BASE_PATH: string) =>
    new Promise((resolve) =>
      spawn(process.execPath, ['-e', script!], {
        env: { PORT: `${server.port}`, BASE_PATH },
      }).once('exit', resolve),
    );
  expect([await status('games'), await status('/games/'), await status('/')]).toEqual([0, 0, 1]);
  await server.stop();
});

it.runIf(FULL)(
  'the steps of the container give a folder that serves, and can not be written',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tischlein-container-'));
    execFileSync('git', ['clone', '-q', root, join(folder, 'src')]);
    const app = join(folder, 'app');
    execFileSync('sh', ['deploy/build.sh', app], { cwd: join(folder, 'src'), stdio: 'pipe' });
    expect(statSync(join(app, 'dist/node/tischlein.js')).mode & 0o222).toBe(0);
    const program = join(app, 'cli/bin/tischlein.js');
    const env = {
      PATH: process.env['PATH'],
      DATA: join(folder, 'data'),
      PORT: '0',
      HOST: '127.0.0.1',
    };
    const answer = execFileSync('node', [program, 'doctor'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, SIZE: 'home' },
    });
    expect(answer).not.toContain('wrong');
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  },
);
