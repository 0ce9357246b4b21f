import {
  FastRandom,
  mustParse,
  newState,
  playThrough,
  setUp,
  WATCHER,
  type Reader,
  type State,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { encodings, games } from './all.testing.ts';

const WILD = { uno: 'wild' } as Readonly<Record<string, string>>;

describe.each(Object.values(games))('$name', (game) => {
  const preset = game.presets.find(({ name }) => name === WILD[game.name]);
  const variants = [
    { options: {}, seats: game.seats.min },
    { options: preset?.options ?? {}, seats: Math.min(4, game.seats.max) },
  ].map(({ options, seats }) => mustParse(setUp(game, options, seats)));

  it.each(variants)('two views are written alike only where they are alike', (variant) => {
    const encoding = encodings[game.name]!(variant);
    const byNumbers = new Map<string, string>();
    const cells = new Int16Array(encoding.size);
    const random = new FastRandom('encodings');
    const look = (state: State, reader: Reader): void => {
      const view = game.view(state, reader);
      const text = JSON.stringify(view);
      cells.fill(0);
      encoding.write(state, reader, cells, 0);
      const numbers = cells.join();
      expect(byNumbers.get(numbers) ?? text).toBe(text);
      byNumbers.set(numbers, text);
    };
    const { options, seats } = variant;
    for (let round = 0; round < 12; round++) {
      let end: State | undefined;
      for (const step of playThrough(game, {
        options,
        seats,
        seed: `encodings ${round}`,
        random,
      })) {
        look(step.before, step.seat);
        if (random.below(10) === 0) look(step.before, WATCHER);
        end = step.state;
      }
      for (let seat = 0; seat < seats; seat++) look(end!, seat);
    }
    expect(new Set(byNumbers.values()).size).toBe(byNumbers.size);
    expect(byNumbers.size).toBeGreaterThan(500);
  });

  it.each(variants)('every number of the row has a name', (variant) => {
    const { fields, size } = encodings[game.name]!(variant);
    expect(fields.map(({ at }) => at)).toEqual(
      fields.map((_, i) => fields.slice(0, i).reduce((sum, field) => sum + field.size, 0)),
    );
    expect(fields.reduce((sum, field) => sum + field.size, 0)).toBe(size);
    for (const { about } of fields) expect(about).not.toBe('');
  });

  it.each(variants)('worlds a seat can not tell apart are written alike', (variant) => {
    const encoding = encodings[game.name]!(variant);
    const { options, seats } = variant;
    const random = new FastRandom('worlds');
    const world = newState(variant);
    const written = (of: State, seat: number): string => {
      const cells = new Int16Array(encoding.size);
      encoding.write(of, seat, cells, 0);
      return cells.join();
    };
    for (const step of playThrough(game, { options, seats, seed: 'worlds', random })) {
      const { before, seat, ply } = step;
      game.imagine(game.view(before, seat))(world, random);
      expect(written(world, seat)).toBe(written(before, seat));
      if (ply === 200) break;
    }
  });
});
