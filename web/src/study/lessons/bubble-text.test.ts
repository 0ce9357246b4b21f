import { expect, it } from 'vitest';
import { bubbleText } from './bubble-text.ts';
import type { TryAnswer } from './run.svelte.ts';
import { words as all } from '../words/en.ts';

const words = all.lessons;

const now = { id: 'first', does: 'take', lit: [], rule: 'MOW-12' };
const steps = { first: { title: 'Take it', text: 'The herd is yours.', act: 'Take the herd.' } };
const speaker = { refused: ({ clause }: { clause: string }) => `Against ${clause}.` };
const say = (answer: TryAnswer | null, showing = false) =>
  bubbleText({ now, answer, showing }, steps, words, speaker);

it('says the step in its own words until something is tried', () => {
  expect(say(null)).toEqual({ ...steps.first, rule: 'MOW-12' });
});

it('a legal move that is not the one to learn is told apart from one against a rule', () => {
  expect(say({ is: 'other' })).toMatchObject({ title: words.other, rule: 'MOW-12' });
  const refused = { is: 'refused', move: 'x', cited: { clause: 'MOW-20', facts: {} } } as const;
  expect(say(refused)).toMatchObject({ title: words.notYet, rule: 'MOW-20' });
  expect(say(refused).text).toContain('Against MOW-20.');
});

it('what came too early keeps the step and says what is first', () => {
  const { title, act } = steps.first;
  expect(say({ is: 'early' })).toEqual({ title, text: words.early, act, rule: 'MOW-12' });
});

it('asks for nothing while the move is shown', () => {
  expect(say({ is: 'other' }, true)).toMatchObject({ text: words.watch, act: '' });
});
