import { describe, expect, it } from 'vitest';
import { filesOfHouse } from './house.testing.ts';
import { idleExceptions, namings } from './names.ts';
import { idleTakings, takings } from './nouns.ts';
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
    ['bots/uno-heuristics.ts', `const name = 'uno';`, 0],
    ['web/src/people/A.svelte', `{#if game === 'uno'}<b>x</b>{/if}`, 1],
    ['web/src/people/A.svelte', `<a href="#/rules/mow">x</a>`, 1],
    ['web/src/people/A.svelte', `<p>Play UNO now</p>`, 1],
    ['web/src/people/A.svelte', `<p class="mower">{game.name}</p>`, 0],
  ])('%s: %s', (path, text, count) => expect(named(path, text)).toBe(count));
});

describe('moves, cards and creatures', () => {
  it('are read by their language, never taken apart', () => {
    expect(takings(files)).toEqual([]);
    expect(idleTakings(files), 'take these out of MAY_TAKE_APART in test/nouns.ts').toEqual([]);
  });

  it.each([
    ['bots/mow.ts', `const card = /^add (.+)$/.exec(move)?.[1];`, 1],
    ['cli/screens/uwo.ts', `const [side, form] = creature.split(' ');`, 1],
    [
      'web/src/games/uno/A.svelte',
      `<script lang="ts">const black = code.startsWith('w');</script>`,
      1,
    ],
    ['web/src/games/uno/A.svelte', `{#if code.startsWith('w')}<b>x</b>{/if}`, 1],
    ['web/src/games/mow/choosing.ts', `const move = parseMove(text);`, 0],
    ['web/src/games/mow/choosing.test.ts', `'add 7'.split(' ');`, 0],
    [
      'web/src/games/patience/Board.svelte',
      `<script lang="ts">const x = card.slice(1);</script>`,
      1,
    ],
    ['web/src/games/uwo/tv/Field.svelte', `{@const column = square[0]}`, 1],
    ['web/src/games/uwo/tv/Field.svelte', `{@const first = squares.slice(1)[0]}`, 0],
    ['server/tables/row.ts', `const verb = move.substring(0, 3);`, 1],
    ['cli/lab/match.ts', `if (move.includes('add')) return;`, 1],
    ['web/src/games/uno/words/de.ts', `String(value).charAt(0);`, 0],
    ['games/uno/notation.ts', `'a b'.split(' ');`, 0],
  ])('%s: %s', (path, text, count) => {
    expect(takings([{ path, text }])).toHaveLength(count);
  });
});
