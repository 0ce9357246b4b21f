import { games, testings } from '../../../games/all.testing.ts';
import { cloneState, FastRandom, playThrough, type Game, type State } from '@tischlein/kit';
import { loadBook, loadNouns, loadWords } from '@tischlein/manifests';
import { expect, it } from 'vitest';
import { speaker } from '@tischlein/rules';
import { whyOf } from './why.ts';

const MOVES = 120;

it.each(Object.keys(games))(
  'why something happened in %s ends in a clause, and is the same whatever the hidden cards are',
  async (name) => {
    const [game, testing] = [games[name]!, testings[name]!];
    const [words, nouns, book] = await Promise.all([
      loadWords(name, 'en'),
      loadNouns(name),
      loadBook(name, 'en'),
    ]);
    const me = 0;
    const names = ['You', 'Pixel', 'Rosti'];
    const { told } = speaker(words, 'en', nouns, names, me);
    const random = new FastRandom(name);
    const said = (before: State, seat: number, move: number, of: Game) => {
      const after = cloneState(before);
      of.play(after, seat, move, new FastRandom('why'));
      return whyOf(of.tell(before, seat, move, after, me), told, book);
    };
    let compared = 0;
    let moves = 0;
    const seats = Math.min(game.seats.max, 3);
    for (const { before, seat, move } of playThrough(game, { options: {}, seats, seed: 'why' })) {
      if ((moves += 1) > MOVES) break;
      const other = testing.permute(before, me, random, { seat, move });
      const why = said(before, seat, move, game);
      if (why) expect(book.clauses[why.clause]).toBeDefined();
      if (other === null) continue;
      compared += 1;
      expect(said(other, seat, move, game)).toEqual(why);
    }
    expect(compared).toBeGreaterThan(10);
  },
);
