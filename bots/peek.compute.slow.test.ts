import { games } from '@tischlein/games';
import { testings } from '@tischlein/games/testing';
import { conform } from '@tischlein/kit/conformance';
import type { Bot } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { bots } from './index.ts';

const run = (name: string, players: readonly Bot[]) => () =>
  conform(games[name]!, testings[name]!, {
    seed: `peek ${name}`,
    games: 20,
    every: 60,
    bots: players,
  });

describe.each(Object.keys(games))('at a table of %s', (name) => {
  it('no bot can peek: the same view with other hidden cards, the same choice', () => {
    expect(run(name, Object.values(bots[name]!))).not.toThrow();
  });
});
