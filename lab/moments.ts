import type { GameHeuristics } from '@tischlein/bots';
import { byBots, playThrough, type Bot, type State } from '@tischlein/kit';
import type { MomentSample } from './logistic.ts';

/** Every second moment of a game is kept. */
const KEPT = 2;

/** A moment, with the chance that the search gives the first seat today. */
export interface FitSample extends MomentSample {
  readonly now: number;
}

/** Plays one game of two; pairs each moment with the result of the game (or round) it belongs to. */
export function momentsOf(heuristics: GameHeuristics, player: Bot, seed: string): FitSample[] {
  const { game, features } = heuristics;
  const measured = new Float64Array(features!.names.length);
  const chances = new Float64Array(2);
  const moments: FitSample[] = [];
  let open: Omit<FitSample, 'outcome'>[] = [];
  let root: State | undefined;
  const answers = byBots(game, [player, player]);
  for (const { before, state, ply } of playThrough(
    game,
    { options: {}, seats: 2, seed },
    answers,
  )) {
    root ??= before;
    if (ply % KEPT === 0) {
      features!.measure(before, measured);
      heuristics.chances(before, root, chances);
      open.push({ features: [...measured], now: chances[0]! });
    }
    if (!heuristics.done(state, root)) continue;
    heuristics.chances(state, root, chances);
    const outcome = chances[0]!;
    moments.push(...open.map((moment) => ({ ...moment, outcome })));
    open = [];
    root = undefined;
  }
  return moments;
}
