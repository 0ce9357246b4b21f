import { FastRandom, newState, WATCHER } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';
import { KINDS } from './kinds.ts';
import { HANDS } from './layout.ts';
import { scene } from './scene.testing.ts';

const FIELD = 'gnorf b2 fist, pnorf b3 fist, gnorf a1 fist, pnorf e6 fist';
const HIDDEN = {
  hands: { gnorf: ['tank', 'miss'], pnorf: ['miss', 'bunker'] },
  decks: { gnorf: ['ball', 'rider', 'pistol'], pnorf: ['dynamite'] },
};

describe('who knows what', () => {
  it('UWO-2 a view holds the own hand and only counts of all that is hidden', () => {
    const { state } = scene(FIELD, HIDDEN);
    const seen = uwo.view(state, 0);
    expect(seen).toMatchObject({ seat: 0, hand: ['tank', 'miss'], bottom: [] });
    expect(seen.held).toEqual({ gnorf: 2, pnorf: 2 });
    expect(seen.decks).toEqual({ gnorf: 3, pnorf: 1 });
    for (const kind of ['bunker', 'dynamite', 'ball', 'rider', 'pistol'])
      expect(JSON.stringify({ ...seen, options: null })).not.toContain(kind);
  });

  it('UWO-2 a watcher sees no hand at all', () => {
    const seen = uwo.view(scene(FIELD, HIDDEN).state, WATCHER);
    expect(seen).toMatchObject({ seat: null, hand: null, bottom: [] });
    expect(JSON.stringify({ ...seen, options: null })).not.toMatch(/miss|tank/);
  });

  it('UWO-14 one knows what one put under the own deck, in its order; the enemy only how many', () => {
    const { state } = scene(FIELD, HIDDEN).play('0:swap tank', '1:end', '0:swap miss');
    expect(uwo.view(state, 0).bottom).toEqual(['tank', 'miss']);
    expect(uwo.view(state, 0).known).toEqual({ gnorf: 2, pnorf: 0 });
    expect(uwo.view(state, 1).bottom).toEqual([]);
    expect(uwo.view(state, 1).known).toEqual({ gnorf: 2, pnorf: 0 });
  });

  it('UWO-14 what is known is known no more once it is drawn', () => {
    const drawn = scene('gnorf b2 fist, pnorf b4 fist', {
      hands: { gnorf: ['tank'] },
      decks: { gnorf: ['ball', 'rider'] },
    }).play('0:swap tank');
    expect(drawn.now.hands.gnorf).toEqual(['ball', 'tank', 'rider']);
    expect(drawn.now.known.gnorf).toBe(0);
  });

  it('UWO-14 the card swapped and the cards drawn are told to their player only', () => {
    const start = scene(FIELD, HIDDEN);
    expect(start.told(0, '0:swap tank')).toEqual([
      { clause: 'UWO-14', facts: { seat: 0, shown: 'yes', under: 'tank', card: 'ball' } },
      { clause: 'UWO-41', facts: { seat: 0 } },
      { clause: 'UWO-11', facts: { seat: 0, number: 1, shown: 'yes', cards: ['rider'] } },
    ]);
    for (const reader of [1, WATCHER] as const)
      expect(start.told(reader, '0:swap tank')).toEqual([
        { clause: 'UWO-14', facts: { seat: 0, shown: 'no' } },
        { clause: 'UWO-41', facts: { seat: 0 } },
        { clause: 'UWO-11', facts: { seat: 0, number: 1, shown: 'no' } },
      ]);
  });

  it('UWO-21 whether a defender could answer is in nobody else’s view', () => {
    const ask = (hand: string[]) => scene(FIELD, { hands: { pnorf: hand } }).play('0:attack b2-b3');
    const [armed, bare] = [ask(['miss', 'tank']), ask(['rider', 'rider'])];
    for (const reader of [0, WATCHER] as const)
      expect(uwo.view(armed.state, reader)).toEqual(uwo.view(bare.state, reader));
    expect(armed.asked).toBe(bare.asked);
  });

  it('UWO-23 a miss that was played lay open and stays known', () => {
    const { state } = scene(FIELD, HIDDEN).play('0:attack b2-b3', '1:miss');
    expect(uwo.view(state, 0).gone.pnorf).toEqual(['miss']);
    expect(uwo.view(state, WATCHER).gone.pnorf).toEqual(['miss']);
  });
});

describe('imagined worlds', () => {
  it('UWO-2 each unseen card is as likely in the enemy’s hand as any other', () => {
    const { state } = scene(FIELD, {
      hands: { pnorf: ['miss'] },
      decks: { pnorf: ['tank', 'tank'] },
      gone: { pnorf: [...Array(8).fill('fist'), ...Array(8).fill('miss')] },
    });
    const fill = uwo.imagine(uwo.view(state, 0));
    const world = newState(state.variant);
    const random = new FastRandom('worlds');
    const held = new Int32Array(KINDS.length);
    const worlds = 22_000;
    for (let i = 0; i < worlds; i++) {
      fill(world, random);
      held.forEach((_, kind) => (held[kind]! += world.cells[HANDS + KINDS.length + kind]!));
    }
    // Unseen are one miss and three of each of the seven forms.
    const share = Object.fromEntries(KINDS.map((kind, i) => [kind, (held[i]! / worlds) * 22]));
    expect(share['fist']).toBe(0);
    expect(share['miss']).toBeCloseTo(1, 0);
    for (const form of ['pistol', 'ball', 'tank', 'bunker', 'bazooka', 'rider', 'dynamite'])
      expect(Math.abs(share[form]! - 3)).toBeLessThan(0.25);
  });

  it('UWO-14 the own known cards stay at the bottom of the own deck', () => {
    const { state } = scene(FIELD, HIDDEN).play('0:swap tank');
    const fill = uwo.imagine(uwo.view(state, 0));
    const world = newState(state.variant);
    fill(world, new FastRandom('x'));
    const { decks, hands } = uwo.position(world) as never as {
      decks: { gnorf: string[] };
      hands: { gnorf: string[] };
    };
    expect(decks.gnorf.at(-1)).toBe('tank');
    expect(decks.gnorf).toHaveLength(2);
    expect(hands.gnorf).toEqual(['ball', 'rider', 'miss']);
  });
});

describe('what is told', () => {
  const clauses = (told: readonly { readonly clause: string }[]) =>
    told.map(({ clause }) => clause);

  it('UWO-20 an attack, UWO-50 its bazooka, UWO-21 what falls, UWO-60 the end', () => {
    const start = scene('gnorf c1 bazooka, pnorf c6 fist');
    expect(start.told(1, '0:attack c1-c6')).toEqual([
      {
        clause: 'UWO-20',
        facts: { seat: 0, attacker: 'bazooka', square: 'c1', target: 'fist', goal: 'c6' },
      },
      { clause: 'UWO-50', facts: { seat: 0, square: 'c1' } },
    ]);
    expect(start.play('0:attack c1-c6').told(0, '1:fall')).toEqual([
      { clause: 'UWO-21', facts: { seat: 1, card: 'fist', square: 'c6', ko: 'no' } },
      { clause: 'UWO-60', facts: { what: 'win', seat: 0 } },
    ]);
  });

  it('UWO-24 the strike back and the stop, UWO-22 and UWO-23 the defences', () => {
    const duel = scene(FIELD, { hands: { pnorf: ['miss'], gnorf: ['pistol'] } });
    expect(clauses(duel.play('0:attack b2-b3').told(0, '1:miss'))).toEqual(['UWO-23']);
    const struck = duel.play('0:attack b2-b3', '1:miss');
    expect(struck.told(0, '1:attack b3-b2')[0]).toMatchObject({
      clause: 'UWO-24',
      facts: { what: 'strike', seat: 1 },
    });
    expect(clauses(struck.told(0, '1:stop'))).toEqual(['UWO-24']);
    expect(clauses(struck.play('1:attack b3-b2').told(1, '0:morf pistol@b2'))).toEqual(['UWO-22']);
  });

  it('UWO-51 the ride and UWO-52 whom it tramples', () => {
    const start = scene('gnorf c3 rider, pnorf c4 fist');
    expect(start.told(1, '0:ride c3-c4-c5')).toEqual([
      {
        clause: 'UWO-51',
        facts: { seat: 0, card: 'rider', square: 'c3', goal: 'c5', path: ['c3', 'c4', 'c5'] },
      },
      { clause: 'UWO-52', facts: { seat: 0, squares: ['c4'] } },
    ]);
    expect(clauses(start.told(1, '0:ride c3-b3'))).toEqual(['UWO-51']);
  });

  it('UWO-54 the fuse, the saved and the blast; UWO-55 in the turn of the morf', () => {
    const start = scene('gnorf c3 dynamite, gnorf a1 fist, pnorf c4 fist, pnorf e6 fist', {
      hands: { pnorf: ['bunker'], gnorf: ['dynamite'] },
    });
    const lit = start.play('0:blast c3');
    expect(start.told(1, '0:blast c3')).toEqual([
      { clause: 'UWO-54', facts: { what: 'light', seat: 0, square: 'c3' } },
    ]);
    expect(lit.told(0, '1:morf bunker@c4')).toEqual([
      { clause: 'UWO-54', facts: { what: 'save', seat: 1, card: 'bunker', square: 'c4' } },
      { clause: 'UWO-54', facts: { what: 'boom', squares: ['c3'] } },
    ]);
    expect(lit.told(0, '1:fall')[0]?.facts).toEqual({ what: 'boom', squares: ['c3', 'c4'] });
    const fresh = start.play('0:morf dynamite@c3');
    expect(clauses(fresh.told(1, '0:blast c3'))).toEqual(['UWO-55']);
  });

  it('UWO-43 who is out, UWO-44 energy back, UWO-25 who is up again, UWO-61 the quiet end', () => {
    const start = scene(FIELD, {
      energy: { gnorf: 1, pnorf: 2 },
      ko: { b2: { until: 'gnorf', turnEnds: 1 } },
    });
    expect(clauses(start.told(1, '0:end'))).toEqual(['UWO-10', 'UWO-41', 'UWO-43', 'UWO-25']);
    expect(clauses(start.play('0:end').told(1, '1:burn'))).toEqual(['UWO-42', 'UWO-44']);
    const quiet = scene(FIELD, { options: { quietTurns: 1 } });
    expect(clauses(quiet.told(1, '0:end'))).toEqual(['UWO-10', 'UWO-41', 'UWO-61']);
  });

  it('UWO-45 what happens at the end of a turn is told in its order', () => {
    const end = {
      energy: { gnorf: 1, pnorf: 0 },
      decks: { gnorf: ['tank'] },
    };
    const ends = { b2: { until: 'gnorf', turnEnds: 1 } };
    const begins = { b3: { until: 'pnorf', turnBegins: 1 } };
    expect(scene(FIELD, { ...end, ko: ends }).told(1, '0:end')).toEqual([
      { clause: 'UWO-10', facts: { seat: 0 } },
      { clause: 'UWO-41', facts: { seat: 0 } },
      { clause: 'UWO-25', facts: { squares: ['b2'] } },
      { clause: 'UWO-11', facts: { seat: 0, number: 1, shown: 'no' } },
      { clause: 'UWO-44', facts: { seat: 1 } },
    ]);
    const hu = scene(FIELD, { ...end, ko: begins, options: { edition: 'hu' } });
    expect(hu.told(1, '0:end').slice(-2)).toEqual([
      { clause: 'UWO-44', facts: { seat: 1 } },
      { clause: 'UWO-25', facts: { squares: ['b3'] } },
    ]);
    const quiet = scene(FIELD, { ...end, ko: ends, options: { quietTurns: 1 } });
    expect(clauses(quiet.told(1, '0:end'))).toEqual([
      'UWO-10',
      'UWO-41',
      'UWO-43',
      'UWO-25',
      'UWO-11',
      'UWO-61',
    ]);
  });
});
