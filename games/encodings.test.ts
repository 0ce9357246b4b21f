import {
  dealt,
  FastRandom,
  fairChance,
  mustParse,
  newState,
  NOBODY,
  randomAnswer,
  setUp,
  WAIT,
  WATCHER,
  Driver,
  type Reader,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';
import { encodings } from './encodings.ts';

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
    const moves = new Int32Array(variant.moves.size);
    for (let round = 0; round < 12; round++) {
      const state = dealt(game, variant, fairChance(`encodings ${round}`));
      const driver = new Driver(game, state, fairChance(`encodings ${round}`), random);
      const look = (reader: Reader): void => {
        const view = game.view(state, reader);
        const text = JSON.stringify(view);
        cells.fill(0);
        encoding.write(view, cells, 0);
        const numbers = cells.join();
        expect(byNumbers.get(numbers) ?? text).toBe(text);
        byNumbers.set(numbers, text);
        if (encoding.see === undefined || reader === WATCHER) return;
        cells.fill(0);
        encoding.see(state, reader, cells, 0);
        if (cells.join() !== numbers) expect(cells.join(), text).toBe(numbers);
      };
      for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
        look(seat);
        if (random.below(10) === 0) look(WATCHER);
        driver.answer(randomAnswer(game, state, seat, driver.reacting, random, moves));
      }
      for (let seat = 0; seat < variant.seats; seat++) look(seat);
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
    const random = new FastRandom('worlds');
    const moves = new Int32Array(variant.moves.size);
    const state = dealt(game, variant, fairChance('worlds'));
    const driver = new Driver(game, state, fairChance('worlds'), random);
    const world = newState(variant);
    const written = (of: typeof state, seat: number): string => {
      const cells = new Int16Array(encoding.size);
      if (encoding.see !== undefined) encoding.see(of, seat, cells, 0);
      else encoding.write(game.view(of, seat), cells, 0);
      return cells.join();
    };
    for (let seat = driver.next(); seat !== NOBODY && driver.ply < 200; seat = driver.next()) {
      game.imagine(game.view(state, seat))(world, random);
      expect(written(world, seat)).toBe(written(state, seat));
      const answer = randomAnswer(game, state, seat, driver.reacting, random, moves);
      driver.answer(answer === WAIT ? WAIT : answer);
    }
  });
});
