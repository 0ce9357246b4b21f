import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const FAR = 'gnorf a1 fist, pnorf e6 fist';

describe('the bazooka', () => {
  const duel = (edition: string, more = {}) =>
    scene(`gnorf c1 bazooka, pnorf c6 fist, ${FAR}`, { options: { edition }, ...more });

  it.each(['en', 'de'])(
    'UWO-50 %s: a shot in the own turn knocks it out for two turn ends',
    (edition) => {
      const shot = duel(edition).play('0:attack c1-c6');
      expect(shot.now.ko).toEqual({ c1: { until: 'gnorf', turnEnds: 2 } });
      expect(shot.now.energy.gnorf).toBe(3);
      const next = shot.play('1:fall', '0:end');
      expect(next.now.ko).toEqual({ c1: { until: 'gnorf', turnEnds: 1 } });
      const own = next.play('1:end');
      expect(own.now.ko).toHaveProperty('c1');
      expect(own.clause('0:attack c1-c2')).toBe('UWO-25');
      expect(own.play('0:end').now.ko).toEqual({});
    },
  );

  it('UWO-50 hu: until its owner’s next turn begins', () => {
    const shot = duel('hu').play('0:attack c1-c6');
    expect(shot.now.ko).toEqual({ c1: { until: 'gnorf', turnBegins: 1 } });
    const enemy = shot.play('1:fall', '0:end');
    expect(enemy.now.ko).toHaveProperty('c1');
    expect(enemy.play('1:end').now.ko).toEqual({});
  });

  it.each([
    ['en', { until: 'pnorf', turnEnds: 1 }],
    ['de', { until: 'pnorf', turnEnds: 1 }],
    ['hu', { until: 'pnorf', turnBegins: 1 }],
  ])('UWO-50 %s: a counter-shot counts one', (edition, clock) => {
    const countered = scene(`gnorf c2 pistol, pnorf c4 bazooka, ${FAR}`, {
      options: { edition },
      hands: { pnorf: ['miss'] },
    }).play('0:attack c2-c4', '1:miss', '1:attack c4-c2');
    expect(countered.now.ko).toEqual({ c4: clock });
  });

  it('UWO-50 a shot in the own turn counts two, also as an answer in a duel', () => {
    const guns = {
      fist: { count: 10, walk: null, attack: { reach: 1, energy: 1 }, shield: [] },
      bazooka: { count: 3, walk: null, attack: { reach: 5, energy: 1 }, shield: ['fist'] },
    };
    const plain = { count: 3, walk: null, attack: { reach: 1, energy: 1 }, shield: [] };
    const catalogue = {
      name: 'armoured bazookas',
      version: 1,
      kinds: {
        ...guns,
        pistol: plain,
        ball: plain,
        tank: plain,
        bunker: plain,
        rider: { ...plain, walk: { squares: 1, energy: 1 }, attack: null },
        dynamite: { ...plain, attack: { energy: 1 } },
        miss: { count: 9 },
      },
    };
    const morfed = scene(`gnorf c3 fist, pnorf c4 fist, ${FAR}`, {
      options: { catalogue },
      hands: { gnorf: ['bazooka'], pnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss', '1:attack c4-c3', '0:morf bazooka@c3', '0:attack c3-c4');
    expect(morfed.now.ko).toEqual({ c3: { until: 'gnorf', turnEnds: 2 } });
  });

  it('UWO-50 knocked out the moment it fires: striking back removes it at once', () => {
    const back = scene(`gnorf c3 bazooka, pnorf c4 fist, ${FAR}`, {
      hands: { pnorf: ['miss'], gnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss', '1:attack c4-c3');
    expect(back.now.board).not.toHaveProperty('c3');
    expect(back.now.duel).toBeNull();
    expect(back.asked).toBe(0);
  });

  it('UWO-50 every one of several turns in a row counts', () => {
    const alone = duel('en', { energy: { gnorf: 5, pnorf: 0 } }).play(
      '0:attack c1-c6',
      '1:fall',
      '0:end',
      '0:end',
    );
    expect(alone.now.ko).toEqual({});
    const hu = duel('hu', { energy: { gnorf: 5, pnorf: 0 } }).play(
      '0:attack c1-c6',
      '1:fall',
      '0:end',
    );
    expect(hu.asked).toBe(0);
    expect(hu.now.ko).toEqual({});
  });

  it('UWO-50 a new knock-out replaces the old clock', () => {
    const trampled = scene(`gnorf c3 bazooka, pnorf c4 rider, ${FAR}`, {
      turn: 'pnorf',
      ko: { c3: { until: 'gnorf', turnEnds: 2 } },
    }).play('1:ride c4-c3-c2');
    expect(trampled.now.ko).toEqual({ c3: { until: 'gnorf', turnEnds: 1 } });
  });
});
