import { SIDES, type UwoTold, type UwoView } from '@tischlein/games/uwo/language';
import type { Seat } from '@tischlein/kit';
import { newCards, type Move } from '../../kit/moves.ts';
import type { Plan, Staging } from '../../kit/stage.svelte.ts';
import type { SeatEvent } from '../../props.ts';

/** What a move shows beside what moves: a blast, a shot. */
export interface Spectacle {
  /** The square a dynamite went up on. */
  readonly boom: string | null;
  readonly shot: { readonly from: string; readonly to: string } | null;
}

/** From what was told, and where a dynamite was lit before, while somebody could still be saved. */
export function spectacleOf(facts: readonly UwoTold[], before: UwoView | null): Spectacle {
  let lit = before?.duel?.stage === 'blast' ? before.duel.centre : null;
  let struck: Spectacle['shot'] = null;
  const told = new Set<string>();
  for (const { clause, facts: of } of facts) {
    told.add('what' in of ? `${clause} ${of.what}` : clause);
    if ((clause === 'UWO-20' || clause === 'UWO-24') && 'goal' in of)
      struck = { from: of.square, to: of.goal };
    if (clause === 'UWO-55' || clause === 'UWO-56') lit = of.square;
    if (clause === 'UWO-54' && of.what === 'light') lit = of.square;
  }
  return { boom: told.has('UWO-54 boom') ? lit : null, shot: told.has('UWO-50') ? struck : null };
}

/** Creatures walk and ride, cards leave their hand for a square and come from their deck. */
function plan(before: UwoView, after: UwoView, facts: readonly UwoTold[]): Plan {
  const moves = facts.flatMap((fact) => movesOf(fact, after.seat));
  for (const { key } of newCards(before.hand, after.hand))
    moves.push({ from: `deck-${after.seat}`, to: `card-${key}` });
  const { boom, shot } = spectacleOf(facts, before);
  return { moves, sound: boom || shot ? 'snip' : 'slide' };
}

function movesOf({ clause, facts }: UwoTold, me: Seat | null): Move[] {
  /** The card leaves the hand, and everybody sees it. */
  const laid = (seat: Seat, card: string, square: string): Move[] => [
    { from: seat === me ? `card-${card}.0` : `held-${seat}`, to: `square-${square}`, seat },
  ];
  switch (clause) {
    case 'UWO-11': {
      const { seat, number } = facts;
      return seat === me ? [] : [{ from: `deck-${seat}`, to: `seat-${seat}`, count: number, seat }];
    }
    case 'UWO-12':
    case 'UWO-22':
      return laid(facts.seat, facts.card, facts.square);
    case 'UWO-23':
      return laid(facts.seat, 'miss', facts.square);
    case 'UWO-54':
      return facts.what === 'save' ? laid(facts.seat, facts.card, facts.square) : [];
    case 'UWO-15':
    case 'UWO-51': {
      const [from, to] = [`creature-${facts.square}`, `creature-${facts.goal}`];
      const via = 'path' in facts && facts.path.slice(1, -1).map((square) => `square-${square}`);
      return [{ from, to, ...(via && { via }) }];
    }
    default:
      return [];
  }
}

/** Cards a side drew, or a gate while it is out of energy (UWO-43). */
function eventsAt(past: readonly UwoTold[]): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  for (const { clause, facts } of past) {
    if (clause === 'UWO-44') events.clear();
    else if (clause === 'UWO-43') events.set(facts.seat, 'gate');
    else if (clause === 'UWO-11') {
      if (events.get(facts.seat) !== 'gate') events.set(facts.seat, { more: facts.number });
    } else if ('seat' in facts && events.get(facts.seat) !== 'gate') events.delete(facts.seat);
  }
  return events;
}

export const uwoStaging: Staging<UwoView, UwoTold> = { plan, eventsAt };

/** At one's own table decks are shuffled and dealt from, and the creatures take their places. */
export const uwoOpening: Staging<UwoView, UwoTold> = {
  ...uwoStaging,
  opening: (root, me) =>
    SIDES.map((side, seat) => {
      const hand = seat === (me ?? 0) ? '.hand .paper' : `[data-spot="held-${seat}"] .mini`;
      return {
        pile: root.querySelector(`[data-spot="deck-${seat}"]`),
        papers: root.querySelectorAll(`${hand}, .creatures .uwo-${side} .paper`),
      };
    }),
};
