import { expect, it } from 'vitest';
import { LANGUAGES } from '@tischlein/rules';
import { mustParse, setUp } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { eyesOf, verbsOf, wordsOf } from './language.ts';
import { wrap } from './text.ts';

it('breaks between words, keeps the indent, and does not count colours', () => {
  expect(wrap('one two three', 8)).toBe('one two\nthree');
  expect(wrap('  one two three', 8)).toBe('  one\n  two\n  three');
  expect(wrap('a  b  c\nshort', 5)).toBe('a  b\nc\nshort');
  expect(wrap('\u001B[31mone\u001B[0m two', 7)).toBe('\u001B[31mone\u001B[0m two');
  expect(wrap('unbreakable word', 5)).toBe('unbreakable\nword');
  expect(wrap('  --lang NAME  one of four', 20)).toBe(
    `  --lang NAME  one\n${' '.repeat(15)}of\n${' '.repeat(15)}four`,
  );
});

it.each(LANGUAGES)(
  'every verb typed in %s means one move, and none is a command',
  async (language) => {
    const word = wordsOf(language);
    const commands = ['help', 'hint', 'why', 'rule', 'moves', 'table', 'log', 'review', 'quit'];
    const taken = [...commands, ...commands.map((name) => word(`command.${name}`))];
    for (const [name, game] of Object.entries(games)) {
      const { moves } = mustParse(setUp(game, {}, 2));
      const verbs = verbsOf(language, name, (await eyesOf(name, language, [], null)).say);
      const all = new Set(Array.from({ length: moves.size }, (_, move) => moves.text(move)));
      for (const move of all) {
        expect(verbs.meant(verbs.shown(move)), move).toBe(move);
        expect(all.has(verbs.shown(move)) ? verbs.shown(move) : move).toBe(move);
        expect(taken).not.toContain(verbs.shown(move).split(' ')[0]);
      }
    }
  },
);
