import { keepVariants, type Option, type OptionsOf, type Preset } from '@tischlein/kit';
import { SIZE, type MowVariant } from './layout.ts';
import { MOVES } from './moves.ts';

/** MOW-36: play to a number of flies, or a fixed number of rounds instead (0 = play to the limit). */
const OPTIONS = [
  { key: 'limit', kind: 'number', default: 100, min: 1, max: 1000, clause: 'MOW-36' },
  { key: 'rounds', kind: 'number', default: 0, min: 0, max: 50, clause: 'MOW-36' },
  {
    key: 'stables',
    kind: 'choice',
    default: 'closed',
    choices: ['closed', 'open'],
    clause: 'MOW-39',
  },
] as const satisfies readonly Option[];
export type MowOptions = OptionsOf<typeof OPTIONS>;

const PRESETS: readonly Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'quick', options: { rounds: 1 } },
];

const variant = keepVariants((options: MowOptions, seats): MowVariant => ({
  options,
  seats,
  size: SIZE,
  moves: MOVES,
  packets: seats >= 6 ? 2 : 1,
  herds: seats === 2 ? 3 : 1,
  limit: options.limit,
  rounds: options.rounds,
}));

/** All that is chosen before a game. `version` is raised with every change in the meaning of a move. */
export const SETUP = {
  name: 'mow',
  version: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  presets: PRESETS,
  variant,
};
