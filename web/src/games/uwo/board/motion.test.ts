import type { UwoTold } from '@tischlein/games/uwo/language';
import { expect, it } from 'vitest';
import { spectacleOf } from './motion.ts';

const spectacle = (facts: readonly UwoTold[], centre: string | null = null) =>
  spectacleOf(
    facts.map((citation) => ({ citation, sentence: '' })),
    centre,
  );

it('a ride goes its way square by square', () => {
  const path = ['b3', 'b4', 'a4'];
  const facts = { seat: 0, card: 'rider', square: 'b3', goal: 'a4', path } as const;
  expect(spectacle([{ clause: 'UWO-51', facts }]).ride).toEqual(path);
});

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
  const facts = { seat: 0, attacker: 'bazooka', square: 'a1', target: 'fist', goal: 'a5' } as const;
  const attack = { clause: 'UWO-20', facts } as const;
  const fired = { clause: 'UWO-50', facts: { seat: 0, square: 'a1' } } as const;
  expect(spectacle([attack]).shot).toBeNull();
  expect(spectacle([attack, fired]).shot).toEqual({ from: 'a1', to: 'a5' });
});
