import { canonical, WATCHER, type Game, type Json, type State } from '@tischlein/kit';
import type { Happening, PersonId } from './entries.ts';
import { lastMove, replayMoves } from './game.ts';
import { presentSeats, seatOf, type Offer, type Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { OfferKind, WishOf } from './wire.ts';

/** Bots agree to everything; every person at the table must. */
export function makeOffer(
  table: Table,
  { offer }: WishOf<'offer'>,
  person: PersonId,
  outside: Outside,
): Verdict {
  const seat = seatOf(table, person);
  if (seat === null) return problem('notSeated');
  if (table.offer) return problem('offered');
  if (!presentSeats(table).includes(seat)) return problem('away');
  if (offer === 'rematch' ? table.phase !== 'over' : table.phase !== 'playing')
    return problem(offer === 'rematch' ? 'notOver' : 'notPlaying');
  if (offer === 'rematch' && table.chairs.some((chair) => chair.kind === 'empty'))
    return problem('notFull');
  if (offer === 'takeBack' && !mayTakeBack(table, seat)) return problem('notYourMove');
  const open = { offer, by: seat, agreed: [seat] };
  return granted({ e: 'offered', seat, offer }, ...ifAgreed(table, open, outside));
}

export function voteOn(
  table: Table,
  { offer, agree }: WishOf<'vote'>,
  person: PersonId,
  outside: Outside,
): Verdict {
  const seat = seatOf(table, person);
  if (seat === null) return problem('notSeated');
  const open = table.offer;
  if (open === null || open.offer !== offer) return problem('noOffer');
  if (!presentSeats(table).includes(seat)) return problem('away');
  // Who made the offer or agreed may still say no.
  if (agree && open.agreed.includes(seat)) return problem('voted');
  const voted: Happening = { e: 'voted', seat, agree };
  if (!agree) return granted(voted);
  return granted(voted, ...ifAgreed(table, { ...open, agreed: [...open.agreed, seat] }, outside));
}

function ifAgreed(table: Table, { offer, agreed }: Offer, outside: Outside): Happening[] {
  const all = presentSeats(table).every((seat) => agreed.includes(seat));
  return all ? OUTCOME[offer](table, outside) : [];
}

const OUTCOME: Record<OfferKind, (table: Table, outside: Outside) => Happening[]> = {
  draw: () => [{ e: 'ended', how: 'draw' }],
  end: () => [{ e: 'ended', how: 'ended' }],
  takeBack: () => [{ e: 'takenBack' }],
  rematch: (table, { secret }) => [{ e: 'rematch', secret: secret() }, ...atOnce(table)],
};

/** A rematch starts at once where nobody is asked for a new part of the deal. */
export const atOnce = (table: Table): Happening[] =>
  table.chairs.every((chair) => chair.kind !== 'person' || chair.away !== null)
    ? [{ e: 'started' }]
    : [];

/**
 * Taking back never lets anybody keep what they should not know: the last move must be the taker's own, and no other
 * seat may have learned anything by it but the card shown. So what only they see (all in which their view differs
 * from a watcher's) must be as before, and nothing may have been told to them alone.
 */
export function mayTakeBack(table: Table, seat: number): boolean {
  const last = lastMove(table);
  if (last?.seat !== seat || last !== table.moves.at(-1)) return false;
  const { game } = table;
  let quiet = false;
  replayMoves(table, ({ move, made, before }, after) => {
    if (made !== last) return;
    quiet = [...table.chairs.keys()].every((reader) => {
      if (reader === seat) return true;
      const told = canonical(game.tell(before, seat, move, after, reader) as unknown as Json);
      const toAll = canonical(game.tell(before, seat, move, after, WATCHER) as unknown as Json);
      return told === toAll && sameSecrets(game, before, after, reader);
    });
  });
  return quiet;
}

function sameSecrets(game: Game, before: State, after: State, reader: number): boolean {
  const [mineBefore, mineAfter] = [before, after].map((state) => textsOf(game, state, reader));
  const [openBefore, openAfter] = [before, after].map((state) => textsOf(game, state, WATCHER));
  return Object.keys(mineAfter!).every((key) => {
    const own = mineBefore![key] !== openBefore![key] || mineAfter![key] !== openAfter![key];
    return !own || mineBefore![key] === mineAfter![key];
  });
}

const textsOf = (
  game: Game,
  state: State,
  reader: number | typeof WATCHER,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(game.view(state, reader)).map(([key, value]) => [key, JSON.stringify(value)]),
  );
