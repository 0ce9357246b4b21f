import type { Avatar } from '@tischlein/kit';

/** Who of the bots' cast, by number, and how strongly they play. */
export interface CastFace {
  readonly cast: number;
  readonly level: string;
}

/** A person's animal, or a bot. */
export type ShownAvatar = Avatar | CastFace;

/** Bots have names no person has; whoever sits on a chair as a bot is called by the chair's number. */
export const CAST: readonly string[] = [
  'Tiktak',
  'Pixel',
  'Rosti',
  'Zippi',
  'Flink',
  'Knopf',
  'Fixi',
  'Surri',
  'Mixtur',
  'Blinki',
];
