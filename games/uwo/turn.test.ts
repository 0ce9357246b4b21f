import { dealt, fairChance, mustParse, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';
import type { UwoState } from './layout.ts';
import { scene, sceneOf } from './scene.testing.ts';

const opening = (options = {}) =>
  sceneOf(dealt(uwo, mustParse(setUp(uwo, options, 2)), fairChance('x')) as UwoState);

describe('the start', () => {
  it('UWO-1 ten fists each, gnorfs on rows 1 and 2, pnorfs on rows 5 and 6', () => {
    const { board } = opening().now;
    const row = (n: number) => ['a', 'b', 'c', 'd', 'e'].map((column) => board[`${column}${n}`]);
    for (const n of [1, 2]) expect(row(n)).toEqual(Array(5).fill('gnorf fist'));
    for (const n of [5, 6]) expect(row(n)).toEqual(Array(5).fill('pnorf fist'));
    expect(Object.keys(board)).toHaveLength(20);
  });

  it('UWO-1 an army of 8 leaves the corners of the field empty and sets two fists aside', () => {
    const { board, gone, decks } = opening({ army: 8 }).now;
    expect(Object.keys(board)).toHaveLength(16);
    for (const corner of ['a1', 'e1', 'a6', 'e6']) expect(board).not.toHaveProperty(corner);
    expect(gone).toEqual({ gnorf: ['fist', 'fist'], pnorf: ['fist', 'fist'] });
    expect(decks.gnorf).not.toContain('fist');
  });

  it('UWO-1 an army is 10 or 8', () => {
    expect(setUp(uwo, { army: 9 }, 2)).toMatchObject({ ok: false });
    expect(setUp(uwo, { army: 8 }, 2)).toMatchObject({ ok: true });
  });

  it('UWO-2 thirty cards not on the field, three of them drawn; six energy; gnorfs begin', () => {
    const { now, asked } = opening();
    for (const side of ['gnorf', 'pnorf'] as const) {
      expect(now.hands[side]).toHaveLength(3);
      expect(now.decks[side]).toHaveLength(27);
      const cards = [...now.hands[side], ...now.decks[side]];
      expect(cards.filter((kind) => kind === 'miss')).toHaveLength(9);
      for (const form of ['pistol', 'ball', 'tank', 'bunker', 'bazooka', 'rider', 'dynamite'])
        expect(cards.filter((kind) => kind === form)).toHaveLength(3);
    }
    expect(now.energy).toEqual({ gnorf: 6, pnorf: 6 });
    expect(asked).toBe(0);
    expect(now.decks.gnorf).not.toEqual(now.decks.pnorf);
  });
});

describe('a turn', () => {
  const meadow = 'gnorf b2 fist, gnorf d2 fist, pnorf b5 fist';

  it('UWO-10 one morf and one action, in either order', () => {
    const start = scene(meadow, { hands: { gnorf: ['pistol', 'tank'] } });
    const done = ['end', 'burn'].sort();
    const first = start.play('0:morf pistol@b2', '0:walk d2-d3');
    const other = start.play('0:walk d2-d3', '0:morf pistol@b2');
    expect(first.legal()).toEqual(done);
    expect(first.now).toEqual(other.now);
    expect(first.refused('0:morf tank@d3')).toEqual({ clause: 'UWO-10', facts: { why: 'morfed' } });
    expect(first.refused('0:walk d3-d4')).toEqual({ clause: 'UWO-10', facts: { why: 'acted' } });
  });

  it('UWO-10 a turn never ends by itself, also with nothing left to do at 0 energy', () => {
    const spent = scene(meadow, { hands: { gnorf: ['pistol'] }, energy: { gnorf: 2 } }).play(
      '0:morf pistol@b2',
      '0:walk b2-b3',
    );
    expect(spent.now.energy.gnorf).toBe(0);
    expect(spent.asked).toBe(0);
    expect(spent.legal()).toEqual(['end']);
  });

  it('UWO-10 exactly one seat has moves; the other is told whose turn it is', () => {
    const start = scene(meadow);
    expect(start.refused('1:end')).toEqual({ clause: 'UWO-10', facts: { why: 'turn', next: 0 } });
    expect(start.play('0:end').refused('0:end')?.facts).toEqual({ why: 'turn', next: 1 });
  });

  it('UWO-10 neither morf nor action is a turn too', () => {
    expect(scene(meadow).play('0:end').asked).toBe(1);
  });

  it('UWO-11 the hand is filled up to 3 at the end of the own turn', () => {
    const { now } = scene(meadow, {
      hands: { gnorf: ['miss'], pnorf: [] },
      decks: { gnorf: ['pistol', 'tank', 'ball'], pnorf: ['miss'] },
    }).play('0:end');
    expect(now.hands).toEqual({ gnorf: ['pistol', 'tank', 'miss'], pnorf: [] });
    expect(now.decks).toEqual({ gnorf: ['ball'], pnorf: ['miss'] });
  });

  it.each(['en', 'de', 'hu'])('UWO-11 %s: also where the sheet says "may"', (edition) => {
    const { now } = scene(meadow, { options: { edition }, decks: { gnorf: ['ball'] } }).play(
      '0:end',
    );
    expect(now.hands.gnorf).toEqual(['ball']);
  });

  it('UWO-11 also at the end of the turn in which one ran out; not while the enemy plays on', () => {
    const out = scene(meadow, {
      energy: { gnorf: 1, pnorf: 3 },
      hands: { gnorf: [] },
      decks: { gnorf: ['pistol', 'tank', 'ball', 'miss', 'miss'] },
    }).play('0:end');
    expect(out.now.hands.gnorf).toHaveLength(3);
    const shot = scene('gnorf b2 fist, gnorf d2 fist, pnorf b3 fist', {
      turn: 'pnorf',
      energy: { gnorf: 0, pnorf: 3 },
      hands: { gnorf: ['miss'] },
      decks: { gnorf: ['pistol'] },
    }).play('1:attack b3-b2', '0:miss', '0:stop', '1:end');
    expect(shot.asked).toBe(1);
    expect(shot.now.hands.gnorf).toEqual([]);
  });

  it('UWO-11 an empty deck and an empty hand end nothing', () => {
    const { result, asked } = scene(meadow).play('0:end', '1:end');
    expect(result).toBeNull();
    expect(asked).toBe(0);
  });

  it('UWO-12 a morf lays a form on an own creature for 1 energy; the top card counts', () => {
    const { now } = scene(meadow, { hands: { gnorf: ['tank'] } }).play('0:morf tank@b2');
    expect(now.board['b2']).toBe('gnorf tank');
    expect(now.stacks).toEqual({ b2: ['fist'] });
    expect(now.energy.gnorf).toBe(5);
    expect(now.hands.gnorf).toEqual([]);
    expect(now.turnState).toEqual({ morfed: 'b2', acted: false, paid: true });
  });

  it('UWO-12 stacks grow without limit, also of the same kind, and leave the game as a whole', () => {
    const tall = scene('gnorf b2 pistol, pnorf b3 bunker, pnorf e6 fist', {
      hands: { gnorf: ['pistol'] },
      stacks: {
        b2: [
          'fist',
          'tank',
          'tank',
          'tank',
          'ball',
          'ball',
          'ball',
          'rider',
          'rider',
          'rider',
          'pistol',
        ],
      },
    }).play('0:morf pistol@b2');
    expect(tall.now.stacks['b2']).toHaveLength(12);
    expect(tall.now.stacks['b2']!.slice(-2)).toEqual(['pistol', 'pistol']);
    const { now } = tall.play('0:end', '1:attack b3-b2', '0:fall');
    expect(now.gone.gnorf).toHaveLength(13);
    expect(now.gone.gnorf.filter((kind) => kind === 'pistol')).toHaveLength(3);
    expect(now.stacks).toEqual({});
  });

  it('UWO-12 needs a form from the hand and a creature of one’s own', () => {
    const start = scene(meadow, { hands: { gnorf: ['tank', 'miss'], pnorf: ['ball'] } });
    expect(start.refused('0:morf ball@b2')).toMatchObject({
      clause: 'UWO-12',
      facts: { why: 'hand' },
    });
    expect(start.refused('0:morf miss@b2')?.facts).toMatchObject({ why: 'miss' });
    expect(start.refused('0:morf tank@b5')?.facts).toMatchObject({ why: 'creature' });
    expect(start.refused('0:morf tank@c3')?.facts).toMatchObject({ why: 'creature' });
    expect(start.legal('morf')).toEqual(['morf tank@b2', 'morf tank@d2']);
  });

  it('UWO-13 a creature morfed in the own turn may walk but not attack', () => {
    const close = scene('gnorf b2 fist, gnorf c3 fist, pnorf b3 fist', {
      hands: { gnorf: ['pistol'] },
    }).play('0:morf pistol@b2');
    expect(close.legal('walk b2')).toEqual(['walk b2-a2', 'walk b2-b1', 'walk b2-c2']);
    expect(close.refused('0:attack b2-b3')).toEqual({ clause: 'UWO-13', facts: { square: 'b2' } });
    expect(close.legal('attack')).toEqual(['attack c3-b3']);
  });

  it('UWO-13 does not bind a morf in defence', () => {
    const duel = scene('gnorf b2 fist, pnorf b3 fist', {
      turn: 'pnorf',
      hands: { gnorf: ['pistol'] },
    }).play('1:attack b3-b2', '0:morf pistol@b2');
    expect(duel.legal()).toContain('attack b2-b3');
  });

  it('UWO-14 a swap puts a card under the deck, draws the top one and ends the turn', () => {
    const swapped = scene(meadow, {
      hands: { gnorf: ['miss', 'tank', 'tank'] },
      decks: { gnorf: ['ball', 'pistol'] },
    }).play('0:swap miss');
    expect(swapped.now.hands.gnorf).toEqual(['ball', 'tank', 'tank']);
    expect(swapped.now.decks.gnorf).toEqual(['pistol', 'miss']);
    expect(swapped.asked).toBe(1);
  });

  it('UWO-14 after the action, but instead of the morf', () => {
    const start = scene(meadow, {
      hands: { gnorf: ['miss', 'tank'] },
      decks: { gnorf: ['ball'] },
    });
    expect(start.play('0:walk b2-b3').legal('swap')).toEqual(['swap miss', 'swap tank']);
    expect(start.play('0:morf tank@b2').refused('0:swap miss')).toEqual({
      clause: 'UWO-14',
      facts: { why: 'morfed', card: 'miss' },
    });
  });

  it('UWO-14 costs nothing by itself: 1 in a turn without payment, 0 after a walk or at 0 energy', () => {
    const more = { hands: { gnorf: ['miss'] }, decks: { gnorf: ['ball'] } };
    expect(scene(meadow, more).play('0:swap miss').now.energy.gnorf).toBe(5);
    expect(scene(meadow, more).play('0:walk b2-b3', '0:swap miss').now.energy.gnorf).toBe(5);
    const broke = scene(meadow, { ...more, energy: { gnorf: 0 } });
    expect(broke.legal()).toEqual(['end', 'swap miss']);
    expect(broke.play('0:swap miss').now.energy).toEqual({ gnorf: 0, pnorf: 6 });
  });

  it('UWO-14 not with an empty deck, and only what is in the hand', () => {
    const start = scene(meadow, { hands: { gnorf: ['miss'] } });
    expect(start.refused('0:swap miss')?.facts).toEqual({ why: 'deck', card: 'miss' });
    expect(start.refused('0:swap tank')).toEqual({
      clause: 'UWO-14',
      facts: { why: 'hand', card: 'tank' },
    });
  });

  it('UWO-15 straight over empty squares up to the walk number', () => {
    const start = scene('gnorf c3 ball, gnorf c5 fist, pnorf a3 fist, pnorf e6 fist');
    expect(start.legal('walk c3')).toEqual([
      'walk c3-b3',
      'walk c3-c1',
      'walk c3-c2',
      'walk c3-c4',
      'walk c3-d3',
      'walk c3-e3',
    ]);
    const { now } = start.play('0:walk c3-e3');
    expect(now.board['e3']).toBe('gnorf ball');
    expect(now.board).not.toHaveProperty('c3');
    expect(now.energy.gnorf).toBe(5);
  });

  it.each([
    ['walk c3-d4', 'line'],
    ['walk c3-c3', 'line'],
    ['walk c3-c6', 'far'],
    ['walk c3-a3', 'taken'],
    ['walk c3-c4', 'taken'],
    ['walk c3-c5', 'taken'],
    ['walk a3-a4', 'creature'],
    ['walk b2-b3', 'creature'],
    ['walk e1-e2', 'never'],
  ])('UWO-15 refuses %s: %s', (move, why) => {
    const start = scene('gnorf c3 ball, gnorf c4 fist, gnorf e1 bunker, pnorf a3 fist');
    expect(start.refused(`0:${move}`)).toMatchObject({ clause: 'UWO-15', facts: { why } });
  });
});
