import fc from 'fast-check';
import {
  FastRandom,
  mustParse,
  parseAssignment,
  setUp,
  type Json,
  type JsonObject,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_NAMES, MAX_VERSIONS, faults, faultsOfShape } from './catalogue.ts';
import { ZNORF, changed, readFile } from './catalogue.testing.ts';
import { uwo } from './index.ts';
import { FORMS, KINDS } from './cards.ts';
import { randomCatalogue } from './uwo.testing.ts';

const errorsOf = (json: Json): string[] => faults(json).map(({ error }) => error);

describe('the catalogue', () => {
  it('UWO-4 znorf-1 is the table of the law', () => {
    const row = (kind: (typeof FORMS)[number]) => {
      const { count, walk, attack, shield } = ZNORF.kinds[kind];
      const reach = kind === 'dynamite' ? 'around' : attack?.reach;
      return [
        count,
        walk ? `${walk.squares}/${walk.energy}` : '–',
        attack ? `${reach}/${attack.energy}` : '–',
        shield.join(' '),
      ];
    };
    expect(Object.fromEntries(FORMS.map((form) => [form, row(form)]))).toEqual({
      fist: [10, '1/1', '1/1', ''],
      pistol: [3, '1/1', '2/1', 'fist'],
      ball: [3, '2/1', '1/1', 'fist pistol'],
      tank: [3, '2/2', '3/2', 'fist pistol ball'],
      bunker: [3, '–', '4/2', 'fist pistol ball tank dynamite'],
      bazooka: [3, '1/1', '5/3', 'rider'],
      rider: [3, '3/2', '–', 'fist ball'],
      dynamite: [3, '1/1', 'around/2', ''],
    });
    expect(ZNORF.kinds.miss.count).toBe(9);
  });

  it('UWO-4 what the sheets fix is marked, all else is a reconstruction', () => {
    const fixed = KINDS.flatMap((kind) => {
      const walk = (value: Json, path: string): string[] =>
        typeof value === 'string'
          ? value === 'sheet'
            ? [path]
            : []
          : Object.entries(value as JsonObject).flatMap(([key, part]) =>
              walk(part, `${path}.${key}`),
            );
      return walk(ZNORF.kinds[kind].source!, kind);
    });
    expect(fixed).toEqual([
      'fist.count',
      'fist.walk.squares',
      'fist.attack.reach',
      'bazooka.shield',
      'rider.walk.squares',
      'rider.walk.energy',
      'rider.attack',
      'miss.count',
    ]);
  });

  it('UWO-4 every shipped catalogue is without fault', () => {
    for (const name of CATALOGUE_NAMES)
      expect(faults(readFile(`catalogues/${name}.json`))).toEqual([]);
    expect(CATALOGUE_NAMES).toContain('znorf-1');
    expect(CATALOGUE_NAMES[0]).toBe(uwo.options.find(({ key }) => key === 'catalogue')!.default);
  });

  it('UWO-4 the option takes a name or a whole catalogue', () => {
    const mine = changed('kinds.tank.attack.reach', 5);
    const made = mustParse(setUp(uwo, { catalogue: mine }, 2));
    expect(made).toBe(setUp(uwo, { catalogue: mine }, 2).ok && uwo.variant(made.options, 2));
    expect(uwo.variant(made.options, 2).reach[FORMS.indexOf('tank')]).toBe(5);
    expect(parseAssignment(uwo.options, `catalogue=${JSON.stringify(mine)}`)).toMatchObject({
      ok: true,
    });
    expect(setUp(uwo, { catalogue: 'znorf-0' }, 2)).toMatchObject({
      ok: false,
      error: 'catalogue: expected one of znorf-2, znorf-3, znorf-1, got "znorf-0"',
    });
  });

  it('UWO-4 the numbers are those of the chosen catalogue', () => {
    const options = mustParse(
      setUp(uwo, { catalogue: changed('kinds.fist.walk.squares', 3) }, 2),
    ).options;
    const state = mustParse(
      uwo.parsePosition({ game: 'uwo', options, board: { a1: 'gnorf fist', e6: 'pnorf fist' } }),
    );
    const into = new Int32Array(state.variant.moves.size);
    const texts = Array.from(into.subarray(0, uwo.legal(state, 0, into)), (m) =>
      state.variant.moves.text(m),
    );
    expect(texts).toContain('walk a1-a4');
    expect(texts).not.toContain('walk a1-a5');
  });

  it('UWO-4 a shipped name never stands for other numbers', () => {
    expect(
      setUp(
        uwo,
        {
          catalogue: { ...(changed('kinds.tank.attack.reach', 5) as JsonObject), name: 'znorf-1' },
        },
        2,
      ),
    ).toMatchObject({
      ok: false,
      error: 'catalogue.name: znorf-1 never changes (UWO-4); other numbers need another name',
    });
    expect(setUp(uwo, { catalogue: readFile('catalogues/znorf-1.json') }, 2).ok).toBe(true);
  });

  it.each([
    ['name', '', 'name: 1 to 40 characters'],
    ['name', 7, 'name: expected a text, got 7'],
    ['name', 'znorf-1 ', 'name: 1 to 40 characters'],
    ['name', '\u00a0mine', 'name: 1 to 40 characters'],
    ['name', `${' '.repeat(60)}x`, 'name: 1 to 40 characters'],
    ['name', 'x'.repeat(41), 'name: 1 to 40 characters'],
    ['name', 'znorf\u200b-1', 'name: 1 to 40 characters'],
    ['name', 'znorf-1\u0000', 'name: 1 to 40 characters'],
    ['name', 'znorf-1\u{e0020}', 'name: 1 to 40 characters'],
    ['name', 'znorf\n1', 'name: 1 to 40 characters'],
    ['name', 'znorf-1\ufe0f', 'name: 1 to 40 characters'],
    ['$schema', 5, '$schema: expected a text, got 5'],
    ['version', MAX_VERSIONS + 1, 'version: expected a whole number from 1'],
    ['version', 0, 'version: expected a whole number from 1'],
    ['kinds.cannon', { count: 1 }, 'kinds: there is no field "cannon"'],
    ['kinds.tank', undefined, 'kinds.tank: expected an object, got nothing'],
    ['kinds.miss.walk', null, 'kinds.miss: there is no field "walk"'],
    ['kinds.tank.count', 4, 'kinds: the counts make 41 cards, not 40'],
    ['kinds.tank.count', -1, 'kinds.tank.count: expected a whole number from 0 to 40'],
    [
      'kinds.tank.walk.energy',
      7,
      'kinds.tank.walk.energy: expected a whole number from 0 to 6, got 7',
    ],
    ['kinds.tank.attack.energy', 1.5, 'kinds.tank.attack.energy: expected a whole number'],
    ['kinds.tank.attack.reach', 6, 'kinds.tank.attack.reach: expected a whole number from 1 to 5'],
    ['kinds.tank.walk.squares', 0, 'kinds.tank.walk.squares: expected a whole number from 1 to 5'],
    [
      'kinds.rider.walk.squares',
      4,
      'kinds.rider.walk.squares: expected a whole number from 1 to 3',
    ],
    ['kinds.rider.walk', null, 'kinds.rider.walk: expected an object'],
    ['kinds.rider.attack', { reach: 1, energy: 1 }, 'kinds.rider.attack: a rider has no attack'],
    ['kinds.bazooka.attack', null, 'kinds.bazooka.attack: expected an object'],
    [
      'kinds.dynamite.attack',
      { reach: 1, energy: 1 },
      'kinds.dynamite.attack: there is no field "reach"',
    ],
    ['kinds.tank.shield', ['miss'], 'kinds.tank.shield[0]: expected one of fist'],
    ['kinds.tank.shield', ['fist', 'fist'], 'kinds.tank.shield[1]: "fist" stands twice'],
    ['kinds.tank.shield', [...FORMS], 'kinds.tank.shield: nothing can hit a tank'],
    ['kinds.tank.source', { count: 'hearsay' }, 'kinds.tank.source.count: expected one of sheet'],
    [
      'kinds.tank.source',
      { count: { reach: 'own' } },
      'kinds.tank.source.count: expected one of sheet',
    ],
    ['kinds.tank.source', { shield: {} }, 'kinds.tank.source.shield: expected one of sheet'],
    [
      'kinds.tank.source',
      { walk: { reach: 'own' } },
      'kinds.tank.source.walk: there is no field "reach"',
    ],
    [
      'kinds.tank.source',
      { attack: { squares: 'own' } },
      'kinds.tank.source.attack: there is no field "squares"',
    ],
    [
      'kinds.dynamite.source',
      { attack: { reach: 'own' } },
      'kinds.dynamite.source.attack: there is no field "reach"',
    ],
  ])('UWO-4 a fault in %s: %j', (path, value, message) => {
    const found = faults(changed(path, value as Json));
    expect(found).toHaveLength(1);
    expect(found[0]!.error).toContain(message);
  });

  it('UWO-4 a name may have blanks inside, signs of any script and 40 of them', () => {
    for (const name of ['my kitchen', 'Küche 2', '木'.repeat(40), '😀'.repeat(40)])
      expect(faults(changed('name', name)), name).toEqual([]);
  });

  it('UWO-4 a form of which there is no card need not be hit by any', () => {
    const none = changed('kinds.tank.shield', [...FORMS]) as {
      kinds: { tank: { count: number }; miss: { count: number } };
    };
    none.kinds.tank.count = 0;
    none.kinds.miss.count = 12;
    expect(faults(none)).toEqual([]);
  });

  it('UWO-4 ten fists start on the field', () => {
    const few = changed('kinds.fist.count', 9) as { kinds: { tank: { count: number } } };
    few.kinds.tank.count = 4;
    expect(errorsOf(few as unknown as Json)).toEqual([
      'kinds.fist.count: 10 fists start on the field (UWO-1), not 9',
    ]);
  });

  it('UWO-4 all faults are named at once', () => {
    const bad = changed('kinds.tank.walk.energy', 9) as { kinds: { ball: { count: number } } };
    bad.kinds.ball.count = -3;
    expect(faults(bad as unknown as Json)).toHaveLength(2);
    expect(errorsOf(changed('kinds.fist.count', 9))).toEqual([
      'kinds: the counts make 39 cards, not 40 (UWO-2)',
      'kinds.fist.count: 10 fists start on the field (UWO-1), not 9',
    ]);
  });

  it('UWO-4 numbers that can be shown are no faults of shape', () => {
    expect(faultsOfShape(changed('kinds.fist.count', 9))).toEqual([]);
    expect(faultsOfShape(changed('kinds.fist.count', -1))).toHaveLength(1);
  });

  it('any JSON is a catalogue or has faults, and what has none can be played', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(faults(json as Json).length).toBeGreaterThan(0);
        expect(setUp(uwo, { catalogue: json } as JsonObject, 2).ok).toBe(json === 'znorf-1');
      }),
    );
    const leaf = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue());
    const paths = ['count', 'walk', 'attack', 'shield', 'walk.squares', 'attack.reach', 'source'];
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMS),
        fc.constantFrom(...paths),
        leaf,
        (form, path, value) => {
          if (path.includes('.') && ZNORF.kinds[form][path.split('.')[0] as 'walk'] === null)
            return;
          const json = changed(`kinds.${form}.${path}`, value as Json);
          expect(setUp(uwo, { catalogue: json }, 2).ok).toBe(faults(json).length === 0);
        },
      ),
    );
  });

  it('UWO-4 random numbers without fault read back as they are', () => {
    const random = new FastRandom('catalogues');
    for (let i = 0; i < 20; i++) {
      const catalogue = randomCatalogue(random);
      const { options } = mustParse(setUp(uwo, { catalogue }, 2));
      expect(options['catalogue']).toEqual(catalogue);
    }
  });
});
