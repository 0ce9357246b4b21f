import { expect, it } from 'vitest';
import { isTimeToEnd, leftIn, nextStep } from './first-step.ts';
import { offersIn } from './offers.ts';
import { uwoView } from './uwo.testing.ts';
import { words } from '../words/en.ts';

const FRESH = offersIn(['end', 'walk c2-c3', 'morf ball@c2']);
const fresh = { morfed: null, acted: false, paid: false };

it('says the first step of a turn, and what is left after it', () => {
  expect(leftIn(FRESH)).toBe('both');
  expect(leftIn(offersIn(['end', 'attack c2-c4']))).toBe('act');
  expect(leftIn(offersIn(['end', 'morf ball@c2']))).toBe('morf');
  expect(leftIn(offersIn(['end', 'burn', 'swap ball']))).toBe('nothing');
  expect(nextStep(uwoView({ turnState: fresh }), FRESH, words)).toBe(words.nextStep.both);
});

it('keeps “End turn” quiet until something was done or nothing is left', () => {
  expect(isTimeToEnd(uwoView({ turnState: fresh }), FRESH)).toBe(false);
  expect(isTimeToEnd(uwoView({ turnState: { ...fresh, acted: true } }), FRESH)).toBe(true);
  expect(isTimeToEnd(uwoView({ turnState: fresh }), offersIn(['end', 'burn']))).toBe(true);
});

it('UWO-61 counts the last quiet turns down', () => {
  const view = uwoView({ turnState: fresh });
  const late = { ...view, quiet: 53, options: { ...view.options, quietTurns: 60 } };
  expect(nextStep(late, FRESH, words)).toContain(words.quietLeft(7));
  expect(nextStep({ ...late, quiet: 3 }, FRESH, words)).not.toContain('quiet');
});
