import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieName, isOurHost, networkOf, sameOrigin } from './http/request.ts';
import { beforeNo, Buckets } from './limits.ts';

it('counts a /64 of IPv6 as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

it('forgets buckets that are full again', () => {
  let now = 0;
  const buckets = new Buckets(1, () => now);
  for (let i = 0; i < 1000; i++) buckets.take(`${i}`);
  expect(buckets.size).toBe(1000);
  for (now = 2100; now < 10_000; now += 2100) buckets.take('one');
  expect(buckets.size).toBe(1);
  for (const given of [true, true, false]) expect(buckets.take('two')).toBe(given);
});

it('a bucket holds two seconds’ worth and no more, however long nobody took from it', () => {
  let now = 0;
  const buckets = new Buckets(5, () => now);
  expect(buckets.take('one')).toBe(true);
  now = 3_600_000;
  expect(buckets.take('one', 11)).toBe(false);
  expect(buckets.take('one', 10)).toBe(true);
  expect(buckets.take('one')).toBe(false);
});

it('our cookie has a name that no site beside this one can set, where it came by https', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const name = (basePath: string, headers = https) =>
    cookieName('t', headers, { trustProxy: 1, basePath });
  expect([name('/'), name('/games/')]).toEqual(['__Host-t', '__Secure-t']);
  expect(cookieName('t', https, { trustProxy: 0, basePath: '/' })).toBe('t');
});

it('the scheme of an origin counts, too', () => {
  const from = (origin: string, proto?: string) =>
    sameOrigin({ host: 'a.example', origin, ...(proto && { 'x-forwarded-proto': proto }) }, 1);
  expect([from('https://a.example', 'https'), from('http://a.example')]).toEqual([true, true]);
  expect([from('http://a.example', 'https'), from('https://a.example')]).toEqual([false, false]);
});

describe('a no', () => {
  afterEach(() => void vi.useRealTimers());

  it('comes late, and those that were asked for together do not come together', async () => {
    vi.useFakeTimers();
    const from = Date.now();
    const moments: number[] = [];
    for (let i = 0; i < 64; i++) void beforeNo().then(() => moments.push(Date.now() - from));
    await vi.advanceTimersByTimeAsync(2000);
    expect(moments.length).toBe(64);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(1000);
    expect(new Set(moments).size).toBeGreaterThan(32);
  });
});

describe('the name in a request', () => {
  const asked = (host: string, more: object = {}) =>
    isOurHost({ host }, { hosts: [], trustProxy: 0, ...more });

  it.each([
    'localhost:8080',
    '192.168.1.7',
    '[::1]:8080',
    'tischlein',
    'pi.local',
    'box.fritz.box',
  ])('%s is ours', (host) => expect(asked(host)).toBe(true));
  it.each([
    'evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    '',
    'a b',
    'x@evil.example',
  ])('%s is not ours, unless it is listed', (host) => {
    expect(asked(host)).toBe(false);
  });
  it('may be one of a list, or left to a proxy', () => {
    expect(asked('play.example.org', { hosts: ['play.example.org'] })).toBe(true);
    expect(asked('evil.example', { hosts: ['play.example.org'], trustProxy: 1 })).toBe(false);
    expect(asked('play.example.org', { trustProxy: 1 })).toBe(true);
  });
});
