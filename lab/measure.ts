import { DealSamples, type EffectTable, estimate, type Figure } from '@tischlein/coach/effects';
import { manifests } from '@tischlein/manifests';
import { fail } from '../cli/failure.ts';
import * as cli from '../cli/command.ts';
import { mustBeWritable, print, textOf, writeText } from '../cli/files.ts';
import { columns } from '../cli/runner/report.ts';
import { filled, measureMix } from './fill.ts';

export const measureCommand = cli.commandOf({
  takes: 'word',
  summary: 'what a mix of house rules does: length, skill, lead changes, plays out of turn',
  words: 'GAME',
  about: `Plays deals of one mix, each once between medium bots and twice with one medium bot among careless ones, and says what a
game is like, each number with its 95 % error; beside it, the estimate of the table that comes with the game.`,
  flags: {
    games: cli.whole('so many deals', 400, { least: 2 }),
    seed: cli.textOr('TEXT', 'the same seed gives the same numbers', 'measure'),
    json: cli.yes('one object instead of a table'),
    fill: cli.text(
      'FILE',
      'measure all that the table of effects in this file plans, and write it there with this command line; takes long. --games are for each number of seats',
    ),
    ...cli.variantFlags,
  },

  async run(values, [name]) {
    const { games: deals, seed } = values;
    if (values.fill !== undefined) return fill(values.fill, deals, seed);
    const game = cli.gameOf(name);
    const mix = cli.variantOf(game, values);
    const samples = new DealSamples();
    samples.add(measureMix(game, mix, seed, deals));
    const table = await manifests[game.name]?.effects?.();
    const measured = samples.figures();
    const about = table === undefined ? null : estimate(table, game, mix);
    if (values.json) {
      const { options, seats } = mix;
      return print({ game: game.name, options, seats, deals, seed, measured, about });
    }
    const row = (name: string, of: keyof typeof measured, write: (figure: Figure) => string) => [
      name,
      write(measured[of]),
      about === null ? 'not in the table' : write(about[of]),
    ];
    const minutes = ({ value, error }: Figure): string =>
      counted({ value: (value * table!.seconds) / 60, error: (error * table!.seconds) / 60 });
    const rows = [
      ['', 'measured', 'about'],
      row('moves', 'moves', counted),
      ...(table === undefined
        ? []
        : [row(`minutes, at ${table.seconds} seconds a move`, 'moves', minutes)]),
      row('a better player wins', 'skill', share),
      row('lead changes', 'leads', counted),
      row('plays out of turn', 'outOfTurn', counted),
    ];
    print(`${game.name}, ${mix.seats} seats, ${deals} deals, seed ${seed}\n\n${columns(rows)}`);
  },
});

const counted = ({ value, error }: Figure): string => `${value.toFixed(1)} ± ${error.toFixed(1)}`;
const share = ({ value, error }: Figure): string =>
  `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;

function fill(file: string, deals: number, seed: string): void {
  mustBeWritable(file);
  const table = planOf(textOf(file), file);
  const command = `npm run lab -- measure --fill ${file} --games ${deals} --seed ${seed}`;
  const done = filled(table, cli.gameOf(table.game), { seed, deals, command }, (what) =>
    process.stderr.write(`${what}\n`),
  );
  writeText(file, `${JSON.stringify(done).replaceAll(/\{"(?=when|seats)/g, '\n$&')}\n`);
}

function planOf(text: string, file: string): EffectTable {
  try {
    const table = JSON.parse(text) as EffectTable;
    if (typeof table.game === 'string' && Array.isArray(table.kinds)) return table;
  } catch {
    // Said below.
  }
  return fail(`${file} holds no table of effects; see coach/effects for those there are`);
}
