import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hex, sha256 } from './sha256.ts';

it('gives the digests of the standard', () => {
  expect(hex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('agrees with another implementation on any bytes and any text', () => {
  const other = (message: string | Uint8Array) =>
    createHash('sha256').update(message).digest('hex');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => hex(sha256(bytes)) === other(bytes)),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      (text) => hex(sha256(text)) === other(text),
    ),
  );
  expect(hex(sha256('\uD800'))).toBe(other('\uFFFD'));
});
