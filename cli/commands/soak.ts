import { writeFileSync } from 'node:fs';
import { flagsOf, gameOf, USUAL_GAME, wholeOf, type Command } from '../command.ts';
import { startOwnServer } from '../load/server.ts';
import { soakPicture } from '../soak/picture.ts';
import { soak } from '../soak/soak.ts';

export const soakCommand: Command = {
  summary: 'run a server of its own for hours and draw how it fares',
  usage: `[game] [--minutes N] [--tables N] [--every SECONDS] [--kill-every SECONDS] [--out FILE] [--json]

Starts a server on this machine and keeps it busy: people at tables, bots among themselves, watchers who come and go, a
group of regulars who talk, deal and lose their line, and every now and then it is killed and started again. Draws its
memory, its descriptors and the p99 of a move over time.

  --minutes N            how long (120)
  --tables N             tables of two people who move twice a second (20)
  --every SECONDS        between two looks (10)
  --kill-every SECONDS   between two kills (900)
  --out FILE             where the picture goes (soak.svg)
  --json                 the whole report instead of its last line`,

  async run(args) {
    const flag = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      minutes: flag,
      tables: flag,
      every: flag,
      'kill-every': flag,
      out: flag,
      json: { type: 'boolean' },
    });
    const plan = {
      game: gameOf(positionals[0] ?? USUAL_GAME).name,
      seconds: wholeOf(values.minutes, 'minutes', 120, 1) * 60,
      tables: wholeOf(values.tables, 'tables', 20, 1),
      every: wholeOf(values.every, 'every', 10, 1),
      killEvery: wholeOf(values['kill-every'], 'kill-every', 900, 1),
    };
    const own = await startOwnServer({});
    try {
      const report = await soak(own, plan, ({ seconds, megabytes, descriptors, p99, moves }) =>
        process.stderr.write(
          `${seconds} s: ${megabytes} MB, ${descriptors} descriptors, p99 ${p99} ms, ${moves} moves\n`,
        ),
      );
      const out = values.out ?? 'soak.svg';
      writeFileSync(out, soakPicture(report));
      const { samples, ...numbers } = report;
      process.stdout.write(
        `${JSON.stringify(values.json ? report : { ...numbers, last: samples.at(-1), picture: out })}\n`,
      );
      return 0;
    } finally {
      await own.stop();
    }
  },
};
