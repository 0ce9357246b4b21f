import { legalTexts } from '../bot.ts';
import * as kit from '../game.ts';
import type { JsonObject } from '../json.ts';
import { parseSeatMove, type Move } from '../moves.ts';
import { FastRandom, type Random } from '../random.ts';

/** A moment of a game, for tests that read like its rules. It never changes: a move gives the next one. */
export interface Scene<X extends kit.Variant = kit.Variant, P = JsonObject> {
  readonly state: kit.State<X>;
  /** Makes moves written `seat:move`; one that is refused is an error. */
  play(...moves: string[]): Scene<X, P>;
  /** Every legal move of the seat that is asked, in the order of the alphabet. */
  legal(begins?: string): string[];
  legalOf(seat: kit.Seat): string[];
  refused(move: string): kit.Citation | null;
  clause(move: string): string | undefined;
  told(reader: kit.Reader, move: string): kit.Citation[];
  readonly asked: kit.Seat | null;
  /** The position as it is now. */
  readonly now: P;
  readonly result: kit.Result | null;
}

/** Chance, where a move needs some, is drawn from `random` in the order the moves are made. */
export function sceneOf<X extends kit.Variant, P = JsonObject>(
  game: kit.Game,
  state: kit.State<X>,
  random: Random = new FastRandom('scene'),
): Scene<X, P> {
  const read = (text: string): [seat: kit.Seat, move: Move] => {
    const made = parseSeatMove(text);
    if (made === undefined) throw new Error(`a move is written "seat:move", not "${text}"`);
    const move = state.variant.moves.find(made.move);
    if (move === undefined) throw new Error(`there is no move "${made.move}"`);
    return [made.seat, move];
  };
  const refused = (text: string): kit.Citation | null => game.refuse(state, ...read(text));
  const after = (text: string): kit.State<X> => {
    const refusal = refused(text);
    if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
    const next = kit.cloneState(state);
    game.play(next, ...read(text), random);
    return next;
  };
  const legalOf = (seat: kit.Seat): string[] => legalTexts(game, state, seat).sort();
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
    asked: asked === kit.NOBODY ? null : asked,
    now: game.position(state) as P,
    result: game.result(state),
  };
  return scene;
}
