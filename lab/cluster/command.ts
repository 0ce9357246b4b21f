import { commandOf, textOr, whole } from '../../cli/command.ts';
import { linesOf } from './plan.ts';
import { shrink, simulate } from './simulation.ts';

export const simulateCommand = commandOf({
  summary: 'the whole cluster in one process, with virtual time and seeded faults',
  words: '',
  about: `Runs nodes, database, notices, connections, pages and people of one seed after the other, and holds every step against the
promises of CONTRIBUTING.md. Ends at the first failure, with its seed and the events it needs.`,
  flags: {
    minutes: whole('how long', 1, { least: 0 }),
    seed: textOr('N', 'the first seed', '0'),
    seeds: whole('how many seeds at most', 1_000_000_000, { least: 1 }),
  },

  async run({ minutes, seed: first, seeds }) {
    const began = performance.now();
    const sums: { [what: string]: number } = {};
    const report = (): void => {
      const all = Object.entries(sums).map(([what, sum]) => `${sum} ${what}`);
      const seconds = (performance.now() - began) / 1000;
      process.stdout.write(`${seconds.toFixed(0)} s: ${all.join(', ')}\n`);
    };
    let said = began;
    for (let i = 0; i < seeds && performance.now() - began < minutes * 60_000; i++) {
      const seed = `${Number(first) + i}`;
      const { failure, steps, counts } = await simulate(seed);
      for (const [what, count] of Object.entries({ seeds: 1, steps, ...counts }))
        sums[what] = (sums[what] ?? 0) + count;
      if (failure !== null) {
        report();
        process.stdout.write(`seed ${seed}: ${failure.promise}: ${failure.detail}\n`);
        const events = await shrink(seed, failure);
        process.stdout.write(
          `${events.length} events lead there:\n${linesOf(events).join('\n')}\n`,
        );
        return 1;
      }
      if (performance.now() - said < 60_000) continue;
      said = performance.now();
      report();
    }
    report();
  },
});
