import { describe, expect, it } from 'vitest';
import { filesOfHouse } from './house.testing.ts';
import { idleExceptions, namings } from './names.ts';
import { GAMES } from './walls.ts';

const files = filesOfHouse();

describe('naming a game', () => {
  const named = (path: string, text: string) => namings([{ path, text }], ['uno', 'mow']).length;

  it('is not done where all games are served', () => {
    expect(GAMES).toContain('mow');
    expect(namings(files, GAMES)).toEqual([]);
    expect(idleExceptions(files, GAMES), 'take these out of MAY_NAME in test/names.ts').toEqual([]);
  });

  it.each([
    ['table/judge2.ts', `const CALLS = ['uno'];`, 1],
    ['table/judge2.ts', `if (game === 'uno' || game === 'mow') go();`, 2],
    ['table/judge2.ts', `const SEATS = { uno: 4 };`, 1],
    ['table/judge2.ts', `const seats = SEATS.uno;`, 1],
    ['table/judge2.ts', 'const clause = `UNO-${number}`;', 1],
    ['table/judge2.ts', `import { x } from '../uno/cards.ts';`, 1],
    ['table/judge2.ts', `// UNO is said out of turn\nconst unopened = 'mown';`, 0],
    ['table/judge.test.ts', `const game = 'uno';`, 0],
    ['web/src/games/uno/face.ts', `const name = 'UNO';`, 0],
    ['bots/uno.ts', `const name = 'uno';`, 0],
    ['web/src/people/A.svelte', `{#if game === 'uno'}<b>x</b>{/if}`, 1],
    ['web/src/people/A.svelte', `<a href="#/rules/mow">x</a>`, 1],
    ['web/src/people/A.svelte', `<p>Play UNO now</p>`, 1],
    ['web/src/people/A.svelte', `<p class="mower">{game.name}</p>`, 0],
  ])('%s: %s', (path, text, count) => expect(named(path, text)).toBe(count));
});
