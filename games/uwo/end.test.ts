import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('the end', () => {
  it('UWO-60 wins who removes the last enemy, at once', () => {
    const won = scene('gnorf b2 fist, gnorf a1 fist, pnorf b3 fist').play(
      '0:attack b2-b3',
      '1:fall',
    );
    expect(won.result).toEqual({ winners: [0], scores: [2, 0], places: [1, 2] });
    expect(won.asked).toBeNull();
    expect(won.refused('0:end')).toEqual({ clause: 'UWO-60', facts: {} });
    expect(won.clause('1:end')).toBe('UWO-60');
  });

  it('UWO-60 also by a counterattack in the other’s turn', () => {
    const won = scene('gnorf b2 fist, pnorf b3 fist', { hands: { pnorf: ['miss'] } }).play(
      '0:attack b2-b3',
      '1:miss',
      '1:attack b3-b2',
      '0:fall',
    );
    expect(won.result).toEqual({ winners: [1], scores: [0, 1], places: [2, 1] });
  });

  it('UWO-60 a blast that removes the last of both is a draw: both win', () => {
    const draw = scene('gnorf b2 dynamite, pnorf b3 fist').play('0:blast b2', '1:fall');
    expect(draw.result).toEqual({ winners: [0, 1], scores: [0, 0], places: [1, 1] });
    expect(draw.clause('0:end')).toBe('UWO-60');
  });

  it('UWO-60 the own last creature lost to the own blast while an enemy stands loses', () => {
    const lost = scene('gnorf b2 dynamite, pnorf b3 fist, pnorf e6 fist').play(
      '0:blast b2',
      '1:fall',
    );
    expect(lost.result).toEqual({ winners: [1], scores: [0, 1], places: [2, 1] });
    const won = scene('gnorf b2 dynamite, gnorf e1 fist, pnorf b3 fist').play(
      '0:blast b2',
      '1:fall',
    );
    expect(won.result).toEqual({ winners: [0], scores: [1, 0], places: [1, 2] });
  });

  const quiet = (more: object) =>
    scene('gnorf b2 fist, gnorf c2 rider, pnorf b4 fist, pnorf c3 fist', {
      options: { quietTurns: 2 },
      quiet: 1,
      ...more,
    });

  it('UWO-61 so many turns without a morf or a removal are a draw', () => {
    expect(quiet({}).play('0:end').result).toEqual({
      winners: [0, 1],
      scores: [2, 2],
      places: [1, 1],
    });
    expect(quiet({}).play('0:end').clause('1:end')).toBe('UWO-61');
    expect(quiet({ quiet: 0 }).play('0:end').result).toBeNull();
    expect(quiet({ quiet: 0 }).play('0:end', '1:end').result).not.toBeNull();
  });

  it('UWO-61 walking, trampling, misses and swaps are quiet', () => {
    expect(quiet({}).play('0:walk b2-b3', '0:end').result).not.toBeNull();
    expect(quiet({}).play('0:ride c2-c3-c4', '0:end').result).not.toBeNull();
    const swap = quiet({ hands: { gnorf: ['miss'] }, decks: { gnorf: ['tank'] } });
    expect(swap.play('0:swap miss').result).not.toBeNull();
    const missed = scene('gnorf b2 fist, pnorf b3 fist', {
      options: { quietTurns: 2 },
      quiet: 1,
      hands: { pnorf: ['miss'] },
    }).play('0:attack b2-b3', '1:miss', '1:stop', '0:end');
    expect(missed.result).not.toBeNull();
  });

  it('UWO-61 a morf, also in defence, or a removal starts the count anew', () => {
    const morfed = quiet({ hands: { gnorf: ['tank'] } }).play('0:morf tank@b2');
    expect(morfed.now).toMatchObject({ quiet: 0, stirred: true });
    const next = morfed.play('0:end');
    expect(next.now).toMatchObject({ quiet: 0, stirred: false });
    expect(next.play('1:end').result).toBeNull();
    expect(next.play('1:end', '0:end').result).not.toBeNull();
    const fight = scene('gnorf b2 fist, gnorf a1 fist, pnorf b3 fist, pnorf e6 fist', {
      options: { quietTurns: 2 },
      quiet: 1,
      hands: { pnorf: ['pistol'] },
    }).play('0:attack b2-b3');
    expect(fight.play('1:fall', '0:end').now.quiet).toBe(0);
    expect(fight.play('1:morf pistol@b3', '1:stop', '0:end').now.quiet).toBe(0);
  });

  it('UWO-61 0 = never', () => {
    const endless = scene('gnorf b2 fist, pnorf b4 fist', {
      options: { quietTurns: 0 },
      quiet: 1000,
    }).play('0:end');
    expect(endless.result).toBeNull();
    expect(endless.now.quiet).toBe(1001);
  });
});
