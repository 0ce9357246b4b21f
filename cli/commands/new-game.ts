import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tischlein/manifests/all';
import { commandOf } from '../command.ts';
import { fail, failUsage } from '../failure.ts';

/** The skeleton, seen from the built program and from its source alike. */
const SKELETON = fileURLToPath(new URL('../../cli/new-game', import.meta.url));
const NAMED = 'nim';
const NAME = /^[a-z][a-z0-9]{1,19}$/;

export const newGameCommand = commandOf({
  summary: 'lay out a game of your own that works, with tests',
  words: 'NAME',
  about: `Makes a folder NAME with a small game that can be played at once: rules, words, a rule book and tests. Change it into
yours (docs/outside.md).`,
  flags: {},

  async run(_values, [name]) {
    if (name === undefined || !NAME.test(name))
      failUsage('what is it called? Small letters and digits, like tischlein new-game nim');
    if (Object.hasOwn(games, name)) failUsage(`there is a game ${name} already`);
    if (existsSync(name)) fail(`there is something called ${name} here already`);
    mkdirSync(name);
    for (const file of readdirSync(SKELETON)) {
      const text = readFileSync(join(SKELETON, file), 'utf8');
      writeFileSync(join(name, file.replace(NAMED, name)), renamed(text, name));
    }
    process.stdout.write(`${name}/ is ready. Play it: tischlein play --game ./${name}/${name}.js
In ${name}/: npm install tischlein, then npm test.
`);
    return 0;
  },
});

/** `nim`, `Nim` and `NIM-1` by the new name; never inside another word. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll(/\bnim\b/g, name)
    .replaceAll(/\bNim\b/g, `${name[0]!.toUpperCase()}${name.slice(1)}`)
    .replaceAll(/\bNIM\b/g, name.toUpperCase());
