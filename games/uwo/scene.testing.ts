import {
  cloneState,
  FastRandom,
  legalTexts,
  mustParse,
  NOBODY,
  type Citation,
  type Json,
  type JsonObject,
  type Move,
  type Reader,
  type Result,
} from '@tischlein/kit';
import { uwo } from './index.ts';
import type { UwoState } from './layout.ts';
import type { Open } from './open.ts';
import type { BySide, Kind } from './kinds.ts';

type Position = Open & {
  readonly hands: BySide<readonly Kind[]>;
  readonly decks: BySide<readonly Kind[]>;
};

/** A field in short: `gnorf b2 tank, pnorf b3 fist`, and what else a position may say. */
export interface Scene {
  readonly state: UwoState;
  /** Makes moves written `seat:move`; one that is refused is an error. */
  play(...moves: string[]): Scene;
  /** Every legal move of the seat that is asked, in the order of the alphabet. */
  legal(begins?: string): string[];
  refused(move: string): Citation | null;
  clause(move: string): string | undefined;
  told(reader: Reader, move: string): Citation[];
  readonly asked: number | null;
  readonly now: Position;
  readonly result: Result | null;
}

/** The numbers are those in the table of the law, where the scene does not say others. */
export function scene(field: string, { options, ...more }: JsonObject = {}): Scene {
  const board = Object.fromEntries(
    field.split(', ').map((creature): [string, string] => {
      const [side, square, form] = creature.split(' ') as [string, string, string];
      return [square, `${side} ${form}`];
    }),
  );
  const position = {
    game: 'uwo',
    options: { catalogue: 'znorf-1', ...(options as JsonObject) },
    board,
    ...more,
  };
  return sceneOf(mustParse(uwo.parsePosition(position as Json)));
}

function readMove(state: UwoState, text: string): { seat: number; move: Move } {
  const [seat, name] = text.split(':') as [string, string];
  const move = state.variant.moves.find(name);
  if (move === undefined) throw new Error(`there is no move "${name}"`);
  return { seat: Number(seat), move };
}

function played(state: UwoState, text: string): UwoState {
  const { seat, move } = readMove(state, text);
  const refusal = uwo.refuse(state, seat, move);
  if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
  const after = cloneState(state);
  uwo.play(after, seat, move, new FastRandom('no chance in UWO'));
  return after;
}

export function sceneOf(state: UwoState): Scene {
  const asked = uwo.waitingFor(state);
  const refused = (text: string): Citation | null => {
    const { seat, move } = readMove(state, text);
    return uwo.refuse(state, seat, move);
  };
  return {
    state,
    play: (...moves) => sceneOf(moves.reduce(played, state)),
    legal: (begins = '') =>
      legalTexts(uwo, state, asked)
        .filter((text) => text.startsWith(begins))
        .sort(),
    refused,
    clause: (text) => refused(text)?.clause,
    told: (reader, text) => {
      const { seat, move } = readMove(state, text);
      return uwo.tell(state, seat, move, played(state, text), reader);
    },
    asked: asked === NOBODY ? null : asked,
    now: uwo.position(state) as unknown as Position,
    result: uwo.result(state),
  };
}
