import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fitName } from './name.ts';
import { NameSchema } from './wire.ts';

it('whatever is typed as a name can be used as one, or nothing is left of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = fitName(typed);
      expect(name === '' || v.is(NameSchema, name)).toBe(true);
    }),
  );
});

it('keeps what people call themselves', () => {
  for (const name of ['Anna', 'Žofia 2', '👨‍👩‍👧 Müllers', '🇨🇭', '<b>Robi</b>', "O'Neil", 'שרה'])
    expect(fitName(` ${name} `)).toBe(name);
  expect(fitName('A\u202Enn\u0000a\n')).toBe('Anna');
  expect(fitName('😀'.repeat(20))).toBe('😀'.repeat(12));
});
