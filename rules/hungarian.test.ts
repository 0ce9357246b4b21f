import { expect, it } from 'vitest';
import { accusative, az, dative, numbered } from './hungarian.ts';
import { formatter } from './messages.ts';

const each = <T>(values: readonly T[], say: (value: T) => string): string =>
  values.map(say).join(' ');

it('the article goes by the sound a word or number begins with', () => {
  const numbers = [0, 1, 2, 5, 10, 11, 15, 50, 51, 100, 500, 1000, 10_000];
  expect(each(numbers, az)).toBe('a az a az a a a az az a az az a');
  expect(each(['Anna', 'Beni', 'ököl', '„Nemtalált!” lap', 'UNO-lap'], az)).toBe('az a az a az');
});

it('numbers take the ending of their last word', () => {
  const numbers = [0, 1, 3, 5, 6, 7, 8, 10, 11, 13, 16, 20, 30, 40, 60, 80, 90, 100, 1000];
  expect(each(numbers, numbered)).toBe(
    '0-s 1-es 3-as 5-ös 6-os 7-es 8-as 10-es 11-es 13-as 16-os 20-as 30-as 40-es 60-as 80-as 90-es 100-as 1000-es',
  );
});

it('names take the ending that goes with their vowels', () => {
  const names = ['Anna', 'Beni', 'Cleo', 'Kari', 'Fritz', 'Hans', 'René', 'Anna 2', 'Jenő', '玩家'];
  expect(each(names, dative)).toBe(
    'Annának Beninek Cleónak Karinak Fritznek Hansnak Renének Anna 2-nek Jenőnek 玩家-nak',
  );
  expect(
    each(['Anna', 'Beni', 'Péter', 'János', 'Hans', 'Gret', 'Ida 3', '玩家'], accusative),
  ).toBe('Annát Benit Pétert Jánost Hansot Gretet Ida 3-ast 玩家-t');
});

it('a message asks for them by a prefix', () => {
  const format = formatter('hu');
  expect(format('{az_round} {round}. forduló', { round: 5 })).toBe('az 5. forduló');
  expect(format('{t_next} jelöli ki', { next: 'Anna' })).toBe('Annát jelöli ki');
  expect(format('Csak {es_number} tehénre', { number: 6 })).toBe('Csak 6-os tehénre');
  expect(() => formatter('en')('{az_round}', { round: 5 })).toThrow('az_round');
});
