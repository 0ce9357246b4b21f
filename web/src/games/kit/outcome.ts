/** What a touch comes to: what is taken up then, and a legal move to make, or one to ask about. */
export interface Outcome<Choice> {
  /** Left out where that stays as it is. */
  readonly choose?: Choice;
  readonly send?: string;
  /** It is not legal: the table says why. */
  readonly why?: string;
}

interface Asked {
  readonly busy: boolean;
  readonly refused: unknown;
  send(move: string): void;
  why(move: string): void;
  dismiss(): void;
}

const ECHO_MS = 600;
/** A thumb that taps once more after its own move asks nothing. */
export const isEcho = (
  { why }: Outcome<unknown>,
  now: { readonly mine: boolean; readonly sinceMoveMs: number },
): boolean => why !== undefined && !now.mine && now.sinceMoveMs < ECHO_MS;

/** Does it, and answers what is taken up then. While a move is on its way, nothing more is sent. */
export function follow<Choice>(
  now: Choice,
  { choose = now, send, why }: Outcome<Choice>,
  table: Asked,
): Choice {
  if (send !== undefined && table.busy) return now;
  if (table.refused && why === undefined) table.dismiss();
  if (send !== undefined) table.send(send);
  if (why !== undefined) table.why(why);
  return choose;
}
