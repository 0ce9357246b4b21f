import { bots, games } from '@tischlein/manifests/all';
import { testings } from '../games/all.testing.ts';
import { conform } from '@tischlein/kit/conformance';
import type { Bot } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';

const run = (name: string, players: readonly Bot[]) => () =>
  conform(games[name]!, testings[name]!, {
    seed: `peek ${name}`,
    games: 20,
    every: 60,
    bots: players,
  });

describe.each(Object.keys(games))('at a table of %s', (name) => {
  it('no bot can peek: the same view with other hidden cards, the same choice', () => {
    expect(run(name, Object.values(bots[name]!.levels))).not.toThrow();
  });
});
