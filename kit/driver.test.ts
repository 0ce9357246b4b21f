import { describe, expect, it } from 'vitest';
import { Driver } from './driver.ts';
import { newState, NOBODY, type Game, type State, type Variant } from './game.ts';
import { MoveTable, WAIT } from './moves.ts';
import { FastRandom } from './random.ts';

/**
 * A made-up game: cell 0 counts moves, cell 1 is the mask of seats that may react. Seat = moves so far; it ends
 * after four moves. Only what the driver asks is there.
 */
const variant: Variant = {
  options: {},
  seats: 4,
  size: 2,
  moves: new MoveTable(['go'], { parse: (text) => text, format: (move) => move }),
};
const counting = {
  waitingFor: ({ cells }: State) => (cells[0] === 4 ? NOBODY : cells[0]!),
  reactors: ({ cells }: State) => cells[1]!,
  play({ cells }: State) {
    cells[0]! += 1;
    cells[1] = 0;
  },
} as unknown as Game;
const GO = 0;

const start = (reactors: number) => {
  const state = newState(variant);
  state.cells[1] = reactors;
  const asked: number[] = [];
  const random = new FastRandom('driver');
  const driver = new Driver(
    counting,
    state,
    (index) => {
      asked.push(index);
      return random;
    },
    random,
  );
  return { state, driver, asked };
};

describe('the driver', () => {
  it('asks the seat waited for until the game is over, and hands in the chance of each move', () => {
    const { driver, asked } = start(0);
    const seats: number[] = [];
    for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
      expect(driver.reacting).toBe(false);
      seats.push(seat);
      driver.answer(GO);
    }
    expect(seats).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('asks each reactor once before the seat waited for, and starts over after a move', () => {
    const { driver, state } = start(0b1110);
    const first = [
      driver.next(),
      (driver.answer(WAIT), driver.next()),
      (driver.answer(WAIT), driver.next()),
    ];
    expect([...first].sort()).toEqual([1, 2, 3]);
    expect(driver.reacting).toBe(true);
    driver.answer(WAIT);
    expect(driver.next()).toBe(0);
    expect(driver.reacting).toBe(false);
    driver.answer(GO);
    state.cells[1] = 0b1000;
    expect(driver.next()).toBe(1);
  });
});
