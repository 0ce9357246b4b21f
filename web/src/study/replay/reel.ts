/** How much faster than usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A film on its reel: where it stands, and whether it runs. */
export interface Reel {
  readonly last: number;
  readonly ply: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** What lies over the film. */
export type Over = 'more' | 'fair' | 'link';

/** How long a move is shown at the usual speed: enough to see it and to read its sentence. */
const MOVE_MS = 1800;

export const reelOf = (last: number, ply: number): Reel =>
  goTo({ last, ply: 0, playing: false, speed: 1 }, ply);

/** To a move; the film stops at its end. */
export function goTo(reel: Reel, ply: number): Reel {
  const at = Number.isFinite(ply) ? Math.min(reel.last, Math.max(0, Math.trunc(ply))) : 0;
  return { ...reel, ply: at, playing: reel.playing && at < reel.last };
}

/** Plays or stops; at the end it begins again. */
export const toggled = (reel: Reel): Reel => ({
  ...reel,
  ply: !reel.playing && isAtEnd(reel) ? 0 : reel.ply,
  playing: !reel.playing && reel.last > 0,
});

export const isAtEnd = ({ ply, last }: Reel): boolean => ply === last;

/** How long the present picture stands. */
export const pauseOf = ({ speed }: Reel): number => MOVE_MS / speed;
