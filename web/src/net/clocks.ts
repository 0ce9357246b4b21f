import type { Clock } from '@tischlein/table';
import { shell } from '../words/index.svelte.ts';

/** The clocks a host can choose from. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 30 },
  { kind: 'move', seconds: 60 },
  { kind: 'game', seconds: 300, increment: 5 },
  { kind: 'game', seconds: 600, increment: 5 },
];

const time = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0 ? `${seconds / 60} min` : `${seconds} s`;

export function clockName(clock: Clock): string {
  const { noClock, perMove, perGame } = shell.words;
  if (clock.kind === 'none') return noClock;
  if (clock.kind === 'move') return perMove(time(clock.seconds));
  return perGame(time(clock.seconds), time(clock.increment));
}
