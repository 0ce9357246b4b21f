/** Why a move is refused, in the reader's words. */
export interface Refusal {
  readonly move: string;
  readonly clause: string;
  readonly sentence: string;
}
