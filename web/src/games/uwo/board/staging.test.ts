import type { UwoTold } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { spectacleOf, uwoStaging } from './staging.ts';
import { uwoView } from './uwo.testing.ts';

const eventsAt = (past: readonly unknown[]) => [
  ...uwoStaging.eventsAt(past as readonly UwoTold[], 2),
];
const spectacle = (facts: readonly UwoTold[], centre: string | null = null) =>
  spectacleOf(
    facts,
    uwoView({
      duel: centre && { stage: 'blast', attacker: null, target: null, centre, asked: 0 },
    } as never),
  );
const before = uwoView({ hand: ['tank'] });
const moves = (fact: UwoTold, hand = before.hand) =>
  uwoStaging.plan(before, uwoView({ hand }), [fact]).moves;

describe('what moves', () => {
  it('a creature walks, and a ride goes its way square by square', () => {
    const walk = { seat: 0, card: 'fist', square: 'b2', goal: 'b3' } as const;
    expect(moves({ clause: 'UWO-15', facts: walk })).toEqual([
      { from: 'creature-b2', to: 'creature-b3' },
    ]);
    const path = ['b3', 'b4', 'a4'];
    const ride = { seat: 0, card: 'rider', square: 'b3', goal: 'a4', path } as const;
    expect(moves({ clause: 'UWO-51', facts: ride })).toEqual([
      { from: 'creature-b3', to: 'creature-a4', via: ['square-b4'] },
    ]);
  });

  it('cards fly: a morf to its square, a draw from its deck, the own ones into the hand', () => {
    const morf = { seat: 0, card: 'tank', square: 'c2' } as const;
    expect(moves({ clause: 'UWO-12', facts: morf }, [])).toEqual([
      { from: 'card-tank.0', to: 'square-c2', seat: 0 },
    ]);
    const draw = { number: 2, shown: 'no' } as const;
    expect(moves({ clause: 'UWO-11', facts: { seat: 1, ...draw } })).toEqual([
      { from: 'deck-1', to: 'seat-1', count: 2, seat: 1 },
    ]);
    expect(moves({ clause: 'UWO-11', facts: { seat: 0, ...draw } }, ['tank', 'fist'])).toEqual([
      { from: 'deck-0', to: 'card-fist.0' },
    ]);
  });
});

describe('what is seen beside', () => {
  it('a dynamite goes up where it was lit, now or a move before', () => {
    const boom = { clause: 'UWO-54', facts: { what: 'boom', squares: ['c3', 'c4'] } } as const;
    const lit = { clause: 'UWO-55', facts: { seat: 0, square: 'c3' } } as const;
    expect(spectacle([lit, boom]).boom).toBe('c3');
    expect(spectacle([boom], 'd4').boom).toBe('d4');
    const facts = { what: 'save', seat: 1, card: 'bunker', square: 'e3' } as const;
    expect(spectacle([{ clause: 'UWO-54', facts }, boom], 'd4').boom).toBe('d4');
    expect(spectacle([lit]).boom).toBeNull();
  });

  it('only a bazooka is seen to shoot', () => {
    const facts = {
      seat: 0,
      attacker: 'bazooka',
      square: 'a1',
      target: 'fist',
      goal: 'a5',
    } as const;
    const attack = { clause: 'UWO-20', facts } as const;
    const fired = { clause: 'UWO-50', facts: { seat: 0, square: 'a1' } } as const;
    expect(spectacle([attack]).shot).toBeNull();
    expect(spectacle([attack, fired]).shot).toEqual({ from: 'a1', to: 'a5' });
  });
});

describe('what stands at the sides', () => {
  const draw = (seat: number, number: number) => ({
    clause: 'UWO-11',
    facts: { seat, number, shown: 'no' },
  });
  const walk = (seat: number) => ({
    clause: 'UWO-15',
    facts: { seat, card: 'fist', square: 'b2', goal: 'b3' },
  });
  const empty = (seat: number) => ({ clause: 'UWO-43', facts: { seat } });

  it('UWO-11 who draws shows how many, until they do something', () => {
    expect(eventsAt([draw(1, 2), walk(0)])).toEqual([[1, { more: 2 }]]);
    expect(eventsAt([draw(1, 2), walk(1)])).toEqual([]);
  });

  it('UWO-43 a gate stands before who is out of energy, until UWO-44 both get it back', () => {
    expect(eventsAt([empty(1), draw(1, 1), walk(0)])).toEqual([[1, 'gate']]);
    expect(eventsAt([empty(1), empty(0), { clause: 'UWO-44', facts: { seat: 0 } }])).toEqual([]);
  });
});
