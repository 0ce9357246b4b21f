import type { Game, JsonObject, State, View } from '@tischlein/kit';
import { fail } from '../failure.ts';
import type { Budget } from './budget.ts';
import { playerOf, type Player } from './player.ts';

const OPEN = 'open:';

/**
 * Whoever may sit in the laboratory: the players of everywhere, and `open:hard`, the same bot looking into all hands. It
 * shows what knowing them would be worth, the ceiling of every guess.
 */
export function labPlayerOf(
  game: string,
  text: string,
  budget: Budget | null,
  seats: number,
): () => Player {
  if (!text.startsWith(OPEN)) return playerOf(game, text, budget, seats);
  const player = playerOf(game, text.slice(OPEN.length), budget, seats);
  return () => ({ ...player(), open: true });
}

/** A seat's view with the hands laid open as at the end of the game. The order of the pile stays hidden. */
export function laidOpen(game: Game, state: State, view: View): View {
  const { hands } = game.position(state) as JsonObject;
  if (hands === undefined || (view as { readonly hands?: unknown }).hands !== null)
    fail(`${OPEN} goes with games that lay the hands open at their end; ${game.name} does not`);
  return { ...view, hands } as View;
}
