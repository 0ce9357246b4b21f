import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const FAR = 'gnorf a1 fist, pnorf e6 fist';

describe('the rider', () => {
  const stable = scene(
    'gnorf c3 rider, gnorf c2 fist, pnorf c4 fist, pnorf d3 bazooka, pnorf e6 fist',
  );

  it('UWO-51 one to three steps with bends, always for 2, over enemies but not friends', () => {
    const rides = stable.legal('ride');
    expect(rides).toContain('ride c3-c4-c5');
    expect(rides).toContain('ride c3-b3');
    expect(rides).toContain('ride c3-b3-b4-b5');
    expect(rides).toContain('ride c3-c4-d4-d5');
    expect(rides.filter((ride) => ride.endsWith('c4') || ride.endsWith('c2'))).toEqual([]);
    expect(rides.filter((ride) => ride.includes('c2'))).toEqual([]);
    expect(stable.play('0:ride c3-b3').now.energy.gnorf).toBe(4);
    expect(stable.play('0:ride c3-b3-b4-b5').now.energy.gnorf).toBe(4);
  });

  it('UWO-51 from a corner of the empty field: two, four and ten paths of 1, 2 and 3 steps', () => {
    const rides = scene('gnorf a1 rider, pnorf e6 fist').legal('ride');
    expect(
      [2, 3, 4].map((n) => rides.filter((ride) => ride.split('-').length === n).length),
    ).toEqual([2, 4, 10]);
    expect(rides).toEqual([
      'ride a1-a2',
      'ride a1-a2-a3',
      'ride a1-a2-a3-a4',
      'ride a1-a2-a3-b3',
      'ride a1-a2-b2',
      'ride a1-a2-b2-b1',
      'ride a1-a2-b2-b3',
      'ride a1-a2-b2-c2',
      'ride a1-b1',
      'ride a1-b1-b2',
      'ride a1-b1-b2-a2',
      'ride a1-b1-b2-b3',
      'ride a1-b1-b2-c2',
      'ride a1-b1-c1',
      'ride a1-b1-c1-c2',
      'ride a1-b1-c1-d1',
    ]);
  });

  it.each([
    ['ride c3-b4', 'diagonal'],
    ['ride c3-b3-a4', 'diagonal'],
    ['ride c3-a3', 'diagonal'],
    ['ride c3-b3-a3-a4-a5', 'far'],
    ['ride c3-b3-c3', 'twice'],
    ['ride c3-b3-b4-b3', 'twice'],
    ['ride c3-c2-c1', 'friend'],
    ['ride c3-d3-e3', 'shield'],
    ['ride c3-d4-e5', 'diagonal'],
    ['ride c3-c4-c4', 'diagonal'],
    ['ride c3-d3-b3', 'diagonal'],
    ['ride c3-c5-c6', 'diagonal'],
    ['ride c3-b4-c3', 'diagonal'],
    ['ride c3-d4-e5-e6', 'diagonal'],
    ['ride c3-d4-c5-d6', 'diagonal'],
    ['ride c3-b4-a5-b4', 'diagonal'],
    ['ride c3-e6', 'diagonal'],
    ['ride c3-c3', 'diagonal'],
    ['ride c3-c4', 'taken'],
    ['ride c3-c2', 'taken'],
    ['ride c3-d3', 'taken'],
    ['ride c2-c1', 'kind'],
    ['ride c4-c5', 'creature'],
    ['walk c3-b3', 'rideOnly'],
  ])('UWO-51 refuses %s: %s', (move, why) => {
    expect(stable.refused(`0:${move}`)).toMatchObject({ clause: 'UWO-51', facts: { why } });
  });

  it('UWO-51 passes over a bazooka that is knocked out', () => {
    const down = scene('gnorf c3 rider, pnorf d3 bazooka', {
      ko: { d3: { until: 'pnorf', turnEnds: 1 } },
    });
    expect(down.legal('ride')).toContain('ride c3-d3-e3');
    expect(scene('gnorf c3 rider, pnorf d3 bazooka').legal('ride')).not.toContain('ride c3-d3-e3');
  });

  it.each([
    ['de', { until: 'gnorf', turnEnds: 2 }],
    ['en', { until: 'pnorf', turnEnds: 1 }],
    ['hu', { until: 'pnorf', turnEnds: 1 }],
  ])('UWO-52 %s: every enemy passed over is knocked out, without defence', (edition, clock) => {
    const trampled = scene('gnorf c3 rider, pnorf c4 fist, pnorf d4 tank, pnorf e6 fist', {
      options: { edition },
      hands: { pnorf: ['miss', 'bazooka'] },
    }).play('0:ride c3-c4-d4-d5');
    expect(trampled.now.ko).toEqual({ c4: clock, d4: clock });
    expect(trampled.asked).toBe(0);
  });

  it.each([
    ['de', [true, true, true, false]],
    ['en', [true, true, false, false]],
    ['hu', [true, true, false, false]],
  ])('UWO-52 %s: how long it lasts, turn end by turn end', (edition, still) => {
    let now = scene('gnorf c3 rider, pnorf c4 fist', { options: { edition } }).play(
      '0:ride c3-c4-c5',
    );
    const seen = [Object.keys(now.now.ko).length > 0];
    for (const move of ['0:end', '1:end', '0:end']) {
      now = now.play(move);
      seen.push(Object.keys(now.now.ko).length > 0);
    }
    expect(seen).toEqual(still);
  });

  it.each([
    ['en', ['walk c4-b4', 'walk c4-d4']],
    ['de', []],
    ['hu', ['walk c4-b4', 'walk c4-d4']],
  ])('UWO-52 %s: trampled, it can not attack in its owner’s next turn', (edition, walks) => {
    const next = scene('gnorf c3 rider, gnorf c2 fist, pnorf c4 fist', {
      options: { edition },
    }).play('0:ride c3-c4-c5', '0:end');
    expect(next.legal('walk c4')).toEqual(expect.arrayContaining(walks));
    expect(next.legal('walk c4').length > 0).toBe(walks.length > 0);
    expect(next.clause('1:attack c4-c5')).toBe('UWO-25');
  });

  it.each(['en', 'de', 'hu'])(
    'UWO-52 %s: while its owner is out of energy it stays down, and an attack removes it at once',
    (edition) => {
      const alone = scene('gnorf c3 rider, gnorf b4 fist, pnorf c4 fist, pnorf e6 fist', {
        options: { edition },
        energy: { gnorf: 6, pnorf: 0 },
        hands: { pnorf: ['miss'] },
      }).play('0:ride c3-c4-c5', '0:end');
      expect(alone.now.turn).toBe('gnorf');
      expect(Object.keys(alone.now.ko)).toEqual(['c4']);
      const struck = alone.play('0:attack b4-c4');
      expect(struck.now.board).not.toHaveProperty('c4');
      expect(struck.asked).toBe(0);
    },
  );

  it('UWO-52 trampled again, it starts anew', () => {
    const again = scene('gnorf c3 rider, pnorf c4 fist', {
      options: { edition: 'de' },
      ko: { c4: { until: 'gnorf', turnEnds: 1 } },
    }).play('0:ride c3-c4-c5');
    expect(again.now.ko).toEqual({ c4: { until: 'gnorf', turnEnds: 2 } });
  });

  it('UWO-53 has no attack and never strikes back', () => {
    expect(stable.refused('0:attack c3-c4')).toEqual({
      clause: 'UWO-53',
      facts: { why: 'attack', square: 'c3' },
    });
    const missed = scene(`gnorf c3 pistol, pnorf c4 rider, ${FAR}`, {
      hands: { pnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss');
    expect(missed.legal()).toEqual(['stop']);
    expect(missed.clause('1:attack c4-c3')).toBe('UWO-53');
  });

  const attacked = (edition: string) =>
    scene(`gnorf c3 pistol, pnorf c4 rider, ${FAR}`, {
      options: { edition },
      hands: { pnorf: ['tank', 'miss', 'pistol'] },
    }).play('0:attack c3-c4');

  it.each(['en', 'de'])('UWO-53 %s: attacked, it can only dodge', (edition) => {
    expect(attacked(edition).legal()).toEqual(['fall', 'miss']);
    expect(attacked(edition).refused('1:morf tank@c4')).toEqual({
      clause: 'UWO-53',
      facts: { why: 'morf', square: 'c4' },
    });
    expect(attacked(edition).clause('1:morf ball@c4')).toBe('UWO-12');
  });

  it('UWO-53 hu: it may fend off by a morf, and its new form may strike back', () => {
    expect(attacked('hu').legal()).toEqual(['fall', 'miss', 'morf tank@c4']);
    expect(attacked('hu').play('1:morf tank@c4').legal()).toEqual(['attack c4-c3', 'stop']);
  });

  it.each(['en', 'de', 'hu'])(
    'UWO-53 others may morf into one, and can then only stop (%s)',
    (edition) => {
      const turned = scene(`gnorf c3 fist, pnorf c4 fist, ${FAR}`, {
        options: { edition },
        hands: { pnorf: ['rider'] },
      }).play('0:attack c3-c4', '1:morf rider@c4');
      expect(turned.legal()).toEqual(['stop']);
    },
  );
});
