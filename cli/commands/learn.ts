import { bots, tastes } from '@tischlein/bots';
import { byBots, playThrough, type Bot } from '@tischlein/kit';
import { botOf, flagsOf, gameOf, onlyWord, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { columns } from '../lab/columns.ts';
import { chanceOf, fitLogistic, surpriseOf, type Sample } from '../lab/logistic.ts';
import { Progress } from '../lab/progress.ts';

const USUAL = { games: 400, level: 'skilled', seed: 'learn' } as const;
/** One game in this many is kept for checking the fit. */
const HELD_OUT = 5;
/** Every second moment of a game is kept, and one move in this many is the rule of thumb's, for variety. */
const KEPT = 2;
const THUMB = 12;
const DIGITS = 4;

export const learnCommand: Command = {
  summary: 'fit what the search takes an unfinished game for, by games of a bot against itself',
  usage: `<game> [--games N] [--level NAME] [--seed TEXT]

Plays games of a bot against itself and fits by them how likely the first seat wins, from the features of the game's
taste. Prints the weights as JSON; on the error stream, how surprised they and the present estimate are by games they
have not seen, in bits a moment.

  --games N              how many (${USUAL.games})
  --level NAME           who plays (${USUAL.level}); one move in ${THUMB} is medium's
  --seed TEXT            what the deals are made from (${USUAL.seed})`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, { games: text, level: text, seed: text });
    const game = gameOf(onlyWord(positionals));
    const taste = tastes[game.name]!;
    const features = taste.features ?? fail(`the taste of ${game.name} names no features`);
    const count = wholeOf(values.games, 'games', USUAL.games, HELD_OUT);
    const level = botOf(game, values.level ?? USUAL.level);
    const thumb = bots[game.name]!['medium']!;
    const player: Bot = (ask, random, left) =>
      (random.below(THUMB) === 0 ? thumb : level)(ask, random, left);
    const progress = new Progress(game.name, count);
    const measured = new Float64Array(features.names.length);
    const chances = new Float64Array(2);
    const games: (Sample & { readonly now: number })[][] = [];
    for (let number = 0; number < count; number++) {
      const dealt = { options: {}, seats: 2, seed: `${values.seed ?? USUAL.seed} ${number}` };
      const steps = playThrough(game, dealt, byBots(game, [player, player]));
      const moments: Omit<(typeof games)[0][0], 'outcome'>[] = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) {
        const { before, ply } = step.value;
        if (ply % KEPT !== 0) continue;
        features.measure(before, measured);
        taste.chances(before, before, chances);
        moments.push({ features: [...measured], now: chances[0]! });
      }
      const { winners } = game.result(step.value)!;
      const outcome = winners.includes(0) ? 1 / winners.length : 0;
      games.push(moments.map((moment) => ({ ...moment, outcome })));
      progress.show(number + 1);
    }
    progress.end();
    const weights = fitLogistic(games.filter((_, i) => i % HELD_OUT !== 0).flat());
    const unseen = games.filter((_, i) => i % HELD_OUT === 0).flat();
    const outcomes = unseen.map(({ outcome }) => outcome);
    const surprise = (chance: (sample: (typeof unseen)[0]) => number): string =>
      surpriseOf(unseen.map(chance), outcomes).toFixed(DIGITS);
    process.stderr.write(
      `${columns([
        ['', 'bits a moment'],
        ['the estimate of now', surprise(({ now }) => now)],
        ['these weights', surprise((sample) => chanceOf(weights, sample.features))],
      ])}\n`,
    );
    const named = features.names.map((name, i) => [name, Number(weights[i]!.toFixed(DIGITS))]);
    process.stdout.write(`${JSON.stringify(Object.fromEntries(named), null, 2)}\n`);
    return 0;
  },
};
