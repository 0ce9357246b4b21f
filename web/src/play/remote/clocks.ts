import type { Clock } from '@tischlein/table';
import { shell } from '../../i18n/index.svelte.ts';
import { spanOf } from './time.ts';

/** The clocks a host can choose from. */
export const CLOCKS: readonly Clock[] = [
  { type: 'none' },
  { type: 'move', seconds: 30 },
  { type: 'move', seconds: 60 },
  { type: 'game', seconds: 300, increment: 5 },
  { type: 'game', seconds: 600, increment: 5 },
  { type: 'move', seconds: 12 * 3600 },
  { type: 'move', seconds: 24 * 3600 },
  { type: 'move', seconds: 3 * 24 * 3600 },
  { type: 'move', seconds: 7 * 24 * 3600 },
];

const time = (seconds: number): string =>
  seconds >= 3600
    ? spanOf(seconds, shell.language)
    : seconds % 60 === 0 && seconds > 0
      ? `${seconds / 60} min`
      : `${seconds} s`;

export function clockName(clock: Clock): string {
  const { noClock, perMove, perGame } = shell.words;
  if (clock.type === 'none') return noClock;
  if (clock.type === 'move') return perMove(time(clock.seconds));
  return perGame({ time: time(clock.seconds), more: time(clock.increment) });
}
