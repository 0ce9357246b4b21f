import { dealt, fairChance, parseJson, perft } from '@tischlein/kit';
import { textOf } from '../cli/files.ts';
import {
  commandOf,
  gameOf,
  variantOf,
  want,
  text,
  textOr,
  variantFlags,
  whole,
  yes,
} from '../cli/command.ts';

export const perftCommand = commandOf({
  takes: 'word',
  summary: 'count the ways the next moves can be made',
  words: 'GAME',
  about: `Counts for each depth up to N how many sequences of that many moves there are, every seat's moves counted.`,
  flags: {
    depth: whole('how deep', 3, { least: 1, most: 12 }),
    position: text('FILE', 'a position as JSON to start from, instead of a deal'),
    seed: textOr('TEXT', 'of the deal', 'perft'),
    ...variantFlags,
    json: yes('{"1": …, "2": …} instead of lines'),
  },

  async run(values, [name]) {
    const { depth, position, seed, json } = values;
    const game = gameOf(name);
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
