import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tischlein/manifests/all';
import { commandOf, yes } from '../command.ts';
import { fail, failUsage } from '../failure.ts';

/** What is laid out, and what it is called there; seen from the built program and from its source alike. */
const PLAIN = { folder: new URL('../../cli/new-game', import.meta.url), id: 'nim', title: 'Nim' };
const CARDS = {
  folder: new URL('../../examples/maumau', import.meta.url),
  id: 'maumau',
  title: 'Mau-Mau',
};
const NAME = /^[a-z][a-z0-9]{1,19}$/;

export const newGameCommand = commandOf({
  summary: 'lay out a game of your own that works, with tests',
  words: 'NAME',
  about: `Makes a folder NAME with a small game that can be played at once: rules, words, a rule book and tests. Change it into
yours (docs/outside.md).`,
  flags: {
    cards: yes('a game of cards with hidden hands to start from, in place of heaps of sticks'),
  },

  async run({ cards }, [name]) {
    if (name === undefined || !NAME.test(name))
      failUsage('what is it called? Small letters and digits, like tischlein new-game nim');
    if (Object.hasOwn(games, name)) failUsage(`there is a game ${name} already`);
    if (existsSync(name)) fail(`there is something called ${name} here already`);
    const from = cards ? CARDS : PLAIN;
    const folder = fileURLToPath(from.folder);
    mkdirSync(name);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(name, file.replace(from.id, name)), renamed(text, from, name));
    }
    process.stdout.write(`${name}/ is ready. Play it: tischlein play --game ./${name}/${name}.js
In ${name}/: npm install tischlein, then npm test.
`);
    return 0;
  },
});

/** `nim`, `Nim` and `NIM-1` by the new name; never inside another word. */
const renamed = (text: string, { id, title }: typeof PLAIN, name: string): string =>
  text
    .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), name)
    .replaceAll(new RegExp(`\\b${title}\\b`, 'g'), `${name[0]!.toUpperCase()}${name.slice(1)}`)
    .replaceAll(new RegExp(`\\b${id.toUpperCase()}\\b`, 'g'), name.toUpperCase());
