import { games } from '@tischlein/manifests/all';
import { mustParse, parseOptions } from '@tischlein/kit';
import { loadBook } from '@tischlein/manifests';
import { describe, expect, it } from 'vitest';
import { faceOf, GAMES } from './index.ts';

it('every game of ours has a face, and every face a game', () => {
  expect([...GAMES].sort()).toEqual(Object.keys(games).sort());
});

describe.each(GAMES)('the face of %s', (name) => {
  const face = faceOf(name);
  const game = games[name]!;

  it('says how many play as the game does', () => {
    expect(face.players).toEqual(game.seats);
    expect(face.usual).toBeGreaterThanOrEqual(game.seats.min);
    expect(face.usual).toBeLessThanOrEqual(game.seats.max);
  });

  it('begins with house rules the game knows', () => {
    mustParse(parseOptions(game.options, face.first));
  });

  it('is called as its book is', async () => {
    expect((await loadBook(name, 'en')).name).toContain(face.name);
  });

  it('has the drawing its poster shows', () => {
    expect(face.poster.sheet).toContain(`id="${face.poster.drawing}"`);
  });

  it('shows pictures at clauses of its book only', async () => {
    const { pictures } = await import(`./${name}/pictures/shown.ts`);
    const { clauses } = await loadBook(name, 'en');
    expect(Object.keys(pictures as object).filter((id) => !(id in clauses))).toEqual([]);
  });
});

it('a game without a face has the plain one, under its own name', () => {
  expect(faceOf('nim').name).toBe('nim');
  expect(faceOf('nim')).toBe(faceOf('nim'));
});
