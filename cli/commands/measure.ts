import {
  effectTables,
  estimate,
  DealSamples,
  type EffectTable,
  type Figure,
} from '@tischlein/coach/effects';
import {
  flagsOf,
  gameOf,
  onlyWord,
  VARIANT_FLAGS,
  VARIANT_USAGE,
  variantOf,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';
import { mustBeWritable, textOf, writeText } from '../files.ts';
import { columns } from '../lab/columns.ts';
import { filled, measureMix } from '../lab/fill.ts';

const USUAL = { deals: 400, seed: 'measure' } as const;

export const measureCommand: Command = {
  takes: 'word',
  summary: 'what a mix of house rules does: length, skill, lead changes, plays out of turn',
  usage: `GAME [--deals N] [--seed TEXT] [--json] …
       tischlein measure --fill FILE [--deals N] [--seed TEXT]

Plays deals of one mix, each once between medium bots and twice with one medium bot among careless ones, and says what a
game is like, each number with its 95 % error; beside it, the estimate of the table that comes with the game.

  --deals N              so many (${USUAL.deals})
  --seed TEXT            the same seed gives the same numbers
  --json                 one object instead of a table
  --fill FILE            measure all that the table of effects in this file plans, and write it there with this command
                         line; takes long. --deals are for each number of seats
${VARIANT_USAGE}`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      deals: text,
      seed: text,
      fill: text,
      json: { type: 'boolean' },
    });
    const deals = wholeOf(values.deals, 'deals', USUAL.deals, 2);
    const { seed = USUAL.seed } = values;
    if (values.fill !== undefined) return fill(values.fill, deals, seed);
    const game = gameOf(onlyWord(positionals));
    const mix = variantOf(game, values);
    const samples = new DealSamples();
    samples.add(measureMix(game, mix, seed, deals));
    const table = await effectTables[game.name]?.();
    const measured = samples.figures();
    const about = table === undefined ? null : estimate(table, game, mix);
    if (values.json) {
      const { options, seats } = mix;
      process.stdout.write(
        `${JSON.stringify({ game: game.name, options, seats, deals, seed, measured, about })}\n`,
      );
      return 0;
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
    process.stdout.write(
      `${game.name}, ${mix.seats} seats, ${deals} deals, seed ${seed}\n\n${columns(rows)}\n`,
    );
    return 0;
  },
};

const counted = ({ value, error }: Figure): string => `${value.toFixed(1)} ± ${error.toFixed(1)}`;
const share = ({ value, error }: Figure): string =>
  `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;

function fill(file: string, deals: number, seed: string): number {
  mustBeWritable(file);
  const table = planOf(textOf(file), file);
  const command = `npx tischlein measure --fill ${file} --deals ${deals} --seed ${seed}`;
  const done = filled(table, gameOf(table.game), { seed, deals, command }, (what) =>
    process.stderr.write(`${what}\n`),
  );
  writeText(file, `${JSON.stringify(done).replaceAll(/\{"(?=when|seats)/g, '\n$&')}\n`);
  return 0;
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
