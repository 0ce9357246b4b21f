import { shapeOf } from '../facts.ts';
import type { Citation, Game, State } from '../game.ts';
import { canonical, type Json } from '../json.ts';
import type { MoveTable } from '../moves.ts';
import { broken } from './testing.ts';

/** These tables of moves keep what follows. */
const held = new WeakSet<MoveTable>();

/** Every move that can be written reads back to itself, with the same fields. */
export function checkNotation(game: Game, state: State): void {
  const { moves } = state.variant;
  if (held.has(moves)) return;
  const { notation } = moves;
  for (let move = 0; move < moves.size; move++) {
    const text = moves.text(move);
    const read = notation.parse(text);
    if (read === undefined) broken(game, state, `"${text}" is a move, but does not parse`);
    if (notation.format(read) !== text)
      broken(game, state, `"${text}" is written again as "${notation.format(read)}"`);
    if (canonical(read as Json) !== canonical(moves.object(move) as Json))
      broken(game, state, `"${text}" parses to ${JSON.stringify(read)}, another move`);
  }
  held.add(moves);
}

/** A citation has a clause of the rules and facts as the game declares them. */
export function checkCitation(
  game: Game,
  state: State,
  cited: Citation,
  from: 'told' | 'refused',
): void {
  if (!game.clauses.includes(cited.clause))
    broken(game, state, `${from} by an unknown clause ${cited.clause}`);
  if (shapeOf(game[from], cited) === undefined)
    broken(game, state, `${from}: the facts of ${JSON.stringify(cited)} are not declared so`);
}
