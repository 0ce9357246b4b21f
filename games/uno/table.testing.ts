import {
  FastRandom,
  legalTexts,
  mustParse,
  type Citation,
  type Json,
  type JsonObject,
  type Random,
} from '@tischlein/kit';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';

/** A position with the fields a test does not care about filled in: red five open, a blue pile. */
export const at = (fields: JsonObject): UnoState =>
  mustParse(
    uno.parsePosition({
      game: 'uno',
      discardPile: ['r5'],
      drawPile: ['b1', 'b2', 'b3', 'b4', 'b6', 'b7', 'b8', 'b9'],
      ...fields,
    }),
  );

/** What is wrong with such a position. */
export const wrongAt = (fields: JsonObject): string => {
  const parsed = uno.parsePosition({ game: 'uno', discardPile: ['r5'], ...fields });
  return parsed.ok ? 'nothing' : parsed.error;
};

const read = (text: string): { readonly seat: number; readonly move: string } => {
  const [, seat, move] = /^(\d):(.*)$/.exec(text)!;
  return { seat: Number(seat), move: move! };
};

const numberOf = (state: UnoState, move: string): number => {
  const found = state.variant.moves.find(move);
  if (found === undefined) throw new Error(`"${move}" is no move`);
  return found;
};

/** Plays moves like `0:play r7` and answers the same state. */
export function after(
  state: UnoState,
  moves: readonly string[],
  random: Random = new FastRandom('test'),
): UnoState {
  for (const text of moves) {
    const { seat, move } = read(text);
    const refused = uno.refuse(state, seat, numberOf(state, move));
    if (refused) throw new Error(`${text} is refused: ${JSON.stringify(refused)}`);
    uno.play(state, seat, numberOf(state, move), random);
  }
  return state;
}

export const legal = (state: UnoState, seat: number): string[] =>
  legalTexts(uno, state, seat).sort();

/** Who may do what, as `tischlein try` prints it. */
export const legalOfAll = (state: UnoState): { readonly [seat: number]: readonly string[] } =>
  Object.fromEntries(
    Array.from({ length: state.variant.seats }, (_, seat): [number, string[]] => [
      seat,
      legal(state, seat),
    ]).filter(([, moves]) => moves.length > 0),
  );

export function refused(state: UnoState, text: string): Citation | null {
  const { seat, move } = read(text);
  return uno.refuse(state, seat, numberOf(state, move));
}

export const clause = (state: UnoState, text: string): string | null =>
  refused(state, text)?.clause ?? null;

export const field = (state: UnoState, name: string): Json => uno.position(state)[name]!;
export const hands = (state: UnoState): string[][] => field(state, 'hands') as string[][];
export const turn = (state: UnoState): Json => field(state, 'turn');
export const sum = (state: UnoState): Json => field(state, 'pendingDraw');
export const calls = (state: UnoState): Json => field(state, 'calls');
export const winners = (state: UnoState): readonly number[] | undefined =>
  uno.result(state)?.winners;

/** What a reader is told of one move. */
export function told(state: UnoState, text: string, reader: number | 'watcher'): Citation[] {
  const { seat, move } = read(text);
  const before = { variant: state.variant, cells: state.cells.slice() };
  after(state, [text]);
  return uno.tell(before, seat, numberOf(state, move), state, reader);
}

/** Options that are on. */
export const on = (...keys: string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, true]));
