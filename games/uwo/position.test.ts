import { brief, type Json } from '@tischlein/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';
import { scene } from './scene.testing.ts';

const errorOf = (json: unknown): string | null => {
  const parsed = uwo.parsePosition(json as Json);
  return parsed.ok ? null : parsed.error;
};
const BOARD = { b2: 'gnorf fist', b3: 'pnorf fist', d4: 'pnorf dynamite', d3: 'gnorf fist' };
const withField = (more: object) => ({ game: 'uwo', board: BOARD, ...more });

describe('a position', () => {
  it('what is left out has its default, and all is written', () => {
    const board = { b2: 'gnorf fist', b3: 'pnorf tank' };
    const parsed = uwo.parsePosition({ game: 'uwo', board });
    expect(parsed.ok && uwo.position(parsed.value)).toEqual({
      game: 'uwo',
      options: { army: 10, edition: 'en', quietTurns: 60, catalogue: 'znorf-2' },
      board,
      stacks: {},
      hands: { gnorf: [], pnorf: [] },
      decks: { gnorf: [], pnorf: [] },
      energy: { gnorf: 6, pnorf: 6 },
      turn: 'gnorf',
      ko: {},
      turnState: { morfed: null, acted: false, paid: false },
      duel: null,
      firstOut: null,
      quiet: 0,
      stirred: false,
      known: { gnorf: 0, pnorf: 0 },
      gone: { gnorf: [], pnorf: [] },
      result: null,
    });
  });

  it('the example of the law is read', () => {
    const example = {
      game: 'uwo',
      options: { edition: 'en', catalogue: 'znorf-1' },
      board: { b2: 'gnorf fist', b3: 'pnorf tank' },
      hands: { gnorf: ['bunker', 'miss'], pnorf: [] },
      decks: { gnorf: ['pistol'], pnorf: [] },
      energy: { gnorf: 6, pnorf: 4 },
      turn: 'gnorf',
      ko: { b3: { until: 'pnorf', turnEnds: 1 } },
    };
    const parsed = uwo.parsePosition(example);
    expect(parsed.ok && uwo.position(parsed.value)).toMatchObject({
      ...example,
      options: { ...example.options, army: 10 },
    });
  });

  it('UWO-2 the first card of a deck is drawn next', () => {
    const { now } = scene('gnorf b2 fist, pnorf b4 fist', {
      hands: { gnorf: ['miss', 'miss'] },
      decks: { gnorf: ['tank', 'ball'] },
    }).play('0:end');
    expect(now.hands.gnorf).toContain('tank');
    expect(now.decks.gnorf).toEqual(['ball']);
  });

  it.each([
    [7, 'position: expected an object'],
    [{ game: 'mow', board: {} }, 'game: expected "uwo"'],
    [withField({ hat: 1 }), 'there is no field "hat"'],
    [withField({ options: { edition: 'fr' } }), 'edition: expected one of en, de, hu'],
    [withField({ options: { army: 9 } }), /^army: expected one of 8, 10, got 9$/],
    [withField({ board: { f1: 'gnorf fist' } }), 'there is no field "f1"'],
    [withField({ board: { a1: 'gnorf miss' } }), 'board.a1: there is no creature "gnorf miss"'],
    [withField({ board: { a1: 'znorf fist' } }), 'board.a1: there is no creature "znorf fist"'],
    [withField({ board: { a1: 'gnorf' } }), 'board.a1: there is no creature "gnorf"'],
    [withField({ hands: { gnorf: ['cannon'] } }), 'hands.gnorf[0]: expected one of fist'],
    [withField({ hands: { gnorf: Array(4).fill('tank') } }), 'the gnorfs have 3 of tank, not 4'],
    [withField({ decks: { pnorf: Array(10).fill('miss') } }), /the pnorfs have \d of miss, not 10/],
    [
      withField({ hands: { pnorf: ['dynamite'] }, gone: { pnorf: ['dynamite', 'dynamite'] } }),
      'the pnorfs have 3 of dynamite, not 4',
    ],
    [withField({ stacks: { c3: ['fist'] } }), 'stacks: by the rest of the position it is {}'],
    [
      { game: 'uwo', board: {}, stacks: { c3: ['fist'] } },
      'stacks: by the rest of the position it is {}',
    ],
    [withField({ stacks: { b2: ['miss'] } }), 'stacks.b2[0]: expected one of fist'],
    [withField({ energy: { gnorf: 7 } }), 'energy.gnorf: expected a whole number from 0 to 6'],
    [withField({ turn: 'znorf' }), 'turn: expected one of gnorf, pnorf'],
    [withField({ turn: 2 }), 'turn: expected one of gnorf, pnorf'],
    [
      withField({ ko: { c3: { until: 'gnorf', turnEnds: 1 } } }),
      'ko: by the rest of the position it is {}',
    ],
    [
      withField({ ko: { b2: { until: 'gnorf' } } }),
      'ko.b2: expected either turnEnds or turnBegins',
    ],
    [
      withField({ ko: { b2: { until: 'gnorf', turnEnds: 1, turnBegins: 1 } } }),
      'ko.b2: expected either',
    ],
    [
      withField({ ko: { b2: { until: 'gnorf', turnEnds: 0 } } }),
      'ko.b2.turnEnds: expected a whole number',
    ],
    [withField({ known: { gnorf: 1 } }), 'known.gnorf: the deck has 0 cards'],
    [
      withField({ known: { gnorf: 2 }, decks: { gnorf: ['tank'] } }),
      'known.gnorf: the deck has 1 cards',
    ],
    [
      withField({ result: { winners: [0], scores: [2, 2], places: [1, 2] } }),
      'result: by the rest of the position it is null',
    ],
    [withField({ duel: { stage: 'nap' } }), 'duel.stage: expected one of defend'],
    [
      withField({ duel: { stage: 'defend', attacker: 'b2' } }),
      'duel.target: at this stage there is one',
    ],
    [
      withField({ duel: { stage: 'defend', attacker: 'b2', target: 'c5' } }),
      'duel.target: nobody stands on c5',
    ],
    [
      withField({ duel: { stage: 'defend', attacker: 'b2', target: 'b3', asked: 0 } }),
      'duel.asked: seat 1 is asked',
    ],
    [
      withField({ duel: { stage: 'defend', attacker: 'b2', target: 'b3', centre: 'd4' } }),
      'duel.centre: at this stage there is none',
    ],
    [
      withField({ duel: { stage: 'defend', attacker: 'b2', target: 'b3' }, quiet: 60 }),
      'duel: the game is over',
    ],
  ])('UWO-2 impossible, with what and where: %j', (json, message) => {
    expect(errorOf(json)).toMatch(message);
  });

  it('UWO-61 a turn with a morf or a removal is not quiet', () => {
    const field = 'gnorf b2 fist, pnorf b4 fist';
    for (const more of [{ stirred: true }, { turnState: { morfed: 'b2' } }]) {
      expect(scene(field, more).now).toMatchObject({ quiet: 0, stirred: true });
      expect(errorOf(withField({ quiet: 5, ...more }))).toMatch(/^quiet: by the rest/);
    }
  });

  it('UWO-60 a field without one side is a finished game', () => {
    expect(scene('gnorf b2 fist').result).toEqual({ winners: [0], scores: [1, 0], places: [1, 2] });
    expect(scene('pnorf b2 fist').asked).toBeNull();
    expect(errorOf({ game: 'uwo', board: {} })).toBeNull();
  });

  it('UWO-44 left out, first out is who has no energy; of two, the one not on turn', () => {
    const field = 'gnorf b2 fist, pnorf b4 fist';
    expect(scene(field, { energy: { pnorf: 0 } }).now.firstOut).toBe('pnorf');
    expect(scene(field, { energy: { gnorf: 0, pnorf: 0 } }).now.firstOut).toBe('pnorf');
    expect(scene(field, { energy: { gnorf: 0, pnorf: 0 }, turn: 'pnorf' }).now.firstOut).toBe(
      'gnorf',
    );
    const told = scene(field, { energy: { gnorf: 0, pnorf: 0 }, firstOut: 'gnorf' });
    expect(told.play('0:end').asked).toBe(0);
  });

  it.each([
    ['a duel to be fended off', ['0:attack b2-b3']],
    ['a counterattack', ['0:attack b2-b3', '1:miss']],
    ['a blast', ['0:end', '1:blast d4']],
    ['the middle of a turn', ['0:morf pistol@b2', '0:walk b2-b1']],
    ['a second turn in a row', ['0:burn', '1:end']],
    ['the end', ['0:end', '1:blast d4', '0:fall', '1:end']],
  ])('UWO-24 read back from %s, it is the same state', (_, moves) => {
    const { state } = scene('gnorf b2 fist, gnorf d3 fist, pnorf b3 fist, pnorf d4 dynamite', {
      hands: { gnorf: ['pistol', 'miss'], pnorf: ['miss'] },
      decks: { gnorf: ['tank'] },
    }).play(...moves);
    const parsed = uwo.parsePosition(uwo.position(state));
    expect(parsed.ok && [...parsed.value.cells]).toEqual([...state.cells]);
  });

  it('any JSON gives a state or one sentence', () => {
    const check = (json: unknown): void => {
      const parsed = uwo.parsePosition(json as Json);
      if (parsed.ok)
        expect(uwo.parsePosition(uwo.position(parsed.value))).toMatchObject({ ok: true });
      else expect(parsed.error, brief(json as Json)).toMatch(/\S/);
    };
    fc.assert(fc.property(fc.jsonValue(), check));
    const fields = Object.keys(scene('gnorf b2 fist').now).slice(1);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) =>
        check(withField({ [field]: value })),
      ),
      { numRuns: 1000 },
    );
    const square = fc.constantFrom('a1', 'b2', 'b3', 'd3', 'd4', 'e6', 'z9', null);
    const duel = fc.record({
      stage: fc.constantFrom('defend', 'counter', 'blast'),
      attacker: square,
      target: square,
      centre: square,
      asked: fc.constantFrom(0, 1, 2, undefined),
    });
    fc.assert(
      fc.property(duel, (value) => check(withField({ duel: value }))),
      { numRuns: 1000 },
    );
  });
});
