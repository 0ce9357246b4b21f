import { expect, it } from 'vitest';
import { spectacleOf } from './motion.ts';

const told = (clause: string, facts: Record<string, string | string[]>) => ({
  citation: { clause, facts },
  sentence: '',
});

it('a ride goes its way square by square', () => {
  const facts = { square: 'b3', goal: 'a4', path: ['b3', 'b4', 'a4'] };
  expect(spectacleOf([told('UWO-51', facts)], null).ride).toEqual(['b3', 'b4', 'a4']);
});

it('a dynamite goes up where it was lit, now or a move before', () => {
  const boom = told('UWO-54', { what: 'boom', squares: ['c3', 'c4'] });
  expect(spectacleOf([told('UWO-55', { square: 'c3' }), boom], null).boom).toBe('c3');
  expect(spectacleOf([boom], 'd4').boom).toBe('d4');
  const save = told('UWO-54', { what: 'save', square: 'e3' });
  expect(spectacleOf([save, boom], 'd4').boom).toBe('d4');
  expect(spectacleOf([told('UWO-55', { square: 'c3' })], null).boom).toBeNull();
});

it('only a bazooka is seen to shoot', () => {
  const attack = told('UWO-20', { square: 'a1', goal: 'a5' });
  const shot = { from: 'a1', to: 'a5' };
  expect(spectacleOf([attack], null).shot).toBeNull();
  expect(spectacleOf([attack, told('UWO-50', { square: 'a1' })], null).shot).toEqual(shot);
});
