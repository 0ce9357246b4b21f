import { games } from '@tischlein/manifests/all';
import { describe, expect, it } from 'vitest';
import { faceOf, GAMES } from '../../games/index.ts';
import { countOwn, defaultsOf, isOn, isPreset, layOut, PLAIN, takePreset } from './rules.ts';

describe.each(GAMES)('the house rules of %s', (name) => {
  const game = games[name]!;

  it('each lie in one place, and have a sign', async () => {
    const { laid } = await faceOf(name).houseRules!();
    const grouped = laid.groups.flatMap(({ rules }) => rules);
    const keys = game.options.map(({ key }) => key);
    expect([...grouped, ...laid.long].sort()).toEqual([...keys].sort());
    expect(Object.keys(laid.marks).sort()).toEqual([...keys].sort());
  });

  it('each preset is itself, and the first is as printed', async () => {
    const { laid } = await faceOf(name).houseRules!();
    for (const preset of game.presets) {
      const chosen = takePreset(game, laid, defaultsOf(game), preset);
      const same = game.presets.filter((other) => isPreset(game, laid, chosen, other));
      expect(same).toEqual([preset]);
    }
    expect(countOwn(game, takePreset(game, laid, defaultsOf(game), game.presets[0]!))).toBe(0);
  });
});

it('a preset leaves alone how long the game takes, where presets do not say it', async () => {
  const uno = games['uno']!;
  const { laid } = await faceOf('uno').houseRules!();
  const [, , wild] = uno.presets;
  const chosen = takePreset(uno, laid, { ...defaultsOf(uno), match: 'collect' }, wild!);
  expect(chosen).toMatchObject({ match: 'collect', jumpIn: true });
  expect(isPreset(uno, laid, chosen, wild!)).toBe(true);

  const mow = games['mow']!;
  const quick = mow.presets.find(({ name }) => name === 'quick')!;
  const long = { ...defaultsOf(mow), rounds: 7 };
  expect(takePreset(mow, (await faceOf('mow').houseRules!()).laid, long, quick)).toMatchObject({
    rounds: 1,
  });
});

it('what has no say at this table is not asked for', async () => {
  const uno = games['uno']!;
  const { laid } = await faceOf('uno').houseRules!();
  const keys = (seats: number, more: object): string[] => {
    const { groups, long } = layOut(uno.options, laid, {
      seats,
      options: { ...defaultsOf(uno), ...more },
    });
    return [...groups.flatMap(({ rules }) => rules), ...long].map(({ key }) => key);
  };
  expect(keys(2, {})).toContain('reverseSkipsInTwo');
  expect(keys(4, {})).not.toContain('reverseSkipsInTwo');
  expect(keys(4, {})).not.toContain('target');
  expect(keys(4, { match: 'collect' })).toContain('target');
});

it('a game without a face has all its rules in one list', () => {
  const { options } = games['uwo']!;
  const { groups, long } = layOut(options, PLAIN, { seats: 2, options: {} });
  expect(groups.map(({ rules }) => rules)).toEqual([options]);
  expect(long).toEqual([]);
});

it('a rule that is on by itself counts as on, not as own', () => {
  const uno = games['uno']!;
  const stacking = uno.options.find(({ key }) => key === 'fendOff')!;
  expect(isOn(stacking, defaultsOf(uno))).toBe(true);
  expect(countOwn(uno, defaultsOf(uno))).toBe(0);
});
