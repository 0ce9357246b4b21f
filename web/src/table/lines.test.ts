import { loadNouns, loadWords } from '@tischlein/manifests';
import { expect, it } from 'vitest';
import { isRoutine } from '../games/mow/board/routine.ts';
import { logLines } from './lines.ts';
import { markingSpeaker } from './spoken.ts';

it('MOW-10 that somebody draws after a cow is no line of the log; what one draws oneself is', async () => {
  const [words, nouns] = [await loadWords('mow', 'en'), await loadNouns('mow')];
  const marking = markingSpeaker(words, 'en', nouns, ['Anna', 'Beni'], 0);
  const added = { what: 'add', card: '7', start: 'no', herd: 0 };
  const drew = { what: 'draw', number: 1 };
  const moves = [
    [0, { shown: 'yes', cards: ['4'] }],
    [1, { shown: 'no' }],
  ] as const;
  const lines = logLines(
    marking,
    moves.map(([seat, seen], i) => ({
      ply: i + 1,
      seat,
      facts: [
        { clause: 'MOW-10', facts: { ...added, seat } },
        { clause: 'MOW-10', facts: { ...drew, seat, ...seen } },
      ],
    })),
    new WeakMap(),
    String,
    isRoutine,
  );
  expect(lines.map(({ text, isRoutine }) => [text, isRoutine])).toEqual([
    ['You add the cow 7.', false],
    ['You draw: cow 4.', false],
    ['Beni adds the cow 7.', false],
    ['Beni draws a card.', true],
  ]);
});
