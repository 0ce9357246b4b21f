import { games } from '@tischlein/manifests/all';
import { testings } from '../../games/all.testing.ts';
import { FastRandom, type Game, playThrough, type View, WATCHER } from '@tischlein/kit';
import { loadNouns, loadWords } from '@tischlein/manifests';
import { type Language, LANGUAGES, speaker } from '@tischlein/rules';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../language.ts';
import type { Eyes } from '../screen.ts';
import { wrap } from '../text.ts';
import { screenOf } from './index.ts';

const COLUMNS = 80;
const SEATS = 4;
const NAMES = ['Anna', 'Beni', 'Carla', 'Dani'];

/** Moments of games under options at random, and the end of each. */
function viewsOf(game: Game): View[] {
  const views: View[] = [];
  const seats = Math.min(SEATS, game.seats.max);
  for (let i = 0; i < 40; i++) {
    const random = new FastRandom(`screens ${i}`);
    const options = testings[game.name]!.options(random, seats);
    for (const { state, ply } of playThrough(game, {
      options,
      seats,
      seed: `screens ${i}`,
      random,
    })) {
      const isLast = ply === 400 || game.result(state) !== null;
      if (isLast || random.below(20) === 0)
        views.push(game.view(state, random.below(5) === 0 ? WATCHER : random.below(seats)));
      if (isLast) break;
    }
  }
  return views;
}

const eyesOf = async (game: Game, language: Language): Promise<Eyes> => ({
  say: speaker(
    await loadWords(game.name, language),
    language,
    await loadNouns(game.name),
    NAMES,
    1,
  ),
  names: NAMES,
  paint: (_, text) => text,
  word: wordsOf(language),
});

describe.each(Object.values(games))('$name', (game) => {
  const views = viewsOf(game);

  it.each(LANGUAGES)('draws every table within the columns of a terminal: %s', async (language) => {
    const eyes = await eyesOf(game, language);
    expect(views.length).toBeGreaterThan(100);
    for (const view of views) {
      const drawn = wrap(screenOf(game.name)(view, eyes), COLUMNS);
      expect(drawn).not.toMatch(/[{}]|undefined|(mow|uno|uwo)\./);
      for (const line of drawn.split('\n'))
        expect([...line].length, line).toBeLessThanOrEqual(COLUMNS);
    }
  });
});
