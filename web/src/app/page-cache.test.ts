import { expect, it } from 'vitest';
import { cachesToDrop, nameOfKept, pathIn } from './page-cache.ts';

const HERE = new URL('https://games.example/play/');

it('drops what older versions of the pages kept, and nothing of anybody else', () => {
  const kept = nameOfKept(HERE, 'new');
  const old = [nameOfKept(HERE, 'old')];
  const others = [nameOfKept(new URL('/club/', HERE), 'old'), 'photos', 'tischlein-notes kept'];
  expect(cachesToDrop([...old, kept, ...others], HERE, kept)).toEqual(old);
});

it.each([
  ['https://games.example/play/', ''],
  ['https://games.example/play/icon.svg', 'icon.svg'],
  ['https://games.example/play/assets/index-1.js', 'assets/index-1.js'],
  ['https://games.example/play/api/me', null],
  ['https://games.example/', null],
  ['https://elsewhere.example/play/icon.svg', null],
])('%s is answered from what is kept: %s', (address, path) => {
  expect(pathIn(HERE, address, ['icon.svg'])).toBe(path);
});
