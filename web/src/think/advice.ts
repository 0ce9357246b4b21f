import {
  newState,
  variantOfView,
  WATCHER,
  cloneState,
  type Game,
  type Random,
  type View,
} from '@tischlein/kit';
import type { Advice } from './messages.ts';

/** What is chosen together with a card: a colour, a call, the arrow. All else that follows is no part of the advice. */
const CHOSEN_TOO = ['UNO-9', 'UNO-11', 'UNO-12', 'MOW-23'];

/** The move in an imagined world, told as to a watcher: so no word of it can be about a card nobody has seen. */
export function advice(game: Game, view: View, move: string | null, random: Random): Advice {
  const seat = view.seat!;
  if (move === null) return { move, does: [] };
  const before = newState(variantOfView(game, view));
  game.imagine(view)(before, random);
  const after = cloneState(before);
  const made = after.variant.moves.find(move)!;
  game.play(after, seat, made, random);
  const does = game
    .tell(before, seat, made, after, WATCHER)
    .filter(
      ({ clause, facts }, i) =>
        i === 0 || (CHOSEN_TOO.includes(clause) && facts['seat'] === seat && !('number' in facts)),
    );
  return { move, does };
}
