import { keepVariants, type Option, type Preset } from '@tischlein/kit';
import { SIZE, type MowVariant } from './layout.ts';
import { MOVES } from './moves.ts';

/** MOW-36: play to a number of flies, or a fixed number of rounds instead (0 = play to the limit). */
export const OPTIONS = [
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

export const PRESETS: readonly Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'quick', options: { rounds: 1 } },
];

/** Raised with every change in the meaning of a move. */
export const VERSION = 1;

export const variant = keepVariants((options, seats): MowVariant => ({
  options,
  seats,
  size: SIZE,
  moves: MOVES,
  packets: seats >= 6 ? 2 : 1,
  herds: seats === 2 ? 3 : 1,
  limit: options['limit'] as number,
  rounds: options['rounds'] as number,
}));
