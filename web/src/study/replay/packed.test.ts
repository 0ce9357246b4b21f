import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

it('a record comes out of an address as it went in, shorter on the way', async () => {
  const record = `tischlein 1\ngame uno rules 3\nseats ["Zoé"]\n${'0 play r7\n1 draw\n'.repeat(80)}`;
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 4);
  expect(await unpack(packed)).toBe(record);
});

it('what is no record is answered with nothing', async () => {
  expect(await unpack('%%%')).toBeNull();
  expect(await unpack((await pack('x'.repeat(5000))).slice(0, -4))).toBeNull();
});
