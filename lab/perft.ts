import { dealt, fairChance, parseJson, perft } from '@tischlein/kit';
import { print, textOf } from '../cli/files.ts';
import * as cli from '../cli/command.ts';

export const perftCommand = cli.commandOf({
  takes: 'word',
  summary: 'count the ways the next moves can be made',
  words: 'GAME',
  about: `Counts for each depth up to N how many sequences of that many moves there are, every seat's moves counted.`,
  flags: {
    depth: cli.whole('how deep', 3, { least: 1, most: 12 }),
    position: cli.text('FILE', 'a position as JSON to start from, instead of a deal'),
    seed: cli.textOr('TEXT', 'of the deal', 'perft'),
    ...cli.variantFlags,
    json: cli.yes('{"1": …, "2": …} instead of lines'),
  },

  async run(values, [name]) {
    const { depth, position, seed, json } = values;
    const game = cli.gameOf(name);
    const state =
      position === undefined
        ? dealt(game, cli.variantOf(game, values), fairChance(seed))
        : cli.want(game.parsePosition(cli.want(parseJson(textOf(position)))));
    const counts: { [depth: string]: number } = {};
    for (let n = 1; n <= depth; n++) {
      counts[n] = perft(game, state, n);
      if (!json) print(`${n} ${counts[n]}`);
    }
    if (json) print(counts);
  },
});
