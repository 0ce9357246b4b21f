import { cardOf, nextSeat, openCard, parseMove, reason } from '@tischlein/games/uno/language';
import type { UnoMove, UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import type { GameCoach } from './reasons.ts';

/** A neighbour with so few cards must be watched. */
const NEARLY_DONE = 2;

const isSpecial = (code: string): boolean => {
  const { color, face } = cardOf(code)!;
  return color === null || face === 'd';
};

const fitsOpen = (code: string, view: UnoView): boolean => {
  const card = cardOf(code)!;
  return (
    card.color === null || card.color === view.color || card.face === cardOf(openCard(view))!.face
  );
};

function features(before: UnoView, seat: Seat, text: string | null, after: UnoView) {
  const move: UnoMove | undefined = text === null ? undefined : parseMove(text);
  const next = nextSeat(before, seat);
  const plays = move?.type === 'play';
  const sameRound = after.round === before.round;
  const seen = plays && sameRound && after.held[seat] === before.held[seat]! - 1;
  return {
    wins: after.result?.winners.includes(seat) ?? false,
    plays,
    left: sameRound ? after.held[seat]! : 0,
    /** A call of UNO. */
    owes: after.calls.some((call) => call.seat === seat),
    /** The black card or draw two that was played. */
    spent: plays && isSpecial(move.card) ? move.card : null,
    /** Cards of the hand that fit what lies open then; null where the move brings cards nobody has seen. */
    fits: seen ? after.hand!.filter((card) => fitsOpen(card, after)).length : null,
    next,
    nextLeft: before.held[next]!,
    /** What the move does to the next seat. */
    strikes: after.turn === next ? after.pendingDraw - before.pendingDraw : 0,
    passedBy: plays && sameRound && (after.turn !== next || after.sits.includes(next)),
    pending: before.turn === seat ? before.pendingDraw : 0,
  };
}

type UnoFeatures = ReturnType<typeof features>;

function teach(good: Partial<UnoFeatures>, bad: Partial<UnoFeatures>) {
  const { next, nextLeft } = good;
  const found = [];
  if (good.wins && !bad.wins) found.push(reason('wins', {}));
  if (good.owes === false && bad.owes) found.push(reason('calls', {}));
  if (good.pending! > 0 && good.plays && bad.plays === false)
    found.push(reason('passesOn', { cards: good.pending! }));
  else if (good.plays && bad.plays === false) found.push(reason('sheds', {}));
  if (next !== undefined && nextLeft !== undefined && nextLeft <= NEARLY_DONE) {
    if (good.strikes! > 0 && bad.strikes === 0)
      found.push(reason('strikes', { next, cards: good.strikes!, left: nextLeft }));
    else if (good.passedBy && bad.passedBy === false && bad.strikes === 0)
      found.push(reason('stops', { next, left: nextLeft }));
  }
  if (bad.spent && good.spent === null && good.plays)
    found.push(reason('keeps', { card: bad.spent }));
  if (typeof good.fits === 'number' && typeof bad.fits === 'number' && good.fits > bad.fits)
    found.push(reason('fits', { more: good.fits, less: bad.fits }));
  if (found.length === 0 && good.left! < bad.left!)
    found.push(reason('fewer', { cards: good.left!, instead: bad.left! }));
  return found;
}

export const unoCoach: GameCoach = {
  budget: { first: 240_000, again: 4096 },
  features,
  reasons: teach,
};
