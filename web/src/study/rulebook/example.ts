import {
  cloneState,
  FastRandom,
  parseSeatMove,
  WATCHER,
  type Citation,
  type Game,
  type JsonObject,
  type View,
} from '@tischlein/kit';
import type { Difference } from '@tischlein/rules';

/** A moment of an example: what is seen, and what has just been done or refused. */
export interface ExampleStep {
  readonly view: View;
  readonly told: readonly Citation[];
  readonly refused: Citation | null;
}

/** Plays the example by the rules of one edition: the position first, then a moment for each move, a refused one last. */
export function playExample(
  game: Game,
  { position, moves }: Difference,
  edition: string,
): readonly ExampleStep[] {
  const options = { ...(position['options'] as JsonObject | undefined), edition };
  const parsed = game.parsePosition({ ...position, game: game.name, options });
  if (!parsed.ok) throw new Error(`The example can not be set up: ${parsed.error}`);
  const state = parsed.value;
  const look = (): View => game.view(state, WATCHER);
  const moments: ExampleStep[] = [{ view: look(), told: [], refused: null }];
  for (const text of moves) {
    const made = parseSeatMove(text);
    const move = made && state.variant.moves.find(made.move);
    if (move === undefined) throw new Error(`The example has a move that is none: "${text}"`);
    const { seat } = made!;
    const refused = game.refuse(state, seat, move);
    if (refused) return [...moments, { view: look(), told: [], refused }];
    const before = cloneState(state);
    game.play(state, seat, move, new FastRandom('an example'));
    const told = game.tell(before, seat, move, state, WATCHER);
    moments.push({ view: look(), told, refused: null });
  }
  return moments;
}
