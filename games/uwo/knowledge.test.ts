import { FastRandom, newState, WATCHER } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';
import { KINDS } from './cards.ts';
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
