import { heuristicsByGame } from '@tischlein/bots';
import { timelineOf, reviewOf, coaches, type Hear } from '@tischlein/coach';
import { LANGUAGES } from '@tischlein/rules';
import { flagsOf, gameOf, onlyWord, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { recordIn, wantOf } from '../record-words.ts';
import { languageOf } from '../language.ts';
import { Progress } from '../runner/progress.ts';
import { reviewInWords } from '../review-words.ts';

export const reviewCommand: Command = {
  summary: 'what a finished game teaches one of its seats',
  usage: `<record> [--seat N] [--lang NAME] [--depth N] [--json]

Looks back at a game from what one seat could know then, never from the real hidden cards: the chance to win move by
move, what each decision gave away and why another move is better, and what came from cards and what from play. A
mistake is proven (5 points or more, 99 %); where the imagined worlds can not tell, it says so.

  --seat N               whose eyes (left out: the first person's, else seat 0)
  --depth N              so many times the usual number of imagined worlds (1)
  --json                 the whole review as one JSON line
  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      seat: text,
      lang: text,
      depth: text,
      json: { type: 'boolean' },
    });
    const file = onlyWord(positionals) ?? fail('which record? Name its file');
    const language = languageOf(values.lang);
    const record = await recordIn(file, language);
    const game = gameOf(record.game);
    const person = record.seats.findIndex((player) => typeof player === 'string');
    const seat = wholeOf(values.seat, 'seat', Math.max(0, person));
    if (seat >= record.seats.length)
      fail(`--seat: a seat from 0 to ${record.seats.length - 1} is wanted`);
    const depth = wholeOf(values.depth, 'depth', 1, 1);

    const timeline = await wantOf(file, timelineOf(game, record), language);
    const coach = (await coaches[game.name]?.()) ?? fail(`no coach knows ${game.name}`);
    const { first, again } = coach.budget;
    const budget = { first: first * depth, again: again * depth };
    const tools = { heuristics: heuristicsByGame[game.name]!, coach };
    const review = reviewOf(tools, timeline, seat, budget, progressOf());
    process.stdout.write(
      values.json
        ? `${JSON.stringify(review)}\n`
        : await reviewInWords(game, record, timeline, review, language),
    );
    return 0;
  },
};

/** A bar for each pass. */
function progressOf(): Hear {
  const bars = new Map<number, Progress>();
  return (pass, done, of) => {
    const bar = bars.get(pass) ?? new Progress(`review ${pass}/2`, of);
    bars.set(pass, bar);
    if (done < of) bar.show(done);
    else bar.end();
  };
}
