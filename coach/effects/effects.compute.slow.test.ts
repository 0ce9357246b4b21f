import { bots, games } from '@tischlein/manifests/all';
import { FastRandom, type Game } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './index.ts';
import {
  MEASURES,
  Sampler,
  type Mix,
  canReact,
  DealSamples,
  drawMix,
  estimate,
  rulesOf,
  usualOptions,
  type EffectTable,
} from './table.ts';

const EFFORT = Number(process.env['EFFORT'] ?? '1');
/** Mixes of each kind of ending, and deals of each. */
const MIXES = EFFORT;
const DEALS = 8 + 4 * EFFORT;
/** What is measured of one mix goes together: a share of misses says something from so many mixes on. */
const MANY = 5;

function measured(game: Game, mix: Mix, seed: string, deals: number): DealSamples {
  const sampler = new Sampler(game, bots[game.name]!, mix);
  const samples = new DealSamples();
  samples.add(Array.from({ length: deals }, (_, i) => sampler.sample(`${seed} ${i}`, i)));
  return samples;
}

describe.each(Object.keys(games))('the table of effects of %s', (name) => {
  const game = games[name]!;
  const load = (): Promise<EffectTable> => effectsOf(name);

  it('is of these rules, says how it was made, and names rules and values the game has', async () => {
    const table = await load();
    expect(table.game).toBe(name);
    expect(table.rules).toBe(game.version);
    expect(table.command).toContain(`measure --fill coach/effects/${name}.json`);
    const usual = usualOptions(game);
    for (const [key, values] of Object.entries(table.vary))
      for (const value of values) {
        const mix = { options: { ...usual, [key]: value }, seats: game.seats.min };
        expect(rulesOf(table, game, mix)).toEqual([`${key}=${String(value)}`]);
        expect(() => new Sampler(game, bots[name]!, mix)).not.toThrow();
      }
    for (const option of game.options)
      if (option.kind === 'flag' || option.kind === 'choice')
        expect(
          option.key in table.vary || table.kinds.some(({ when }) => option.key in when),
          `${option.key} is neither varied nor a kind of ending: add it and fill the table again`,
        ).toBe(true);
  });

  it('has an estimate for every number of seats, however a game ends', async () => {
    const table = await load();
    const ends = table.kinds.filter(({ cells }) => cells.length > 0).map(({ when }) => when);
    const usual = usualOptions(game);
    const seatings = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_, i) => game.seats.min + i,
    );
    for (const seats of seatings)
      for (const when of [{}, ...ends]) {
        const found = estimate(table, game, { options: { ...usual, ...when }, seats })!;
        for (const measure of MEASURES) expect(found[measure].value).toBeGreaterThanOrEqual(0);
        expect(found.moves.value).toBeGreaterThan(10);
        expect(found.skill.value).toBeGreaterThan(1 / seats);
        expect(found.skill.value).toBeLessThanOrEqual(1);
      }
  });

  it('foretells fresh mixes as exactly as it says', async () => {
    const table = await load();
    const random = new FastRandom(`fresh mixes ${name}`);
    let beyond = 0;
    let all = 0;
    for (const kind of table.kinds.filter(({ cells }) => cells.length > 0))
      for (let i = 0; i < MIXES; i++) {
        const mix = drawMix(table, game, kind, random);
        const said = estimate(table, game, mix)!;
        const found = measured(game, mix, `fresh ${i}`, DEALS).figures();
        for (const measure of MEASURES) {
          const off = Math.abs(said[measure].value - found[measure].value);
          const allowed = Math.hypot(said[measure].error, found[measure].error);
          const where = `${measure} of ${JSON.stringify(mix)}: ${said[measure].value} was said, ${found[measure].value} found`;
          // Twice as far as 95 of 100: once in ten thousand.
          expect(off, where).toBeLessThanOrEqual(2 * allowed);
          if (off > allowed) beyond += 1;
          all += 1;
        }
      }
    if (MIXES >= MANY) expect(beyond / all).toBeLessThanOrEqual(0.12);
  });
});

describe('estimates', () => {
  const table: EffectTable = {
    game: 'uno',
    rules: 1,
    command: '',
    deals: 0,
    seconds: 6,
    vary: { runs: [true], jumpIn: [true], fendOff: [false] },
    kinds: [
      { when: { match: 'collect' }, seats: [], cells: [], errors: [] },
      {
        when: {},
        along: { key: 'target', at: [100, 200], main: 0 },
        seats: [2, 4],
        errors: [0.1, 0.05, 0.1, 0.1],
        cells: [
          {
            seats: 2,
            base: [
              [40, 0.6, 2, 0],
              [80, 0.7, 4, 0],
            ],
            effects: {
              'runs=true': [-10, 0, 0, 4],
              'jumpIn=true': [-4, 0, 0, 2],
              'jumpIn=true+runs=true': [2, 0.02, 0, -1],
            },
          },
          {
            seats: 4,
            base: [
              [60, 0.4, 4, 0],
              [120, 0.5, 8, 0],
            ],
            effects: {},
          },
        ],
      },
    ],
  };
  const uno = games['uno']!;
  const said = (seats: number, chosen: Mix['options']) =>
    estimate(table, uno, { seats, options: { ...usualOptions(uno), target: 100, ...chosen } });

  it('add rules, and what two of them do together', () => {
    expect(said(2, {})!.moves).toEqual({ value: 40, error: 5 });
    expect(said(2, { runs: true })!.outOfTurn.value).toBe(4);
    const both = said(2, { runs: true, jumpIn: true })!;
    expect([both.moves.value, both.outOfTurn.value]).toEqual([28, 5]);
    expect(both.skill.value).toBeCloseTo(0.62);
    expect(both.skill.error).toBe(0.05);
  });

  it('lie between the seats and the lengths that were measured, and go on beyond them', () => {
    expect(said(3, {})!.moves.value).toBe(50);
    expect(said(3, { runs: true })!.moves.value).toBe(45);
    expect(said(2, { target: 150, runs: true })!.moves.value).toBe(45);
    expect(said(2, { target: 300 })!.moves.value).toBe(120);
    expect(said(2, { target: 300 })!.skill.value).toBeCloseTo(0.7);
    expect(said(2, { target: 200, runs: true })!.outOfTurn.value).toBe(8);
  });

  it('are not made up for rules nobody has measured', () => {
    expect(said(2, { fendOff: false })).not.toBeNull();
    expect(said(2, { match: 'collect' })).toBeNull();
    expect(said(2, { deck: { cards: 'of one’s own' } })).toBeNull();
    expect(
      estimate({ ...table, vary: { zeroSwap: ['must'] } }, uno, {
        seats: 2,
        options: { ...usualOptions(uno), zeroSwap: 'choice' },
      }),
    ).toBeNull();
    expect(canReact(table)).toBe(true);
  });
});

it('a deal comes out the same every time, and only house rules let anybody play out of turn', () => {
  const uno = games['uno']!;
  const mix = { seats: 3, options: usualOptions(uno) };
  const wild = { ...mix, options: { ...mix.options, jumpIn: true, runs: true } };
  const [first, again] = [measured(uno, mix, 'same', 6), measured(uno, mix, 'same', 6)];
  expect(first.figures()).toEqual(again.figures());
  expect(first.lengths()).toEqual([...first.lengths()].sort((a, b) => a - b));
  expect(first.figures().outOfTurn).toEqual({ value: 0, error: 0 });
  expect(measured(uno, wild, 'same', 6).figures().outOfTurn.value).toBeGreaterThan(1);
});

it('a better player who won every deal may yet lose one', () => {
  const samples = new DealSamples();
  samples.add(Array.from({ length: 50 }, () => ({ moves: 9, skill: 1, leads: 0, outOfTurn: 0 })));
  const { skill, moves } = samples.figures();
  expect(skill.value).toBe(1);
  expect(skill.error).toBeGreaterThan(0.01);
  expect(moves).toEqual({ value: 9, error: 0 });
});
