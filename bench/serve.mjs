// A server of ours for measures, as `npm start` has it: where it is, what it has used, how to stop it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROGRAM = fileURLToPath(new URL('../cli/bin/tischlein.js', import.meta.url));
export const TOKEN = 'counted-by-the-bench';
/** Everybody comes from this machine, so the limits per address are off. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG: 'off',
  METRICS_EVERY: '0',
  METRICS_TOKEN: TOKEN,
  MAX_GUESTS: '1000000',
  MAX_PER_ADDRESS: '1000000',
  ADDRESS_REQUESTS_PER_SECOND: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};

/** `program` is another build in comparisons of two. */
export async function serve({ settings = {}, flags = [], program = PROGRAM } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-bench-'));
  const server = spawn(process.execPath, ['--max-semi-space-size=64', ...flags, program, 'serve'], {
    env: { ...process.env, ...SETTINGS, DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(String(said))[1]}`;
  return {
    url,
    async usage() {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const read = (name) => Number(new RegExp(`^tischlein_${name} (.*)$`, 'm').exec(text)[1]);
      return { micros: read('cpu_seconds_total') * 1e6, bytes: read('memory_bytes') };
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
