import { legalTexts } from '../bot.ts';
import {
  cloneState,
  NOBODY,
  type Citation,
  type Game,
  type Reader,
  type Result,
  type Seat,
  type State,
  type Variant,
} from '../game.ts';
import type { JsonObject } from '../json.ts';
import { parseSeatMove, type Move } from '../moves.ts';
import { FastRandom, type Random } from '../random.ts';

/** A moment of a game, for tests that read like its rules. It never changes: a move gives the next one. */
export interface Scene<X extends Variant = Variant, P = JsonObject> {
  readonly state: State<X>;
  /** Makes moves written `seat:move`; one that is refused is an error. */
  play(...moves: string[]): Scene<X, P>;
  /** Every legal move of the seat that is asked, in the order of the alphabet. */
  legal(begins?: string): string[];
  legalOf(seat: Seat): string[];
  refused(move: string): Citation | null;
  clause(move: string): string | undefined;
  told(reader: Reader, move: string): Citation[];
  readonly asked: Seat | null;
  /** The position as it is now. */
  readonly now: P;
  readonly result: Result | null;
}

/** Chance, where a move needs some, is drawn from `random` in the order the moves are made. */
export function sceneOf<X extends Variant, P = JsonObject>(
  game: Game,
  state: State<X>,
  random: Random = new FastRandom('scene'),
): Scene<X, P> {
  const read = (text: string): [seat: Seat, move: Move] => {
    const made = parseSeatMove(text);
    if (made === undefined) throw new Error(`a move is written "seat:move", not "${text}"`);
    const move = state.variant.moves.find(made.move);
    if (move === undefined) throw new Error(`there is no move "${made.move}"`);
    return [made.seat, move];
  };
  const refused = (text: string): Citation | null => game.refuse(state, ...read(text));
  const after = (text: string): State<X> => {
    const refusal = refused(text);
    if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
    const next = cloneState(state);
    game.play(next, ...read(text), random);
    return next;
  };
  const legalOf = (seat: Seat): string[] => legalTexts(game, state, seat).sort();
  const asked = game.waitingFor(state);
  const scene: Scene<X, P> = {
    state,
    play: (first, ...then) =>
      first === undefined ? scene : sceneOf<X, P>(game, after(first), random).play(...then),
    legal: (begins = '') => legalOf(asked).filter((text) => text.startsWith(begins)),
    legalOf,
    refused,
    clause: (text) => refused(text)?.clause,
    told: (reader, text) => game.tell(state, ...read(text), after(text), reader),
    asked: asked === NOBODY ? null : asked,
    now: game.position(state) as P,
    result: game.result(state),
  };
  return scene;
}
