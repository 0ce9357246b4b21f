import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const FAR = 'gnorf a1 fist, pnorf e6 fist';

describe('the dynamite', () => {
  const FIELD =
    'gnorf c3 dynamite, gnorf b2 fist, gnorf d2 bunker, pnorf c4 fist, pnorf d4 tank, pnorf b4 bunker, gnorf e1 fist, pnorf e6 fist';
  const around = (edition: string, more = {}) => scene(FIELD, { options: { edition }, ...more });

  it.each(['en', 'de'])(
    'UWO-54 %s: removes itself and both sides around, but for the shielded',
    (edition) => {
      const blown = around(edition).play('0:blast c3', '1:fall');
      expect(Object.keys(blown.now.board).sort()).toEqual(['b4', 'd2', 'e1', 'e6']);
      expect(blown.now.energy.gnorf).toBe(4);
      expect(blown.now.gone).toEqual({ gnorf: ['fist', 'dynamite'], pnorf: ['fist', 'tank'] });
      expect(blown.asked).toBe(0);
    },
  );

  it('UWO-54 hu: no defence, nobody is asked', () => {
    const blown = around('hu', { hands: { pnorf: ['bunker'] } }).play('0:blast c3');
    expect(Object.keys(blown.now.board).sort()).toEqual(['b4', 'd2', 'e1', 'e6']);
    expect(blown.asked).toBe(0);
  });

  it.each(['en', 'de'])(
    'UWO-54 %s: victims are saved one after the other, 1 energy each',
    (edition) => {
      const asked = around(edition, { hands: { pnorf: ['bunker', 'bunker', 'miss'] } }).play(
        '0:blast c3',
      );
      expect(asked.now.duel).toEqual({
        stage: 'blast',
        attacker: null,
        target: null,
        centre: 'c3',
        asked: 1,
      });
      expect(asked.legal()).toEqual(['fall', 'morf bunker@c4', 'morf bunker@d4']);
      const one = asked.play('1:morf bunker@d4');
      expect(one.legal()).toEqual(['fall', 'morf bunker@c4']);
      expect(one.now.energy.pnorf).toBe(5);
      const fallen = one.play('1:fall');
      expect(fallen.now.board).toHaveProperty('d4', 'pnorf bunker');
      expect(fallen.now.board).not.toHaveProperty('c4');
      const both = one.play('1:morf bunker@c4');
      expect(both.now.board).toHaveProperty('c4', 'pnorf bunker');
      expect(both.now.board).not.toHaveProperty('c3');
      expect(both.asked).toBe(0);
    },
  );

  it('UWO-54 the other side is asked even when nothing can be saved', () => {
    expect(around('en').play('0:blast c3').legal()).toEqual(['fall']);
    const broke = around('en', { energy: { pnorf: 0 }, hands: { pnorf: ['bunker'] } });
    const asked = broke.play('0:blast c3');
    expect(asked.legal()).toEqual(['fall']);
    expect(asked.clause('1:morf bunker@c4')).toBe('UWO-43');
  });

  it('UWO-54 but not when every enemy there is shielded or knocked out', () => {
    const down = scene('gnorf c3 dynamite, gnorf a1 fist, pnorf c4 fist, pnorf b4 bunker', {
      ko: { c4: { until: 'pnorf', turnEnds: 1 } },
      hands: { pnorf: ['bunker'] },
    }).play('0:blast c3');
    expect(down.asked).toBe(0);
    expect(Object.keys(down.now.board).sort()).toEqual(['a1', 'b4']);
  });

  it('UWO-54 a knocked-out bunker falls, and a knocked-out victim can not be saved', () => {
    const down = scene(
      'gnorf c3 dynamite, gnorf a1 fist, pnorf c4 fist, pnorf b4 bunker, pnorf e6 fist',
      {
        ko: { b4: { until: 'pnorf', turnEnds: 1 } },
        hands: { pnorf: ['bunker'] },
      },
    ).play('0:blast c3');
    expect(down.legal()).toEqual(['fall', 'morf bunker@c4']);
    expect(down.refused('1:morf bunker@b4')).toEqual({
      clause: 'UWO-25',
      facts: { why: 'save', square: 'b4' },
    });
    expect(Object.keys(down.play('1:fall').now.board).sort()).toEqual(['a1', 'e6']);
  });

  it('UWO-54 misses do not help, nor other forms, nor saving somebody else', () => {
    const asked = around('en', { hands: { pnorf: ['bunker', 'tank', 'miss'] } }).play('0:blast c3');
    const why = (move: string) => asked.refused(`1:${move}`);
    expect(why('miss')).toMatchObject({ clause: 'UWO-54', facts: { why: 'miss' } });
    expect(why('morf tank@c4')).toMatchObject({ clause: 'UWO-54', facts: { why: 'form' } });
    expect(why('morf bunker@e6')).toMatchObject({ clause: 'UWO-54', facts: { why: 'victim' } });
    expect(why('morf bunker@b4')).toMatchObject({ clause: 'UWO-54', facts: { why: 'safe' } });
    expect(why('morf ball@c4')).toMatchObject({ clause: 'UWO-12', facts: { why: 'hand' } });
    expect(why('end')).toMatchObject({ clause: 'UWO-54', facts: { why: 'asked' } });
    expect(why('burn')?.clause).toBe('UWO-42');
  });

  it('UWO-54 at least one enemy around must be hittable', () => {
    const alone = scene('gnorf c3 dynamite, gnorf c2 fist, pnorf c4 bunker, pnorf e6 fist');
    expect(alone.legal('blast')).toEqual([]);
    expect(alone.refused('0:blast c3')).toMatchObject({
      clause: 'UWO-54',
      facts: { why: 'nobody' },
    });
    expect(alone.refused('0:blast c2')?.facts).toMatchObject({ why: 'kind' });
    expect(alone.refused('0:blast c4')?.facts).toMatchObject({ why: 'creature' });
    expect(alone.refused('0:attack c3-c4')).toMatchObject({
      clause: 'UWO-54',
      facts: { why: 'blastOnly' },
    });
    const down = scene('gnorf c3 dynamite, pnorf c4 bunker', {
      ko: { c4: { until: 'pnorf', turnEnds: 1 } },
    });
    expect(down.legal('blast')).toEqual(['blast c3']);
  });

  it('UWO-54 a dynamite caught in a blast does not explode', () => {
    const chain = scene('gnorf c3 dynamite, gnorf a1 fist, pnorf c4 dynamite, pnorf c5 fist').play(
      '0:blast c3',
      '1:fall',
    );
    expect(Object.keys(chain.now.board).sort()).toEqual(['a1', 'c5']);
  });

  it('UWO-55 may attack in the very turn it was morfed', () => {
    const morfed = scene(`gnorf c3 fist, pnorf c4 fist, ${FAR}`, {
      hands: { gnorf: ['dynamite'] },
    }).play('0:morf dynamite@c3');
    expect(morfed.legal('blast')).toEqual(['blast c3']);
    const { now } = morfed.play('0:blast c3', '1:fall');
    expect(now.energy.gnorf).toBe(3);
    expect(now.turnState.morfed).toBe('c3');
  });

  it('UWO-55 but not if it walked in that turn', () => {
    const start = scene(`gnorf c2 fist, pnorf c4 fist, ${FAR}`, { hands: { gnorf: ['dynamite'] } });
    const walked = start.play('0:morf dynamite@c2', '0:walk c2-c3');
    expect(walked.clause('0:blast c3')).toBe('UWO-10');
    expect(walked.now.turnState.morfed).toBe('c3');
    expect(start.play('0:walk c2-c3', '0:morf dynamite@c3').legal('blast')).toEqual([]);
  });

  it('UWO-56 one that survived an attack may explode if the attacker is around and hittable', () => {
    const survived = scene(
      `gnorf c3 fist, gnorf b3 fist, pnorf c4 dynamite, pnorf d5 fist, ${FAR}`,
      { hands: { gnorf: ['bunker'], pnorf: ['miss'] } },
    ).play('0:attack c3-c4', '1:miss');
    expect(survived.legal()).toEqual(['blast c4', 'stop']);
    expect(survived.clause('1:attack c4-c3')).toBe('UWO-54');
    const lit = survived.play('1:blast c4');
    expect(lit.asked).toBe(0);
    expect(lit.now.duel).toMatchObject({ stage: 'blast', centre: 'c4', asked: 0 });
    expect(lit.legal()).toEqual(['fall', 'morf bunker@b3', 'morf bunker@c3']);
    const blown = lit.play('0:morf bunker@c3', '0:fall');
    expect(Object.keys(blown.now.board).sort()).toEqual(['a1', 'c3', 'e6']);
    expect(blown.now.duel).toBeNull();
    expect(blown.asked).toBe(0);
    expect(blown.clause('0:walk a1-a2')).toBe('UWO-10');
  });

  it('UWO-56 hu: the turn’s player has no defence either', () => {
    const blown = scene(`gnorf c3 fist, pnorf c4 dynamite, ${FAR}`, {
      options: { edition: 'hu' },
      hands: { gnorf: ['bunker'], pnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss', '1:blast c4');
    expect(Object.keys(blown.now.board).sort()).toEqual(['a1', 'e6']);
  });

  it('UWO-56 not with the attacker farther away or shielded', () => {
    const far = scene(`gnorf c2 pistol, gnorf b3 fist, pnorf c4 dynamite, ${FAR}`, {
      hands: { pnorf: ['miss'] },
    }).play('0:attack c2-c4', '1:miss');
    expect(far.legal()).toEqual(['stop']);
    expect(far.refused('1:blast c4')).toMatchObject({ clause: 'UWO-56', facts: { why: 'away' } });
    const shielded = scene(`gnorf c3 bunker, pnorf c4 dynamite, ${FAR}`, {
      hands: { pnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss');
    expect(shielded.legal()).toEqual(['stop']);
    expect(shielded.refused('1:blast c4')).toMatchObject({
      clause: 'UWO-56',
      facts: { why: 'shield' },
    });
    const poor = scene(`gnorf c3 fist, pnorf c4 dynamite, ${FAR}`, {
      energy: { pnorf: 1 },
      hands: { pnorf: ['miss'] },
    }).play('0:attack c3-c4', '1:miss');
    expect(poor.clause('1:blast c4')).toBe('UWO-40');
  });
});
