import { catalogueOf } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { offersIn } from './offers.ts';
import { isTimeToEnd, leftIn, nextStep, sentenceOf } from './speaking.ts';
import { uwoView } from './uwo.testing.ts';
import { words } from '../words/en.ts';

describe('what the strip says', () => {
  it('never speaks of the reader by name while the others answer a blast', () => {
    const view = uwoView({
      board: { b4: 'gnorf dynamite', b5: 'pnorf fist' },
      duel: { stage: 'blast', attacker: null, target: null, centre: 'b4', asked: 1 },
    });
    const { title } = sentenceOf(
      { at: 'nothing' },
      {
        view,
        me: 'gnorf',
        offers: offersIn([]),
        catalogue: catalogueOf(view.options['catalogue']!),
        words,
        kindName: (kind) => kind,
        names: { gnorf: 'You', pnorf: 'Beni' },
      },
    );
    expect(title).toBe('Your turn.');
  });
});

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
