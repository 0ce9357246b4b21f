import { dealt, fairChance, parseJson, perft } from '@tischlein/kit';
import { gameOf, onlyWord, variantOf, want } from '../cli/command.ts';
import { fail } from '../cli/failure.ts';
import { textOf } from '../cli/files.ts';
import { commandOf, text, textOr, variantFlags, whole, yes } from '../cli/flags.ts';

export const perftCommand = commandOf({
  takes: 'word',
  summary: 'count the ways the next moves can be made',
  words: 'GAME',
  about: `Counts for each depth up to N how many sequences of that many moves there are, every seat's moves counted.`,
  flags: {
    depth: whole('how deep', 3),
    position: text('FILE', 'a position as JSON to start from, instead of a deal'),
    seed: textOr('TEXT', 'of the deal', 'perft'),
    ...variantFlags,
    json: yes('{"1": …, "2": …} instead of lines'),
  },

  async run(values, words) {
    const { depth, position, seed, json } = values;
    const game = gameOf(onlyWord(words));
    if (depth < 1 || depth > 12) fail('--depth: a whole number from 1 to 12 is wanted');
    const state =
      position === undefined
        ? dealt(game, variantOf(game, values), fairChance(seed))
        : want(game.parsePosition(want(parseJson(textOf(position)))));
    const counts: { [depth: string]: number } = {};
    for (let n = 1; n <= depth; n++) {
      counts[n] = perft(game, state, n);
      if (!json) process.stdout.write(`${n} ${counts[n]}\n`);
    }
    if (json) process.stdout.write(`${JSON.stringify(counts)}\n`);
    return 0;
  },
});
