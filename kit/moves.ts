/**
 * Every move that can be written down for a game, interned once: a small integer inside the process, readable
 * text outside, a frozen tagged object for code that wants fields. The integers never leave the process.
 */
export type Move = number;

/** "I let it pass": what a reactor may answer instead of a move. */
export const WAIT: Move = -1;

/** How a game writes its moves: `format(parse(text))` is the text again. */
export interface Notation<M> {
  parse(text: string): M | undefined;
  format(move: M): string;
  /** Said, not played: it means the same whatever was played meanwhile, and holds while its window is open. */
  said?(move: M): boolean;
}

/** A move with its seat, as scripts write it: `0:play r7`. Only the first colon parts them: a move may hold one, too. */
export function parseSeatMove(
  text: string,
): { readonly seat: number; readonly move: string } | undefined {
  const [, seat, move] = /^(0|[1-9]\d?):(.+)$/.exec(text) ?? [];
  return seat === undefined || move === undefined ? undefined : { seat: Number(seat), move };
}

export class MoveTable<M = unknown> {
  readonly size: number;
  readonly notation: Notation<M>;
  readonly #texts: readonly string[];
  readonly #objects: readonly Readonly<M>[];
  readonly #byText: ReadonlyMap<string, Move>;

  constructor(moves: readonly M[], notation: Notation<M>) {
    this.size = moves.length;
    this.notation = notation;
    this.#texts = moves.map((move) => notation.format(move));
    this.#objects = moves.map((move) => Object.freeze(move));
    this.#byText = new Map(this.#texts.map((text, move) => [text, move]));
    if (this.#byText.size !== this.size) throw new Error('two moves share one text');
  }

  text(move: Move): string {
    return this.#texts[move] ?? unknown(move);
  }

  object(move: Move): Readonly<M> {
    return this.#objects[move] ?? unknown(move);
  }

  /** The move of a text, or undefined where nothing is written so. */
  find(text: string): Move | undefined {
    return this.#byText.get(text);
  }

  /** Whether the move is said, not played. */
  isSaid(move: Move): boolean {
    return this.notation.said?.(this.object(move)) ?? false;
  }
}

function unknown(move: Move): never {
  throw new Error(`there is no move number ${move}`);
}
