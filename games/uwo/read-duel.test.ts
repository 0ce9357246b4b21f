import type { JsonObject } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uwo } from './index.ts';

const errorOf = (fields: JsonObject): string | null => {
  const parsed = uwo.parsePosition({ game: 'uwo', ...fields });
  return parsed.ok ? null : parsed.error;
};

describe.each(['defend', 'counter'])('in a duel at the stage %s', (stage) => {
  const DOWN = { until: 'gnorf', turnEnds: 2 };
  const duel = { stage, attacker: 'b2', target: 'b3' };
  const dueling = (form: string, more: JsonObject) =>
    errorOf({
      board: { b2: `gnorf ${form}`, b3: 'pnorf fist', c1: 'gnorf fist' },
      duel,
      ...more,
    });

  it('UWO-50 a bazooka that attacked is knocked out', () => {
    expect(dueling('bazooka', { ko: { b2: DOWN } })).toBeNull();
    expect(dueling('bazooka', {})).toBe(
      'duel.attacker: the bazooka on b2 has fired, so it is knocked out (UWO-50)',
    );
  });

  it('UWO-25 nobody else who attacked is', () => {
    expect(dueling('pistol', { ko: { c1: DOWN } })).toBeNull();
    expect(dueling('pistol', { ko: { b2: DOWN } })).toBe(
      'duel.attacker: b2 is knocked out, so it did not attack (UWO-25)',
    );
  });

  it('UWO-13 nobody who fights was morfed in this turn', () => {
    expect(dueling('pistol', { turnState: { morfed: 'c1' } })).toBeNull();
    expect(dueling('pistol', { turnState: { morfed: 'b2' } })).toBe(
      'turnState.morfed: b2 was morfed, so it did not attack (UWO-13)',
    );
    expect(dueling('pistol', { turn: 'pnorf', turnState: { morfed: 'b3' } })).toBe(
      'turnState.morfed: b3 was morfed, so it did not attack (UWO-13)',
    );
    expect(dueling('pistol', { turnState: { morfed: 'b3' } })).toBe(
      "turnState.morfed: no creature of this turn's player stands on b3",
    );
  });
});

it('UWO-55 a dynamite morfed in this turn may be lit', () => {
  const board = { d4: 'pnorf dynamite', d3: 'gnorf fist' };
  const duel = { stage: 'blast', centre: 'd4' };
  expect(errorOf({ board, turn: 'pnorf', duel, turnState: { morfed: 'd4' } })).toBeNull();
});
