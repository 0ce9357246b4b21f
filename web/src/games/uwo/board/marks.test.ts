import { catalogueOf } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { marksFor } from './marks.ts';
import { offersIn } from './offers.ts';
import { uwoView } from './uwo.testing.ts';

const catalogue = catalogueOf('znorf-1');
const board = {
  c2: 'gnorf tank',
  a2: 'pnorf ball',
  c5: 'pnorf bunker',
  d4: 'gnorf dynamite',
  e4: 'pnorf fist',
} as const;
const at = (choice: Choice, legal: string[], given: Parameters<typeof uwoView>[0] = {}) =>
  Object.fromEntries(
    marksFor(choice, { view: uwoView({ board, ...given }), offers: offersIn(legal), catalogue }),
  );
const tank: Choice = { at: 'creature', square: 'c2' };

describe('marksFor', () => {
  it('marks walks and targets with their cost, and who is shielded from the attacker', () => {
    expect(at(tank, ['walk c2-c3', 'attack c2-a2'])).toEqual({
      c2: { is: 'chosen' },
      c3: { is: 'walk', energy: 2 },
      a2: { is: 'hit', energy: 2 },
      c5: { is: 'shield', from: 'tank' },
    });
  });

  it('UWO-25 does not draw the shield of a knocked-out creature', () => {
    const ko = { c5: { until: 'pnorf', turnEnds: 1 } } as const;
    expect(at(tank, ['walk c2-c3', 'attack c2-c5'], { ko })['c5']).toEqual({
      is: 'hit',
      energy: 2,
    });
  });

  it('shows nothing but the choice when there is nothing to do', () => {
    expect(at(tank, ['end'])).toEqual({ c2: { is: 'chosen' } });
  });

  it('UWO-54 rings the victims of a blast and keeps the bunker', () => {
    expect(at({ at: 'creature', square: 'd4' }, ['blast d4'])).toEqual({
      d4: { is: 'chosen' },
      e4: { is: 'hit', energy: null },
      c5: { is: 'shield', from: 'dynamite' },
    });
  });

  it('numbers the steps of a ride and says who is trampled', () => {
    const rider = { ...board, d3: 'gnorf rider' } as const;
    const marks = at({ at: 'ride', path: ['d3', 'e3', 'e4'] }, ['ride d3-e3-e4-e5'], {
      board: rider,
    });
    expect(marks['e3']).toEqual({ is: 'step', number: 1, tramples: false });
    expect(marks['e4']).toEqual({ is: 'step', number: 2, tramples: true });
    expect(marks['e5']).toEqual({ is: 'next' });
  });
});
