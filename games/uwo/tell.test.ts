import { isFactOf } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { TOLD } from './facts.ts';
import { scene } from './scene.testing.ts';

const FIELD = 'gnorf b2 fist, pnorf b3 fist, gnorf a1 fist, pnorf e6 fist';

describe('what is told', () => {
  it('is declared: drawn cards are a list of kinds, and nothing else', () => {
    const drew = (cards: unknown) => ({
      clause: 'UWO-11',
      facts: { seat: 0, number: 1, shown: 'yes', cards },
    });
    expect(isFactOf(TOLD, drew(['fist']))).toBe(true);
    for (const cards of [['cow'], 'fist']) expect(isFactOf(TOLD, drew(cards))).toBe(false);
  });

  const clauses = (told: readonly { readonly clause: string }[]) =>
    told.map(({ clause }) => clause);

  it('UWO-20 an attack, UWO-50 its bazooka, UWO-21 what falls, UWO-60 the end', () => {
    const start = scene('gnorf c1 bazooka, pnorf c6 fist');
    expect(start.told(1, '0:attack c1-c6')).toEqual([
      {
        clause: 'UWO-20',
        facts: { seat: 0, attacker: 'bazooka', square: 'c1', target: 'fist', goal: 'c6' },
      },
      { clause: 'UWO-50', facts: { seat: 0, square: 'c1' } },
    ]);
    expect(start.play('0:attack c1-c6').told(0, '1:fall')).toEqual([
      { clause: 'UWO-21', facts: { seat: 1, card: 'fist', square: 'c6', ko: 'no' } },
      { clause: 'UWO-60', facts: { what: 'win', seat: 0 } },
    ]);
  });

  it('UWO-24 the strike back and the stop, UWO-22 and UWO-23 the defences', () => {
    const duel = scene(FIELD, { hands: { pnorf: ['miss'], gnorf: ['pistol'] } });
    expect(clauses(duel.play('0:attack b2-b3').told(0, '1:miss'))).toEqual(['UWO-23']);
    const struck = duel.play('0:attack b2-b3', '1:miss');
    expect(struck.told(0, '1:attack b3-b2')[0]).toMatchObject({
      clause: 'UWO-24',
      facts: { what: 'strike', seat: 1 },
    });
    expect(clauses(struck.told(0, '1:stop'))).toEqual(['UWO-24']);
    expect(clauses(struck.play('1:attack b3-b2').told(1, '0:morf pistol@b2'))).toEqual(['UWO-22']);
  });

  it('UWO-51 the ride and UWO-52 whom it tramples', () => {
    const start = scene('gnorf c3 rider, pnorf c4 fist');
    expect(start.told(1, '0:ride c3-c4-c5')).toEqual([
      {
        clause: 'UWO-51',
        facts: { seat: 0, card: 'rider', square: 'c3', goal: 'c5', path: ['c3', 'c4', 'c5'] },
      },
      { clause: 'UWO-52', facts: { seat: 0, squares: ['c4'] } },
    ]);
    expect(clauses(start.told(1, '0:ride c3-b3'))).toEqual(['UWO-51']);
  });

  it('UWO-54 the fuse, the saved and the blast; UWO-55 in the turn of the morf', () => {
    const start = scene('gnorf c3 dynamite, gnorf a1 fist, pnorf c4 fist, pnorf e6 fist', {
      hands: { pnorf: ['bunker'], gnorf: ['dynamite'] },
    });
    const lit = start.play('0:blast c3');
    expect(start.told(1, '0:blast c3')).toEqual([
      { clause: 'UWO-54', facts: { what: 'light', seat: 0, square: 'c3' } },
    ]);
    expect(lit.told(0, '1:morf bunker@c4')).toEqual([
      { clause: 'UWO-54', facts: { what: 'save', seat: 1, card: 'bunker', square: 'c4' } },
      { clause: 'UWO-54', facts: { what: 'boom', squares: ['c3'] } },
    ]);
    expect(lit.told(0, '1:fall')[0]?.facts).toEqual({ what: 'boom', squares: ['c3', 'c4'] });
    const fresh = start.play('0:morf dynamite@c3');
    expect(clauses(fresh.told(1, '0:blast c3'))).toEqual(['UWO-55']);
  });

  it('UWO-43 who is out, UWO-44 energy back, UWO-25 who is up again, UWO-61 the quiet end', () => {
    const start = scene(FIELD, {
      energy: { gnorf: 1, pnorf: 2 },
      ko: { b2: { until: 'gnorf', turnEnds: 1 } },
    });
    expect(clauses(start.told(1, '0:end'))).toEqual(['UWO-10', 'UWO-41', 'UWO-43', 'UWO-25']);
    expect(clauses(start.play('0:end').told(1, '1:burn'))).toEqual(['UWO-42', 'UWO-44']);
    const quiet = scene(FIELD, { options: { quietTurns: 1 } });
    expect(clauses(quiet.told(1, '0:end'))).toEqual(['UWO-10', 'UWO-41', 'UWO-61']);
  });

  it('UWO-45 what happens at the end of a turn is told in its order', () => {
    const end = {
      energy: { gnorf: 1, pnorf: 0 },
      decks: { gnorf: ['tank'] },
    };
    const ends = { b2: { until: 'gnorf', turnEnds: 1 } };
    const begins = { b3: { until: 'pnorf', turnBegins: 1 } };
    expect(scene(FIELD, { ...end, ko: ends }).told(1, '0:end')).toEqual([
      { clause: 'UWO-10', facts: { seat: 0 } },
      { clause: 'UWO-41', facts: { seat: 0 } },
      { clause: 'UWO-25', facts: { squares: ['b2'] } },
      { clause: 'UWO-11', facts: { seat: 0, number: 1, shown: 'no' } },
      { clause: 'UWO-44', facts: { seat: 1 } },
    ]);
    const hu = scene(FIELD, { ...end, ko: begins, options: { edition: 'hu' } });
    expect(hu.told(1, '0:end').slice(-2)).toEqual([
      { clause: 'UWO-44', facts: { seat: 1 } },
      { clause: 'UWO-25', facts: { squares: ['b3'] } },
    ]);
    const quiet = scene(FIELD, { ...end, ko: ends, options: { quietTurns: 1 } });
    expect(clauses(quiet.told(1, '0:end'))).toEqual([
      'UWO-10',
      'UWO-41',
      'UWO-43',
      'UWO-25',
      'UWO-11',
      'UWO-61',
    ]);
  });
});
