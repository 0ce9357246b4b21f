import { LEVELS, usualBudget } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import { manifests } from '@tischlein/manifests';
import { botOf, commandOf, gameOf, text, whole, yes } from '../../cli/command.ts';
import { fail, failUsage } from '../../cli/failure.ts';
import { freshSeed, print } from '../../cli/files.ts';
import { withProgress } from '../../cli/runner/progress.ts';
import type { Puzzle } from '@tischlein/coach/puzzles';
import { minePuzzles, mineSolved } from './mine.ts';
import { Examiner } from './examiner.ts';
import { type Solved, solvedOf, starts } from './moments.ts';

export const puzzlesCommand = commandOf({
  summary: 'find puzzles and solved positions in games between bots, and check the shipped ones',
  words: '[GAME]',
  about: `Plays games between bots and prints what it finds, a line of JSON each. A puzzle has exactly one clearly best move, the
rule of thumb plays another, and it holds at ten times the usual budget, or by exact play where that is possible. A
solved position has the moves that keep what exact play gets in every world its seat can imagine.`,
  flags: {
    seed: text('TEXT', 'where the games come from (left out: a fresh one)'),
    count: whole('how many are wanted', 60, { least: 1 }),
    solved: yes('solved positions, not puzzles'),
    check: yes(
      'look at the shipped ones again, of all games if none is named; any fault is a failure',
    ),
    every: whole('only each N-th of them', 1, { least: 1 }),
    renew: yes(
      'print the shipped ones that still are puzzles, as they are now, easy ones first: after a change of the bots',
    ),
    levels: text(
      'A,B',
      `with --solved: how often bots of these levels give something away (${LEVELS.join(',')}), in the shipped positions, or with --seed in fresh ones`,
    ),
  },

  async run({ every, count, ...values }, [word]) {
    if (word === undefined && !values.check) failUsage('which game? Or --check for all of them');
    if (values.levels !== undefined && !values.solved) failUsage('--levels requires --solved');
    const names = word === undefined ? Object.keys(manifests) : [gameOf(word).name];
    let faults = 0;
    for (const name of names) {
      const begins = starts[name] ?? fail(`nobody looks for puzzles of ${name}`);
      const own = bots[name]!;
      const examiner = new Examiner(own, await manifests[name]!.coach!());
      const mined = (seed: string): Iterable<Solved> =>
        mineSolved(own, examiner, begins, seed, count);
      if (values.check)
        faults += await check(name, examiner, values.solved ? 'solved' : 'puzzles', every);
      else if (values.renew) await renew(name, examiner);
      else if (values.levels !== undefined) {
        const positions = values.seed === undefined ? shippedOf(name) : mined(values.seed);
        compare(name, examiner, [...positions], values.levels.split(','));
      } else {
        const seed = values.seed ?? freshSeed();
        const found = values.solved ? mined(seed) : minePuzzles(own, examiner, begins, seed, count);
        for (const each of withProgress<object>(`${name}, seed ${seed}`, count, found)) print(each);
      }
    }
    if (faults > 0) return 3;
  },
});

const shippedOf = (name: string): readonly Solved[] =>
  solvedOf(name) ?? fail(`no solved positions of ${name} are shipped; --seed finds some`);

async function check(
  name: string,
  examiner: Examiner,
  kind: 'puzzles' | 'solved',
  every: number,
): Promise<number> {
  const shipped: readonly (Puzzle | Solved)[] =
    kind === 'solved' ? shippedOf(name) : await manifests[name]!.puzzles!();
  let faults = 0;
  let looked = 0;
  for (const [i, each] of withProgress(name, shipped.length, shipped.entries())) {
    if (i % every !== 0) continue;
    const fault = 'best' in each ? examiner.faultOfSolved(each) : examiner.faultOf(each);
    looked += 1;
    if (fault === null) continue;
    faults += 1;
    print(`${name}, number ${i + 1}: ${fault}`);
  }
  print(`${name}: ${looked} of ${shipped.length} ${kind} looked at, ${faults} at fault`);
  return faults;
}

async function renew(name: string, examiner: Examiner): Promise<void> {
  const shipped = await manifests[name]!.puzzles!();
  const still: Puzzle[] = [];
  for (const each of withProgress(name, shipped.length, shipped)) {
    const now = examiner.renewed(each);
    if (now !== null) still.push(now);
  }
  still.sort((one, two) => one.thoughts - two.thoughts);
  print(`[\n${still.map((each) => JSON.stringify(each)).join(',\n')}\n]`);
}

function compare(
  name: string,
  examiner: Examiner,
  positions: readonly Solved[],
  levels: readonly string[],
): void {
  for (const level of levels) {
    const bot = botOf(gameOf(name), level);
    const budget = usualBudget(bots[name]!, level, 2);
    let missed = 0;
    for (const position of withProgress(`${name} ${level}`, positions.length, positions))
      if (!examiner.keeps(bot, position, budget)) missed += 1;
    const share = ((100 * missed) / positions.length).toFixed(1);
    print(
      `${name} ${level}: gives something away in ${missed} of ${positions.length} (${share} %)`,
    );
  }
}
