import { bots } from '@tischlein/manifests/all';
import { type Hear, reviewOf, timelineOf } from '@tischlein/coach';
import { manifests } from '@tischlein/manifests';
import { commandOf, lang, whole, yes } from '../command.ts';
import { fail, failUsage } from '../failure.ts';
import { print } from '../files.ts';
import { recordIn, wantOf } from '../records.ts';
import { reviewInWords } from '../review-words.ts';
import { Progress } from '../runner/progress.ts';

export const reviewCommand = commandOf({
  takes: 'inside',
  summary: 'what a finished game teaches one of its seats',
  words: 'RECORD',
  about: `Looks back at a game from what one seat could know then, never from the real hidden cards: the chance to win move by
move, what each decision gave away and why another move is better, and what came from cards and what from play. A
mistake is proven (5 points or more, 99 %); where the imagined worlds can not tell, it says so.`,
  flags: {
    seat: whole("whose eyes (left out: the first person's, else seat 0)", undefined),
    depth: whole('so many times the usual number of imagined worlds', 1, { least: 1 }),
    json: yes('the whole review as one JSON line'),
    lang,
  },

  async run({ depth, json, lang: language, ...values }, [file]) {
    if (file === undefined) failUsage('which record? Name its file');
    const { record, game } = await recordIn(file, language);
    const person = record.seats.findIndex((player) => typeof player === 'string');
    const { seat = Math.max(0, person) } = values;
    if (seat >= record.seats.length)
      failUsage(`--seat: expected a seat from 0 to ${record.seats.length - 1}, got ${seat}`);

    const timeline = await wantOf(file, timelineOf(game, record), language);
    const coach = (await manifests[game.name]?.coach?.()) ?? fail(`no coach knows ${game.name}`);
    const { first, again } = coach.budget;
    const budget = { first: first * depth, again: again * depth };
    const tools = { heuristics: bots[game.name]!.heuristics, coach };
    const review = reviewOf(tools, timeline, seat, budget, progressOf());
    print(json ? review : await reviewInWords(game, record, timeline, review, language));
  },
});

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
