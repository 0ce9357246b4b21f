import { expect, it } from 'vitest';
import { inTwo } from './paper-picture.ts';

it('a long text goes on in a second line, and a word that fits nowhere is not lost', () => {
  const fits = (part: string): boolean => part.length <= 9;
  expect(inTwo('one two', fits)).toEqual(['one two', '']);
  expect(inTwo('one two three four', fits)).toEqual(['one two', 'three four']);
  expect(inTwo('unbelievable cow', fits)).toEqual(['unbelievable', 'cow']);
});
