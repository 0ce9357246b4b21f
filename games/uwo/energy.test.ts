import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

const FIELD = 'gnorf b2 fist, gnorf d2 tank, pnorf b5 fist, pnorf d5 tank';

/** Walks and attacks cost nothing. */
const free = { walk: { squares: 1, energy: 0 }, attack: { reach: 1, energy: 0 }, shield: [] };
const other = { ...free, count: 3 };
const FREE = {
  name: 'free',
  version: 1,
  kinds: {
    fist: { ...free, count: 10 },
    pistol: { ...other, shield: ['fist'] },
    ball: other,
    tank: other,
    bunker: other,
    bazooka: other,
    rider: { ...other, attack: null },
    dynamite: { ...other, attack: { energy: 0 } },
    miss: { count: 9 },
  },
};

describe('energy', () => {
  it('UWO-40 who can not pay can not do it', () => {
    const poor = scene(FIELD, { energy: { gnorf: 1 }, hands: { gnorf: ['pistol'] } });
    expect(poor.legal('walk')).not.toContain('walk d2-d3');
    expect(poor.refused('0:walk d2-d3')).toEqual({
      clause: 'UWO-40',
      facts: { cost: 2, energy: 1 },
    });
    expect(poor.clause('0:attack d2-d5')).toBe('UWO-40');
    expect(poor.play('0:walk b2-b3').clause('0:morf pistol@d2')).toBe('UWO-40');
  });

  it('UWO-41 a turn without any payment costs 1 at its end', () => {
    expect(scene(FIELD).play('0:end').now.energy.gnorf).toBe(5);
  });

  it.each([
    ['en', 4],
    ['de', 4],
    ['hu', 5],
  ])('UWO-41 %s: after a morf and no action %i are left', (edition, left) => {
    const start = scene(FIELD, { options: { edition }, hands: { gnorf: ['pistol'] } });
    expect(start.play('0:morf pistol@b2', '0:end').now.energy.gnorf).toBe(left);
    expect(start.told(1, '0:end').some(({ clause }) => clause === 'UWO-41')).toBe(true);
    const morfed = start.play('0:morf pistol@b2');
    expect(morfed.told(1, '0:end').some(({ clause }) => clause === 'UWO-41')).toBe(left === 4);
    expect(morfed.play('0:walk b2-b3', '0:end').now.energy.gnorf).toBe(4);
    expect(start.play('0:walk b2-b3', '0:end').now.energy.gnorf).toBe(5);
    expect(morfed.play('0:burn').now.energy.gnorf).toBe(0);
  });

  it('UWO-41 the last energy may go this way', () => {
    const out = scene(FIELD, { energy: { gnorf: 1 } }).play('0:end');
    expect(out.now.energy.gnorf).toBe(0);
    expect(out.now.firstOut).toBe('gnorf');
  });

  it('UWO-41 what the other side pays in a duel does not count', () => {
    const { now } = scene('gnorf b2 fist, pnorf b3 fist', {
      options: { catalogue: FREE },
      hands: { pnorf: ['pistol'] },
    }).play('0:attack b2-b3', '1:morf pistol@b3', '1:stop', '0:end');
    expect(now.energy).toEqual({ gnorf: 5, pnorf: 5 });
  });

  it('UWO-42 burn gives up all energy and ends the turn, also after morf and action', () => {
    const start = scene(FIELD, { hands: { gnorf: ['pistol'] } });
    const burnt = start.play('0:morf pistol@b2', '0:walk d2-d3', '0:burn');
    expect(burnt.now.energy).toEqual({ gnorf: 0, pnorf: 6 });
    expect(burnt.asked).toBe(1);
    expect(burnt.now.firstOut).toBe('gnorf');
  });

  it('UWO-42 needs at least 1, and not inside a duel', () => {
    const broke = scene(FIELD, { energy: { gnorf: 0 } });
    expect(broke.refused('0:burn')).toEqual({ clause: 'UWO-42', facts: { why: 'empty' } });
    const duel = scene('gnorf b2 fist, pnorf b3 fist', { hands: { pnorf: ['miss'] } }).play(
      '0:attack b2-b3',
    );
    expect(duel.refused('1:burn')).toEqual({ clause: 'UWO-42', facts: { why: 'duel' } });
    expect(duel.play('1:miss').clause('1:burn')).toBe('UWO-42');
  });

  it('UWO-42 not inside a duel, for the player whose turn it is either', () => {
    const duel = scene('gnorf b2 fist, pnorf b3 fist').play('0:attack b2-b3');
    expect(duel.refused('0:burn')).toEqual({ clause: 'UWO-42', facts: { why: 'duel' } });
    expect(duel.refused('0:end')).toEqual({ clause: 'UWO-10', facts: { why: 'turn', next: 1 } });
    const waiting = scene('gnorf b2 fist, pnorf b4 fist');
    expect(waiting.clause('1:burn')).toBe('UWO-10');
  });

  it('UWO-43 out of energy, the enemy plays turn after turn', () => {
    const alone = scene(FIELD, { energy: { gnorf: 1, pnorf: 3 } }).play('0:end', '1:walk b5-b4');
    const second = alone.play('1:end');
    expect(second.asked).toBe(1);
    expect(second.now.turnState).toEqual({ morfed: null, acted: false, paid: false });
    expect(second.play('1:end').asked).toBe(1);
  });

  it('UWO-43 meanwhile one may only answer with misses', () => {
    const attacked = scene('gnorf b2 fist, pnorf b3 fist', {
      turn: 'pnorf',
      energy: { gnorf: 0 },
      hands: { gnorf: ['miss', 'pistol'] },
    }).play('1:attack b3-b2');
    expect(attacked.legal()).toEqual(['fall', 'miss']);
    expect(attacked.refused('0:morf pistol@b2')).toEqual({ clause: 'UWO-43', facts: {} });
    const missed = attacked.play('0:miss');
    expect(missed.legal()).toEqual(['stop']);
    expect(missed.clause('0:attack b2-b3')).toBe('UWO-43');
  });

  it('UWO-43 who is out hears so, whatever they try in the turns of the enemy', () => {
    const alone = scene(FIELD, { energy: { pnorf: 0 } });
    for (const move of ['walk b5-b4', 'end', 'burn', 'attack b5-b4', 'miss'])
      expect(alone.refused(`1:${move}`), move).toEqual({ clause: 'UWO-43', facts: {} });
    expect(scene(FIELD, { energy: { gnorf: 0 } }).clause('1:end')).toBe('UWO-10');
    const dueling = scene('gnorf b2 fist, pnorf b3 fist', { energy: { gnorf: 1 } });
    expect(dueling.play('0:attack b2-b3').clause('0:end')).toBe('UWO-10');
  });

  it('UWO-44 when both are out both get 6 back and who ran out first begins', () => {
    const both = scene(FIELD, { energy: { gnorf: 1, pnorf: 1 } }).play('0:end', '1:end');
    expect(both.now.energy).toEqual({ gnorf: 6, pnorf: 6 });
    expect(both.asked).toBe(0);
    expect(both.now.firstOut).toBeNull();
    const other = scene(FIELD, { energy: { gnorf: 2, pnorf: 0 }, turn: 'gnorf' }).play('0:burn');
    expect(other.asked).toBe(1);
    expect(other.now.energy).toEqual({ gnorf: 6, pnorf: 6 });
  });

  it('UWO-44 first is who reached 0 earlier, also inside one duel, and never back inside it', () => {
    const duel = scene('gnorf b2 fist, pnorf b3 fist, pnorf e6 fist', {
      energy: { gnorf: 2, pnorf: 1 },
      hands: { gnorf: ['miss'], pnorf: ['miss', 'miss'] },
    }).play('0:attack b2-b3', '1:miss', '1:attack b3-b2', '0:miss', '0:attack b2-b3');
    expect(duel.now.energy).toEqual({ gnorf: 0, pnorf: 0 });
    expect(duel.now.firstOut).toBe('pnorf');
    const after = duel.play('1:miss', '1:stop');
    expect(after.now.energy).toEqual({ gnorf: 0, pnorf: 0 });
    expect(after.legal()).toEqual(['end']);
    const next = after.play('0:end');
    expect(next.now.energy).toEqual({ gnorf: 6, pnorf: 6 });
    expect(next.asked).toBe(1);
  });

  it('UWO-46 at 0 energy only end and swap, at no cost, also where an action would be free', () => {
    const start = scene('gnorf b2 fist, gnorf d2 dynamite, pnorf b3 fist', {
      options: { catalogue: FREE },
      energy: { gnorf: 0 },
      hands: { gnorf: ['miss', 'tank'] },
      decks: { gnorf: ['ball'] },
    });
    expect(start.legal()).toEqual(['end', 'swap miss', 'swap tank']);
    expect(start.refused('0:walk b2-b1')).toEqual({
      clause: 'UWO-46',
      facts: { cost: 0, energy: 0 },
    });
    expect(start.refused('0:blast d2')).toMatchObject({ clause: 'UWO-54' });
    expect(start.clause('0:attack b2-b3')).toBe('UWO-46');
    expect(start.refused('0:morf tank@b2')).toEqual({
      clause: 'UWO-40',
      facts: { cost: 1, energy: 0 },
    });
    expect(start.play('0:end').now.energy.gnorf).toBe(0);
    const walked = scene('gnorf b2 fist, pnorf b4 fist', { options: { catalogue: FREE } });
    expect(walked.play('0:walk b2-b1').now.turnState).toMatchObject({ acted: true, paid: false });
    expect(walked.play('0:walk b2-b1', '0:end').now.energy.gnorf).toBe(5);
  });

  it('UWO-45 with 0 energy one ends the turn or swaps, at no cost', () => {
    const broke = scene(FIELD, {
      energy: { gnorf: 0 },
      hands: { gnorf: ['miss', 'tank'] },
      decks: { gnorf: ['ball'] },
    });
    expect(broke.legal()).toEqual(['end', 'swap miss', 'swap tank']);
    expect(broke.play('0:swap miss').now.energy).toEqual({ gnorf: 0, pnorf: 6 });
    expect(broke.play('0:end').now.energy).toEqual({ gnorf: 0, pnorf: 6 });
  });

  it('UWO-46 in a duel only miss, fall and stop, also where striking back would be free', () => {
    const attacked = scene('gnorf b2 fist, pnorf b3 fist, pnorf e6 fist', {
      options: { catalogue: FREE },
      energy: { gnorf: 0 },
      hands: { gnorf: ['miss', 'pistol'] },
      duel: { stage: 'defend', attacker: 'b3', target: 'b2' },
    });
    expect(attacked.legal()).toEqual(['fall', 'miss']);
    expect(attacked.refused('0:morf pistol@b2')).toEqual({
      clause: 'UWO-40',
      facts: { cost: 1, energy: 0 },
    });
    const missed = attacked.play('0:miss');
    expect(missed.legal()).toEqual(['stop']);
    expect(missed.refused('0:attack b2-b3')).toEqual({
      clause: 'UWO-46',
      facts: { cost: 0, energy: 0 },
    });
  });

  it('UWO-45 the payment comes before the count of who is out', () => {
    const last = scene(FIELD, { energy: { gnorf: 1, pnorf: 0 } }).play('0:end');
    expect(last.now.energy).toEqual({ gnorf: 6, pnorf: 6 });
    expect(last.asked).toBe(1);
  });

  it('UWO-45 clocks of turn ends before the refill, of turn beginnings after the next player', () => {
    const ends = scene(FIELD, {
      ko: { b2: { until: 'gnorf', turnEnds: 1 }, d5: { until: 'pnorf', turnEnds: 1 } },
    }).play('0:end');
    expect(ends.now.ko).toEqual({ d5: { until: 'pnorf', turnEnds: 1 } });
    const begins = scene(FIELD, {
      options: { edition: 'hu' },
      ko: { d2: { until: 'gnorf', turnBegins: 1 }, b5: { until: 'pnorf', turnBegins: 1 } },
    }).play('0:end');
    expect(begins.now.ko).toEqual({ d2: { until: 'gnorf', turnBegins: 1 } });
  });

  it('UWO-45 a draw by quiet comes before the energy goes back', () => {
    const { now, result } = scene(FIELD, {
      options: { quietTurns: 3 },
      quiet: 2,
      energy: { gnorf: 1, pnorf: 0 },
      decks: { gnorf: ['tank'] },
    }).play('0:end');
    expect(result).toEqual({ winners: [0, 1], scores: [2, 2], places: [1, 1] });
    expect(now.energy).toEqual({ gnorf: 0, pnorf: 0 });
    expect(now.hands.gnorf).toEqual(['tank']);
  });
});
