import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustParse } from '@tischlein/kit';
import { startServer, type Running } from './server.ts';
import { readSettings, type ServerSettings } from './settings.ts';
import { ALONE, type Bus } from './bus.ts';

export interface TestServer extends Running {
  readonly url: string;
  readonly data: string;
}

/** For nodes that do not hear each other: they find out by comparing. */
export const DEAF: Bus = { ...ALONE, alone: false, hearsSince: () => Infinity };

/** A server on a free port of this machine with a folder of its own, gone when it is stopped. */
export async function testServer(
  settings: Partial<ServerSettings> = {},
  now?: () => number,
  bus?: Bus,
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-'));
  const all = {
    ...mustParse(readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'off' })),
    metricsToken: 'metrics',
    metricsEveryMs: 0,
    messagesPerSecond: 100_000,
    addressMessagesPerSecond: 1_000_000,
    requestsPerSecond: 100_000,
    addressRequestsPerSecond: 100_000,
    ...settings,
  };
  const running = await startServer(all, {
    pages: join(data, 'no-pages'),
    ...(now && { now }),
    ...(bus && { bus }),
  });
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
