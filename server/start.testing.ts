import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustParse } from '@tischlein/kit';
import { startServer, type Running } from './server.ts';
import { readSettings } from './settings.ts';

export interface TestServer extends Running {
  readonly url: string;
  readonly data: string;
}

/** A server on a free port of this machine with a folder of its own, gone when it is stopped. */
export async function testServer(
  env: { readonly [name: string]: string } = {},
  now?: () => number,
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-'));
  const all = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    LOG: 'off',
    METRICS_TOKEN: 'metrics',
    METRICS_EVERY: '0',
    MESSAGES_PER_SECOND: '100000',
    ADDRESS_MESSAGES_PER_SECOND: '1000000',
    REQUESTS_PER_SECOND: '100000',
    ADDRESS_REQUESTS_PER_SECOND: '100000',
    ...env,
  };
  const running = await startServer(mustParse(readSettings(all)), join(data, 'no-pages'), now);
  return {
    ...running,
    data,
    url: `http://127.0.0.1:${running.port}`,
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
