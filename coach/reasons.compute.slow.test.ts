import { games } from '@tischlein/manifests/all';
import { testings } from '../games/all.testing.ts';
import {
  cloneState,
  dealt,
  fairChance,
  FastRandom,
  isFactOf,
  legalTexts,
  mustParse,
  NOBODY,
  pick,
  setUp,
} from '@tischlein/kit';
import * as mow from '@tischlein/games/mow/language';
import * as uno from '@tischlein/games/uno/language';
import * as uwo from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { toolsOf } from './games.testing.ts';
import { explain, knownFeatures } from './reasons.ts';

const TABLES = { mow: mow.REASONS, uno: uno.REASONS, uwo: uwo.REASONS } as const;
const EFFORT = Number(process.env['EFFORT'] ?? '1');

describe.each(Object.entries(TABLES))('reasons of %s', (name, table) => {
  it('are true of the real position, which the coach has not seen', () => {
    const game = games[name]!;
    const { coach } = toolsOf(name);
    const random = new FastRandom(`reasons ${name}`);
    let given = 0;
    for (let i = 0; i < 6 * EFFORT; i++) {
      const seats = game.seats.min + (i % 3 > game.seats.max - game.seats.min ? 0 : i % 3);
      const variant = mustParse(setUp(game, testings[name]!.options(random, seats), seats));
      const state = dealt(game, variant, fairChance(`reasons ${i}`));
      for (let ply = 0; ply < 60 && game.waitingFor(state) !== NOBODY; ply++) {
        const seat = game.waitingFor(state);
        const view = game.view(state, seat);
        const legal = legalTexts(game, state, seat);
        const [better, played] = [pick(legal, random), pick(legal, random)];
        const after = cloneState(state);
        game.play(after, seat, variant.moves.find(better)!, random);
        const real = coach.features(view, seat, better, game.view(after, seat));
        const known = knownFeatures(game, coach, view, better);
        for (const feature of Object.keys(known))
          expect(
            known[feature],
            `${better}: ${feature} ${JSON.stringify(game.position(state))}`,
          ).toEqual(real[feature]);
        for (const cited of explain(game, coach, view, better, played)) {
          given += 1;
          expect(isFactOf(table, cited), JSON.stringify(cited)).toBe(true);
        }
        game.play(state, seat, variant.moves.find(pick(legal, random))!, random);
      }
    }
    expect(given).toBeGreaterThan(10);
  });
});
