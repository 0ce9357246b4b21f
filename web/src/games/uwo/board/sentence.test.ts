import { catalogueOf } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { offersIn } from './offers.ts';
import { sentenceOf } from './sentence.ts';
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
