import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

/** So that no removal ends the game. */
const FAR = 'gnorf a1 fist, pnorf e6 fist';

describe('an attack', () => {
  it('UWO-3 reach, cost and shield are those of the card on top', () => {
    const start = scene(`gnorf c2 tank, pnorf c5 fist, ${FAR}`, { stacks: { c2: ['fist'] } });
    expect(start.legal('attack')).toEqual(['attack c2-c5']);
    expect(start.play('0:attack c2-c5').now.energy.gnorf).toBe(4);
  });

  it('UWO-20 in row or column, within reach, nobody of either side between', () => {
    const start = scene(
      'gnorf c3 bunker, gnorf c4 fist, pnorf c6 fist, pnorf a3 fist, pnorf b3 tank, pnorf d4 fist, pnorf e3 fist',
    );
    expect(start.legal('attack c3')).toEqual(['attack c3-b3', 'attack c3-e3']);
    expect(start.refused('0:attack c3-c6')).toMatchObject({
      clause: 'UWO-20',
      facts: { why: 'between' },
    });
    expect(start.refused('0:attack c3-a3')?.facts).toMatchObject({ why: 'between' });
    expect(start.refused('0:attack c3-d4')?.facts).toMatchObject({ why: 'line' });
    expect(start.refused('0:attack c4-c6')?.facts).toMatchObject({ why: 'far' });
    expect(start.refused('0:attack c3-c4')?.facts).toMatchObject({ why: 'target' });
    expect(start.refused('0:attack c3-d3')?.facts).toMatchObject({ why: 'target' });
    expect(start.refused('0:attack b3-c3')?.facts).toMatchObject({ why: 'creature' });
  });

  it('UWO-20 the attacker pays first', () => {
    const { now, asked } = scene(`gnorf b2 fist, pnorf b3 fist, ${FAR}`).play('0:attack b2-b3');
    expect(now.energy.gnorf).toBe(5);
    expect(now.turnState).toEqual({ morfed: null, acted: true, paid: true });
    expect(now.duel).toEqual({
      stage: 'defend',
      attacker: 'b2',
      target: 'b3',
      centre: null,
      asked: 1,
    });
    expect(asked).toBe(1);
  });

  it('UWO-20 a target shielded against the kind can not be attacked, unless knocked out', () => {
    const field = `gnorf b2 fist, pnorf b3 tank, ${FAR}`;
    expect(scene(field).refused('0:attack b2-b3')).toEqual({
      clause: 'UWO-20',
      facts: { why: 'shield', attacker: 'fist', target: 'tank', square: 'b3' },
    });
    const down = scene(field, { ko: { b3: { until: 'pnorf', turnEnds: 1 } } });
    expect(down.play('0:attack b2-b3').now.board).not.toHaveProperty('b3');
  });

  it.each(['en', 'de', 'hu'])('UWO-20 %s: attack or hit, a shield refuses both', (edition) => {
    const field = `gnorf b2 pistol, pnorf b3 ball, ${FAR}`;
    expect(scene(field, { options: { edition } }).clause('0:attack b2-b3')).toBe('UWO-20');
  });

  it('UWO-21 not fended off, it removes the target', () => {
    const { now, asked } = scene(`gnorf b2 fist, pnorf b3 pistol, ${FAR}`, {
      ko: { b3: { until: 'pnorf', turnEnds: 1 } },
    }).play('0:attack b2-b3');
    expect(now.gone.pnorf).toEqual(['pistol']);
    expect(asked).toBe(0);
    const fallen = scene(`gnorf b2 fist, pnorf b3 fist, ${FAR}`).play('0:attack b2-b3', '1:fall');
    expect(fallen.now.gone.pnorf).toEqual(['fist']);
    expect(fallen.now.duel).toBeNull();
    expect(fallen.asked).toBe(0);
  });

  it('UWO-21 the defender is asked even with nothing to answer', () => {
    const asked = scene(`gnorf b2 fist, pnorf b3 fist, ${FAR}`).play('0:attack b2-b3');
    expect(asked.legal()).toEqual(['fall']);
    expect(asked.refused('1:end')).toEqual({
      clause: 'UWO-21',
      facts: { why: 'asked', square: 'b3' },
    });
    expect(asked.clause('1:walk b3-b4')).toBe('UWO-21');
  });

  it('UWO-21 only a knocked-out target is removed at once', () => {
    const down = scene(`gnorf b2 fist, pnorf b3 fist, ${FAR}`, {
      hands: { pnorf: ['miss', 'tank'] },
      ko: { b3: { until: 'pnorf', turnEnds: 1 } },
    }).play('0:attack b2-b3');
    expect(down.now.board).not.toHaveProperty('b3');
    expect(down.now.ko).toEqual({});
    expect(down.asked).toBe(0);
  });

  it('UWO-21 in one’s own turn there is nothing to let fall', () => {
    expect(scene(FAR).refused('0:fall')).toEqual({ clause: 'UWO-21', facts: { why: 'nothing' } });
  });
});

describe('a defence', () => {
  const attacked = scene(`gnorf b2 pistol, pnorf b3 fist, pnorf c3 fist, ${FAR}`, {
    hands: { pnorf: ['miss', 'pistol', 'ball', 'tank'] },
  }).play('0:attack b2-b3');

  it('UWO-22 by a morf of the target into a form shielded against the attacker, for 1', () => {
    expect(attacked.legal()).toEqual(['fall', 'miss', 'morf ball@b3', 'morf tank@b3']);
    const { now } = attacked.play('1:morf ball@b3');
    expect(now.board['b3']).toBe('pnorf ball');
    expect(now.energy.pnorf).toBe(5);
    expect(now.duel).toMatchObject({ stage: 'counter', attacker: 'b2', target: 'b3', asked: 1 });
  });

  it('UWO-22 refuses other forms and other creatures', () => {
    expect(attacked.refused('1:morf pistol@b3')).toMatchObject({
      clause: 'UWO-22',
      facts: { why: 'shield', attacker: 'pistol' },
    });
    expect(attacked.refused('1:morf ball@c3')).toMatchObject({
      clause: 'UWO-22',
      facts: { why: 'target' },
    });
    expect(attacked.refused('1:morf bunker@b3')).toMatchObject({ clause: 'UWO-12' });
  });

  it('UWO-23 by a miss: the attack fails, it costs nothing, and the card leaves the game', () => {
    const { now, asked } = attacked.play('1:miss');
    expect(now.energy.pnorf).toBe(6);
    expect(now.gone.pnorf).toEqual(['miss']);
    expect(now.hands.pnorf).not.toContain('miss');
    expect(now.board['b3']).toBe('pnorf fist');
    expect(asked).toBe(1);
  });

  it('UWO-23 refuses a miss one does not hold, and one with nothing to fend off', () => {
    const empty = scene(`gnorf b2 pistol, pnorf b3 fist, ${FAR}`, { hands: { gnorf: ['miss'] } });
    expect(empty.refused('0:miss')).toEqual({ clause: 'UWO-23', facts: { why: 'nothing' } });
    expect(empty.play('0:attack b2-b3').refused('1:miss')).toEqual({
      clause: 'UWO-23',
      facts: { why: 'hand' },
    });
  });
});

describe('a counterattack', () => {
  const close = scene(`gnorf b2 fist, pnorf b3 fist, pnorf b1 fist, ${FAR}`, {
    hands: { gnorf: ['miss', 'pistol'], pnorf: ['miss', 'miss', 'miss'] },
  });

  it('UWO-24 after a defence the attacked creature may attack its attacker, and so on', () => {
    const countered = close.play('0:attack b2-b3', '1:miss', '1:attack b3-b2');
    expect(countered.now.energy).toEqual({ gnorf: 5, pnorf: 5 });
    expect(countered.now.duel).toEqual({
      stage: 'defend',
      attacker: 'b3',
      target: 'b2',
      centre: null,
      asked: 0,
    });
    const again = countered.play('0:miss', '0:attack b2-b3', '1:miss', '1:attack b3-b2');
    expect(again.legal()).toEqual(['fall', 'morf pistol@b2']);
    const { now, asked } = again.play('0:fall');
    expect(now.board).not.toHaveProperty('b2');
    expect(now.turn).toBe('gnorf');
    expect(asked).toBe(0);
  });

  it('UWO-24 only that creature, only at that attacker', () => {
    const fendedOff = close.play('0:attack b2-b3', '1:miss');
    expect(fendedOff.legal()).toEqual(['attack b3-b2', 'stop']);
    expect(fendedOff.refused('1:attack b1-b2')).toMatchObject({
      clause: 'UWO-24',
      facts: { why: 'only', square: 'b3', goal: 'b2' },
    });
    expect(fendedOff.clause('1:attack b3-a3')).toBe('UWO-24');
    expect(fendedOff.clause('1:blast b1')).toBe('UWO-24');
    expect(fendedOff.refused('1:miss')).toMatchObject({
      clause: 'UWO-24',
      facts: { why: 'asked' },
    });
    expect(fendedOff.clause('1:end')).toBe('UWO-24');
  });

  it('UWO-24 who strikes back is bound by reach, shield and energy', () => {
    const out = scene(`gnorf b2 pistol, pnorf b4 fist, ${FAR}`, { hands: { pnorf: ['miss'] } });
    const far = out.play('0:attack b2-b4', '1:miss');
    expect(far.legal()).toEqual(['stop']);
    expect(far.refused('1:attack b4-b2')).toMatchObject({
      clause: 'UWO-20',
      facts: { why: 'far' },
    });
    const shielded = scene(`gnorf b2 pistol, pnorf b3 fist, ${FAR}`, {
      hands: { pnorf: ['miss'] },
    }).play('0:attack b2-b3', '1:miss');
    expect(shielded.legal()).toEqual(['stop']);
    expect(shielded.clause('1:attack b3-b2')).toBe('UWO-20');
    const poor = scene(`gnorf b2 pistol, pnorf b3 fist, ${FAR}`, {
      energy: { pnorf: 2 },
      hands: { pnorf: ['tank'] },
    }).play('0:attack b2-b3', '1:morf tank@b3');
    expect(poor.legal()).toEqual(['stop']);
    expect(poor.refused('1:attack b3-b2')).toEqual({
      clause: 'UWO-40',
      facts: { cost: 2, energy: 1 },
    });
  });

  it('UWO-24 stop ends the duel and the turn goes on', () => {
    const stopped = close.play('0:attack b2-b3', '1:miss', '1:stop');
    expect(stopped.now.duel).toBeNull();
    expect(stopped.asked).toBe(0);
    expect(stopped.legal()).toContain('morf pistol@b2');
    expect(stopped.clause('0:attack b2-b3')).toBe('UWO-10');
    expect(stopped.refused('0:stop')).toEqual({ clause: 'UWO-24', facts: { why: 'nothing' } });
  });

  it('UWO-24 a morf in defence neither uses up nor is barred by the morf of the turn', () => {
    const start = scene(`gnorf b2 fist, gnorf d2 fist, pnorf b3 fist, ${FAR}`, {
      hands: { gnorf: ['pistol', 'ball'], pnorf: ['miss'] },
    });
    const duel = ['0:attack b2-b3', '1:miss', '1:attack b3-b2', '0:morf pistol@b2', '0:stop'];
    expect(start.play(...duel).legal('morf')).toContain('morf ball@d2');
    const morfedBefore = start.play('0:morf ball@d2', ...duel);
    expect(morfedBefore.now.board['b2']).toBe('gnorf pistol');
    expect(morfedBefore.now.turnState.morfed).toBe('d2');
  });

  it('UWO-24 not before the attack is fended off', () => {
    const asked = close.play('0:attack b2-b3');
    expect(asked.refused('1:attack b3-b2')).toMatchObject({
      clause: 'UWO-24',
      facts: { why: 'fendOff' },
    });
    expect(asked.clause('1:stop')).toBe('UWO-24');
  });
});

describe('knocked out', () => {
  const down = (edition: string) =>
    scene(
      `gnorf b2 rider, gnorf d2 dynamite, gnorf e2 fist, pnorf b3 fist, pnorf d3 fist, ${FAR}`,
      {
        options: { edition },
        hands: { gnorf: ['tank'] },
        ko: Object.fromEntries(
          ['b2', 'd2', 'e2'].map((square) => [
            square,
            { until: 'gnorf', [edition === 'hu' ? 'turnBegins' : 'turnEnds']: 1 },
          ]),
        ),
      },
    );

  it.each(['en', 'de', 'hu'])('UWO-25 can not attack (%s)', (edition) => {
    expect(down(edition).legal('blast')).toEqual([]);
    expect(down(edition).clause('0:blast d2')).toBe('UWO-25');
    expect(down(edition).clause('0:attack e2-e3')).toBe('UWO-25');
  });

  it('UWO-25 de: can neither walk nor be morfed', () => {
    const start = down('de');
    expect(start.legal('walk')).not.toContain('walk e2-e3');
    expect(start.legal('ride')).toEqual([]);
    expect(start.legal('morf')).toEqual(['morf tank@a1']);
    expect(start.refused('0:walk e2-e3')).toEqual({
      clause: 'UWO-25',
      facts: { why: 'walk', square: 'e2' },
    });
    expect(start.clause('0:ride b2-b1')).toBe('UWO-25');
    expect(start.clause('0:morf tank@b2')).toBe('UWO-25');
  });

  it.each(['en', 'hu'])(
    'UWO-25 %s: may walk, ride, trample and be morfed, and stays so',
    (edition) => {
      const start = down(edition);
      expect(start.legal('morf')).toHaveLength(4);
      const walked = start.play('0:walk e2-e3').now;
      expect(Object.keys(walked.ko)).toEqual(['b2', 'd2', 'e3']);
      const ridden = start.play('0:ride b2-b3-b4').now;
      expect(Object.keys(ridden.ko)).toEqual(['d2', 'e2', 'b3', 'b4']);
      const morfed = start.play('0:morf tank@e2');
      expect(morfed.now.ko).toHaveProperty('e2');
      expect(morfed.now.board['e2']).toBe('gnorf tank');
    },
  );

  it('UWO-25 has no shield', () => {
    const bunker = scene(`gnorf b2 fist, pnorf b3 bunker, ${FAR}`, {
      ko: { b3: { until: 'pnorf', turnEnds: 2 } },
    });
    expect(bunker.legal('attack')).toEqual(['attack b2-b3']);
  });
});
