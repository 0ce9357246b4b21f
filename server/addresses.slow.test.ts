import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressLines } from './addresses.ts';
import { Guest } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  networkInterfaces: vi.fn(),
}));
const card = (address: string, internal: boolean) => ({ address, internal, family: 'IPv4' });
vi.mocked(networkInterfaces).mockReturnValue({
  lo: [card('127.0.0.1', true)],
  eth0: [card('192.168.1.7', false)],
} as never);

let server: TestServer;
beforeAll(async () => void (server = await testServer({ host: '0.0.0.0' })));
afterAll(() => server.stop());

it('a page opened as localhost learns an address that others can use', async () => {
  const guest = await Guest.at(server.url, 'Anna');
  const { port } = new URL(server.url);
  const answer = await guest.request('GET', '/api/addresses');
  expect(await answer.json()).toEqual({ addresses: [`http://192.168.1.7:${port}/`] });
});

it('a server that only this machine reaches says so', () => {
  expect(addressLines('127.0.0.1', 8000, '/').at(-1)).toBe('Nobody else can reach it.');
  expect(addressLines('0.0.0.0', 8000, '/')[1]).toContain('http://192.168.1.7:8000/');
});
