import { dealt, fairChance } from '@tischlein/kit';
import { commandOf, gameOf, text, variantFlags, variantOf } from '../command.ts';
import { freshSeed, print } from '../files.ts';

export const dealCommand = commandOf({
  takes: 'word',
  summary: 'print the opening position of a game',
  words: 'GAME',
  about: 'Prints the opening position as one line of JSON. The same seed gives the same deal.',
  flags: {
    ...variantFlags,
    seed: text('TEXT', 'what the deal is made from (left out: a fresh one)'),
  },

  async run({ seed = freshSeed(), ...values }, [name]) {
    const game = gameOf(name);
    const state = dealt(game, variantOf(game, values), fairChance(seed));
    print(game.position(state) as object);
  },
});
