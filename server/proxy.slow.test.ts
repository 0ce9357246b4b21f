import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf } from './http/request.ts';
import { testServer, type TestServer } from './start.testing.ts';

const pages = mkdtempSync(join(tmpdir(), 'tischlein-pages-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Tischlein</title>');
  writeFileSync(join(pages, 'assets', 'app-1a2b.js'), 'x'.repeat(5000));
  server = await testServer({ basePath: '/games/', trustProxy: 1, web: pages });
});
afterAll(async () => {
  await server.stop();
  rmSync(pages, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });

it('shows everything under the base path, and nothing beside it', async () => {
  expect((await get('/games/health')).status).toBe(200);
  expect((await get('/health')).status).toBe(404);
  expect(await (await get('/games/')).text()).toContain('Tischlein');
  for (const unknown of ['/games/.env', '/games/some/page'])
    expect((await get(unknown)).status).toBe(404);
  expect((await get('/games/assets/gone.js')).status).toBe(404);
  expect((await get('/games/..%2f..%2fetc/passwd')).status).not.toBe(500);
});

it('opens what is typed by hand without a #', async () => {
  for (const page of ['s', 'tv']) {
    const opened = await fetch(`${server.url}/games/${page}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `./#/${page}`]);
    expect((await get(`/${page}`)).status).toBe(404);
  }
});

it('lets pages be kept as long as they are right', async () => {
  const page = await get('/games/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/games/', { 'if-none-match': page.headers.get('etag')! });
  expect(again.status).toBe(304);
  const asset = await get('/games/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(await asset.text()).toHaveLength(5000);
});

it('lets only its own scripts run', async () => {
  const policy = (await get('/games/')).headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each([
  ['1.2.3.4', 0, 'the line'],
  ['1.2.3.4', 1, '1.2.3.4'],
  ['invented, 1.2.3.4', 1, '1.2.3.4'],
  ['invented, 1.2.3.4, 5.6.7.8', 2, '1.2.3.4'],
  ['1.2.3.4', 2, '1.2.3.4'],
  [undefined, 1, 'the line'],
])('of %s with %i proxies in front %s is the address', (forwarded, proxies, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: 'the line' } } as unknown as IncomingMessage;
  expect(addressOf(request, proxies)).toBe(address);
});

it('believes the proxy: the cookie is for https only there, and its host is the origin', async () => {
  const answer = await fetch(`${server.url}/games/api/me`, {
    method: 'POST',
    body: '{}',
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'play.example',
      origin: 'https://play.example',
    },
  });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^__Secure-tischlein=.*Secure/);
  expect(cookie).toContain('Path=/games/');
  const headers = {
    cookie: cookie.split(';')[0]!,
    origin: 'https://play.example',
    'x-forwarded-host': 'play.example',
    'x-forwarded-proto': 'https',
  };
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/games/ws`, { headers });
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  ws.close();
});
