import type { EffectTable, Figures } from '@tischlein/coach/effects';
import { expect, it } from 'vitest';
import { noteOf, printedOf, sentenceOf, type Known } from './in-words.ts';
import { words as all } from '../words/en.ts';

const words = all.effects;

const NOTHING: Known = { estimate: null, measured: null, deals: 0, done: false };
const figure = (value: number) => ({ value, error: 0.1 });
const FIGURES = {
  moves: figure(60),
  skill: figure(0.42),
  leads: figure(3),
  outOfTurn: figure(0),
} as Figures;
const TABLE = { seconds: 6, kinds: [] } as unknown as EffectTable;

it('as printed, but as long as what was chosen', () => {
  const options = [
    { key: 'rounds', default: 0 },
    { key: 'jump', default: false },
  ] as never;
  const chosen = { rounds: 3, jump: true };
  expect(printedOf({ options }, ['rounds'], chosen)).toEqual({ rounds: 3, jump: false });
});

it('says where the numbers come from, from nothing to measured', () => {
  const notes = [
    NOTHING,
    { ...NOTHING, estimate: FIGURES },
    { ...NOTHING, measured: FIGURES, deals: 40 },
    { ...NOTHING, measured: FIGURES, deals: 300, done: true },
  ].map((known) => noteOf(known, words));
  expect(notes).toEqual([
    words.newNote,
    words.aboutNote,
    words.countingNote(40),
    words.measuredNote(300),
  ]);
});

it('an estimate is said to be one, and what was measured goes before it', () => {
  const say = (known: Partial<Known>) => sentenceOf({ ...NOTHING, ...known }, TABLE, words, 'en');
  expect(say({})).toBe('');
  expect(say({ estimate: FIGURES })).toContain(words.about('6 min'));
  const measured = { ...FIGURES, moves: figure(120) };
  expect(say({ estimate: FIGURES, measured })).toContain('12 min');
  expect(say({ measured })).not.toContain(words.about('12 min'));
});
