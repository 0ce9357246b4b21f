import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { botName, distinctName, fitName, fitText, isFit, levelOfName } from './name.ts';
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

it.each([
  ['only a joiner', '\u200d'],
  ['the Hangul filler', '\u3164'],
  ['its half width', '\uffa0'],
  ['a Braille blank', '\u2800'],
  ['a grapheme joiner', '\u034f'],
  ['a selector', '\ufe0f'],
  ['a joiner inside', 'An\u200dna'],
  ['a heap of marks', `a${'\u0301'.repeat(23)}`],
  ['the dash of who is gone', '–'],
  ['a bot', 'bot hard'],
  ['any bot', 'Bot'],
  ['two scripts', 'Аnna'],
  ['Greek and Latin', 'Αnna'],
  ['wide letters', 'Ａｎｎａ'],
  ['a soft hyphen', 'An\u00adna'],
])('is no name: %s', (_, name) => {
  expect(isFit(name)).toBe(false);
  expect(fitName(name) === '' || v.is(NameSchema, fitName(name))).toBe(true);
});

it('tells two of the same name apart at a table', () => {
  expect(distinctName('Anna', ['Beni'])).toBe('Anna');
  expect(distinctName('anna', ['Anna', 'Beni'])).toBe('anna 2');
  expect(distinctName('Anna', ['Anna', 'anna 2'])).toBe('Anna 3');
  expect(distinctName('A'.repeat(24), ['a'.repeat(24)])).toBe(`${'A'.repeat(22)} 2`);
});

it('what is said stays in its line', () => {
  expect(fitText(' one\ntwo\u0000three \u202Eeert')).toBe('one two three eert');
  expect(fitText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  expect(fitText('\u202E\n')).toBe('');
});

it('a bot is called by its level, and nobody else is', () => {
  expect(levelOfName(botName('hard'))).toBe('hard');
  expect(levelOfName('Robot')).toBeNull();
  expect(isFit(botName('hard'))).toBe(false);
});
