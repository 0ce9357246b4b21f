import { catalogueOf } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { actsFor } from './acts.ts';
import { NOTHING, type Choice } from './choice.ts';
import { offersIn } from './offers.ts';
import { sentenceOf, squareAbilities, squareName } from './speaking.ts';
import { uwoView } from './uwo.testing.ts';
import { words } from '../words/en.ts';

const catalogue = catalogueOf('znorf-1');
const board = {
  c2: 'gnorf tank',
  d4: 'gnorf dynamite',
  e4: 'pnorf fist',
  c5: 'pnorf bunker',
} as const;
const names = { gnorf: 'You', pnorf: 'Beni' };

function at(choice: Choice, legal: string[], given: Parameters<typeof uwoView>[0] = {}) {
  const view = uwoView({ board, ...given });
  const offers = offersIn(legal);
  const speaking = {
    view,
    me: 'gnorf' as const,
    offers,
    catalogue,
    words,
    kindName: (kind: string) => kind,
    names,
  };
  return {
    acts: actsFor(choice, speaking),
    sentence: sentenceOf(choice, speaking),
    name: (square: string) => squareName(square, undefined, speaking),
    about: (square: string) => squareAbilities(square, speaking),
  };
}

describe('actsFor', () => {
  it('UWO-41 warns that a turn without an action costs one', () => {
    const note = (given: Parameters<typeof uwoView>[0]) =>
      at(NOTHING, ['end', 'burn'], given).acts[0]!.note;
    const acted = { turnState: { morfed: null, acted: true, paid: true } };
    expect(note({})).toBe(words.endCosts);
    expect(note(acted)).toBeUndefined();
    expect(note({ energy: { gnorf: 0, pnorf: 3 } })).toBeUndefined();
  });

  it.each([
    ['en', words.endCosts],
    ['de', words.endCosts],
    ['hu', undefined],
  ])('UWO-41 %s: says what a morf without an action costs', (edition, note) => {
    const morfed = { turnState: { morfed: 'c2', acted: false, paid: true } };
    const options = { catalogue: 'znorf-1', edition };
    expect(at(NOTHING, ['end'], { ...morfed, options }).acts[0]!.note).toBe(note);
  });

  it('UWO-41 a card that is taken up, or was refused, leaves the end of the turn in reach', () => {
    const { acts } = at({ at: 'card', index: 0, kind: 'tank' }, ['end', 'swap tank']);
    expect(acts.map(({ does }) => does)).toEqual([{ send: 'end' }, { send: 'swap tank' }, 'back']);
  });

  it('rides only where the path may end, and always steps back', () => {
    const ride = (...path: string[]) =>
      at({ at: 'ride', path }, ['ride b3-b4-b5', 'end']).acts.map(({ does }) => does);
    expect(ride('b3', 'b4')).toEqual(['step']);
    expect(ride('b3', 'b4', 'b5')).toEqual([{ send: 'ride b3-b4-b5' }, 'step']);
  });

  it('blows up only on its own button, with its price', () => {
    const [blow] = at({ at: 'creature', square: 'd4' }, ['blast d4', 'end']).acts;
    expect(blow).toMatchObject({ kind: 'hot', energy: 2, does: { send: 'blast d4' } });
  });

  it('offers nothing while others move', () => {
    expect(at(NOTHING, []).acts).toEqual([]);
  });
});

describe('sentenceOf', () => {
  it('counts whom a blast takes, on both sides, and who stays', () => {
    const { sentence } = at({ at: 'creature', square: 'd4' }, ['blast d4']);
    expect(sentence.title).toBe('Blows up itself, one of theirs and none of yours.');
    expect(sentence.text).toBe('Survives: bunker.');
  });

  it('says whose shield holds the chosen creature off', () => {
    const { sentence } = at({ at: 'creature', square: 'c2' }, ['walk c2-c3']);
    expect(sentence.text).toBe('The bunker’s shield blocks the tank.');
  });

  it('UWO-43 tells who is out of energy', () => {
    const out = { energy: { gnorf: 0, pnorf: 3 }, turn: 'pnorf' } as const;
    expect(at(NOTHING, [], out).sentence.title).toBe(words.outOfEnergy);
  });

  it('UWO-43 plays on only while something is left to do', () => {
    const alone = { energy: { gnorf: 1, pnorf: 0 } } as const;
    const text = (legal: string[]) => at(NOTHING, legal, alone).sentence.text;
    expect(text(['walk c2-c3', 'end'])).toBe(words.foeOut('Beni'));
    expect(text(['end'])).toBe(words.nextStep.nothing);
  });

  it('UWO-50 says how long a knock-out lasts', () => {
    const ko = { c2: { until: 'gnorf', turnEnds: 2 } } as const;
    const { sentence } = at({ at: 'creature', square: 'c2' }, ['end'], { ko });
    expect(sentence.text).toContain('next two turns end');
  });
});

it('names a square by what stands on it, and describes that by its numbers', () => {
  expect(at(NOTHING, []).name('c2')).toBe('c2, You: tank');
  expect(at(NOTHING, []).about('c2')).toBe(
    'walks 2 squares for 2 energy, hits up to 3 squares away for 2 energy, shielded from fist, pistol, ball',
  );
  expect(at(NOTHING, []).name('a1')).toBe('a1, empty');
  expect(at(NOTHING, []).about('a1')).toBeUndefined();
});
