import type { Decision, Review, Turn } from '@tischlein/coach';
import { bestOf, givenIn, isMistake, points } from './marks.ts';

/** What decided a game, by the review: whose it was, at which move, and what it changed in points of winning chance. */
export interface Story {
  readonly is: 'mistake' | 'choice' | 'cards';
  readonly ply: number;
  /** Nobody's where the cards did it. */
  readonly actor: number | null;
  readonly points: number;
  /** What would have been better; of an own mistake alone. */
  readonly decision: Decision | null;
}

/** A smaller mistake is not worth a sentence; fewer samples that agree are no proof. */
const MIN_LOSS = 0.05;
const MIN_AGREE = 7;

/** The bands of what was played and of what is better do not meet. */
function isApart({ tried, best, played }: Decision): boolean {
  const [better, worse] = [best, played].map((move) => tried.find((one) => one.move === move));
  return better !== undefined && worse !== undefined && better.low > worse.high;
}

const isTold = (decision: Decision): boolean =>
  isMistake(decision) &&
  decision.loss >= MIN_LOSS &&
  isApart(decision) &&
  (decision.agree === null || decision.agree >= MIN_AGREE);

const strongest = <T>(all: readonly T[], of: (one: T) => number): T | undefined =>
  all.toSorted((a, b) => of(b) - of(a))[0];

/**
 * One turning point, in this order: an own mistake that is proven, what somebody chose, what the cards did. Null where nothing
 * stands out: then nothing is told.
 */
export function storyOf(review: Review): Story | null {
  const { decisions, turns, seat } = review;
  const mistake = strongest(decisions.filter(isTold), ({ loss }) => loss);
  if (mistake)
    return {
      is: 'mistake',
      ply: mistake.ply,
      actor: seat,
      points: -points(mistake.loss),
      decision: mistake,
    };
  const size = ({ change }: Turn): number => Math.abs(change);
  // An own move that lost, and is no proven mistake, blames nobody.
  const choices = turns.filter(({ by, change }) => by === 'others' || (by === 'own' && change > 0));
  const cards = turns.filter(({ by }) => by === 'cards');
  const turn = strongest(choices, size) ?? strongest(cards, size);
  if (!turn) return null;
  return {
    is: turn.by === 'cards' ? 'cards' : 'choice',
    ply: turn.ply,
    actor: turn.by === 'cards' ? null : turn.seat,
    points: points(turn.change),
    decision: null,
  };
}

/** Something good to say, from the review: nothing given away, the best move, or how near it was. */
export type Kind =
  | { readonly is: 'nothingGiven'; readonly moves: number }
  | { readonly is: 'best'; readonly ply: number; readonly points: number }
  | { readonly is: 'near'; readonly ply: number; readonly points: number };

const ENOUGH_DECISIONS = 5;
/** Of a lost game: it once looked better than this. */
const NEAR = 0.5;

export function kindOf(review: Review, won: boolean): Kind | null {
  const { decisions, curve, seat, plies } = review;
  if (won && decisions.length >= ENOUGH_DECISIONS && givenIn(review) === 0)
    return { is: 'nothingGiven', moves: decisions.length };
  const ply = bestOf(review);
  const best = decisions.find((decision) => decision.ply === ply);
  if (best) return { is: 'best', ply: best.ply, points: points(best.gain.value) };
  const near = strongest(curve.slice(0, plies), ({ chances }) => chances[seat]!);
  if (won || !near || near.chances[seat]! - 2 * near.error < NEAR) return null;
  return { is: 'near', ply: near.ply, points: points(near.chances[seat]!) };
}
