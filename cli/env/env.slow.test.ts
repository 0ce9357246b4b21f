import { spawnSync } from 'node:child_process';
import { games } from '@tischlein/manifests/all';
import { encodings } from '../../games/all.testing.ts';
import { mustParse, possibleMoves, setUp } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { GamesAtOnce, type EnvPlan } from './games.ts';

const ENVIRONMENT = {
  ...process.env,
  PYTHONPATH: 'python',
  TISCHLEIN: `${process.execPath} cli/bin/tischlein.js`,
};

function python(code: string) {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], {
    encoding: 'utf8',
    env: ENVIRONMENT,
  });
  return { status, out: stdout.trim(), error: stderr };
}

function planOf(name: string, more: Partial<EnvPlan> = {}): EnvPlan {
  const game = games[name]!;
  const variant = mustParse(setUp(game, {}, Math.min(3, game.seats.max)));
  return {
    game,
    variant,
    encoding: encodings[name]!(variant),
    actions: possibleMoves(game, variant),
    seated: Array.from({ length: variant.seats }, () => 'learner' as const),
    count: 3,
    seed: 'x',
    recall: false,
    stay: false,
    ...more,
  };
}

/** The first legal action everywhere, so often. */
function played(atOnce: GamesAtOnce, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    const { counts, legal, seats, ended, rewards, observations } = atOnce.shown;
    let at = 0;
    atOnce.step(Int32Array.from(counts, (count) => legal[(at += count) - count]!));
    return [seats, ended, rewards, observations].map((part) => part.join()).join(';');
  });
}

describe.each(Object.keys(games))('%s', (name) => {
  it('plays on from game to game, the same for the same seed', () => {
    const first = played(new GamesAtOnce(planOf(name)), 400);
    expect(played(new GamesAtOnce(planOf(name)), 400)).toEqual(first);
    expect(played(new GamesAtOnce(planOf(name, { seed: 'y' })), 400)).not.toEqual(first);
  });

  it('remembers all that a seat was told, and other seats other things', () => {
    const atOnce = new GamesAtOnce(planOf(name, { recall: true }));
    const before = atOnce.remembered(0, 0);
    played(atOnce, 3);
    expect(atOnce.remembered(0, 0).startsWith(before)).toBe(true);
    expect(atOnce.remembered(0, 0).split('\n')).toHaveLength(4);
    expect(atOnce.remembered(0, 1)).not.toBe(atOnce.remembered(0, 0));
  });

  it('arrives in numpy as it is: the columns of a field, whole games, rewards that add up', () => {
    const { out, error } = python(`
import numpy as np
from tischlein import Games
rng = np.random.default_rng(3)
with Games("${name}", 16, seed="n") as games:
    now, ended, total = games.now, 0, 0.0
    assert len(games.about["fields"]) == len(games.fields)
    assert (now.observations == np.stack([games.observe(g, int(s)) for g, s in enumerate(now.seats)])).all()
    while ended < 8:
        assert now.observations.shape == (16, games.size)
        assert now.legal.max() <= games.wait
        now = games.step(now.any_legal(rng))
        ended += int(now.ended.sum())
        total += float(now.rewards.sum())
    print(abs(total - ended) < 1e-4)
`);
    expect(error).toBe('');
    expect(out).toBe('True');
  });

  it('is an AECEnv and a vector environment by the checks of PettingZoo and Gymnasium', () => {
    const { stdout, stderr } = spawnSync('python3', ['python/tests/api.py', name], {
      encoding: 'utf8',
      env: ENVIRONMENT,
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^holds with/);
  });
});

it('bots of ours play chosen seats', () => {
  const { out } = python(`
from tischlein import Games
with Games("mow", 4, seats=3, bots="random,learner,medium") as games:
    print(set(games.now.seats.tolist()))
`);
  expect(out).toBe('{1}');
});

it('the example learns and beats random bots beyond its interval', () => {
  const { stdout } = spawnSync('python3', ['python/examples/learn.py', '400'], {
    encoding: 'utf8',
    env: ENVIRONMENT,
  });
  const [, low] = /\((\d+\.\d) to/.exec(stdout) ?? [];
  expect(Number(low), stdout).toBeGreaterThan(55);
});

it.each([
  ['chess', 'there is no game "chess"'],
  ['mow --seats 3 --bots learner', 'expected one for each of the 3 seats'],
  ['mow --seats 2 --bots easy,easy', 'expected at least one learner'],
])('tischlein env %s: a sentence', (line, message) => {
  const args = ['cli/bin/tischlein.js', 'env', ...line.split(' ')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', input: '' });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

it('where one action is not legal nothing is done, and all games live on', () => {
  const { out, error } = python(`
import numpy as np
from tischlein import Games, Refused
with Games("mow", 2, seed="a") as games:
    before = games.now.observations.copy()
    try: games.step(np.array([games.now.legal[0], 99999]))
    except Refused as refused: print(refused)
    assert (games.observe(0, int(games.now.seats[0])) == before[0]).all()
    games.step(games.now.any_legal(np.random.default_rng(1)))
    print("lives")
`);
  expect(error).toBe('');
  expect(out).toBe('action 99999 is not legal in game 1\nlives');
});

it('works on systems without fcntl, and finds the program under the name they give it', () => {
  const { out, error } = python(`
import sys
sys.modules["fcntl"] = None
from tischlein import Games
with Games("mow", 2, seed="a") as games: print(games.now.seats.shape)
`);
  expect(error).toBe('');
  expect(out).toBe('(2,)');
});

it('the Python package builds with the setuptools of Debian', () => {
  const { out, error } = python(`
from setuptools.config.pyprojecttoml import read_configuration
print(read_configuration("python/pyproject.toml")["project"]["name"])
`);
  expect(error).not.toContain('invalid');
  expect(out).toBe('tischlein');
});

it.each([
  ['Games("mow", 2).observe(2, 0)', 'there is no game 2: they are 0 to 1'],
  ['Games("mow", 1).observe(0, -1)', 'there is no seat -1: they are 0 to'],
  ['Games("mow", 1, recall=True).remembered(0, 99)', 'there is no seat 99'],
  ['Games("mow", 1).remembered(0, 0)', 'needs --recall'],
])('%s is a sentence', (line, message) => {
  const { error } = python(`from tischlein import Games\n${line}\n`);
  expect(error).toContain(message);
  expect(error).not.toContain('TypeError');
});

it('the schema of a view names every field that has numbers', () => {
  const args = ['cli/bin/tischlein.js', 'schema', 'uno', '--seats', '2'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { properties } = JSON.parse(stdout) as { properties: Record<string, unknown> };
  const { fields } = planOf('uno').encoding;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields.map(({ name }) => name)));
});
