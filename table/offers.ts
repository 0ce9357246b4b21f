import {
  canonical,
  isObject,
  WATCHER,
  type Game,
  type Json,
  type JsonObject,
  type Reader,
  type Seat,
  type State,
} from '@tischlein/kit';
import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { KEEPER } from './due.ts';
import { STARTED } from './playing.ts';
import { isMove, type Played } from './history.ts';
import type { OfferKind } from './protocol.ts';
import { revealsHidden } from './revealed.ts';
import { presentSeats, seatOf, type Chair, type Offer, type Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

/** Every chair has somebody for the next game. A rated one is between people who are there. */
export const isFull = ({ chairs, settings }: Table): boolean =>
  chairs.every((chair) => chair.kind !== 'empty' && (!settings.rated || !isAway(chair)));

const isAway = (chair: Chair): boolean => chair.kind === 'person' && chair.away !== null;

/** The seats of people, also of those who are away. */
const peopleOf = ({ chairs }: Table): Seat[] =>
  [...chairs.keys()].filter((seat) => chairs[seat]!.kind === 'person');

/**
 * Bots agree to everything; every person at the table must. In a rated game nobody can agree for those who are away:
 * it is played to its end.
 */
export function makeOffer(
  table: Table,
  command: CommandOf<'offer'>,
  person: PersonId,
  outside: Outside,
): Verdict {
  const { offer } = command;
  const seat = seatOf(table, person);
  if (seat === null) return problem('notSeated');
  // Who offers what is offered already agrees to it. A taking back is of one's own move only.
  if (table.offer?.offer === offer && offer !== 'takeBack')
    return table.offer.agreed.includes(seat)
      ? granted()
      : voteOn(table, { ...command, t: 'vote', agree: true }, person, outside);
  if (table.offer) return problem('offered');
  if (!presentSeats(table).includes(seat)) return problem('away');
  if (offer === 'rematch' ? table.phase !== 'over' : table.phase !== 'playing')
    return problem(offer === 'rematch' ? 'notOver' : 'notPlaying');
  if (offer === 'rematch' && !isFull(table)) return problem('notFull');
  if (offer === 'takeBack' && !mayTakeBack(table, seat)) return problem('notYourMove');
  const open = { offer, by: seat, agreed: [seat], until: 0 };
  return granted({ e: 'offered', seat, offer }, ...ifAgreed(table, open, outside));
}

export function voteOn(
  table: Table,
  { offer, agree }: CommandOf<'vote'>,
  person: PersonId,
  outside: Outside,
): Verdict {
  const seat = seatOf(table, person);
  if (seat === null) return problem('notSeated');
  const open = table.offer;
  if (open === null || open.offer !== offer) return problem('noOffer');
  if (!presentSeats(table).includes(seat)) return problem('away');
  // Whoever made the offer or agreed may still say no.
  if (agree && open.agreed.includes(seat)) return problem('voted');
  const voted: Happening = { e: 'voted', seat, agree };
  if (!agree) return granted(voted);
  return granted(voted, ...ifAgreed(table, { ...open, agreed: [...open.agreed, seat] }, outside));
}

/** The seats whose answer an offer still waits for. */
export function missingIn(table: Table, { agreed }: Pick<Offer, 'agreed'>): Seat[] {
  const asked = table.settings.rated ? peopleOf(table) : presentSeats(table);
  return asked.filter((seat) => !agreed.includes(seat));
}

const ifAgreed = (table: Table, offer: Offer, outside: Outside): Happening[] =>
  missingIn(table, offer).length === 0 ? OUTCOME[offer.offer](table, outside) : [];

const OUTCOME: Record<OfferKind, (table: Table, outside: Outside) => Happening[]> = {
  draw: () => [{ e: 'ended', how: 'draw' }],
  end: () => [{ e: 'ended', how: 'ended' }],
  takeBack: () => [{ e: 'takenBack' }],
  rematch: nextGame,
};

/** Somebody is here who gave the hash of a contribution and has not opened it. */
export const owes = (chair: Chair): boolean =>
  chair.kind === 'person' &&
  chair.away === null &&
  chair.hash !== null &&
  chair.contribution === null;

/** A game starts at once where nobody has a contribution to open. */
export const atOnce = ({ chairs }: Table): Happening[] => (chairs.some(owes) ? [] : [STARTED]);

/** The next game at this table. Bots sit down for those who were removed: their names do not play on. */
export function nextGame(table: Table, { secret }: Pick<Outside, 'secret'>): Happening[] {
  const removed = table.chairs.flatMap((chair, seat): Happening[] =>
    chair.kind === 'person' && chair.away === 'removed'
      ? [{ e: 'botSat', seat, level: KEEPER }]
      : [],
  );
  return [...removed, { e: 'rematch', secret: secret() }, ...atOnce(table)];
}

/** Only the own last move, and only where nobody has learned anything by it, and nothing hidden was turned for all. */
export function mayTakeBack(table: Table, seat: number): boolean {
  const { game } = table;
  const newest = table.steps.at(-1);
  if (newest === undefined || !isMove(newest) || newest.seat !== seat) return false;
  const played = table.recent.at(-1)!;
  return nobodyLearned(game, played, played.after) && !revealsHidden(game, played, played.after);
}

/**
 * Taking back never lets anybody keep what they should not know: no seat, the mover included, may have learned anything
 * by the move but the card shown. So what only they see (all in which their view differs from a watcher's) must have
 * been there before, and nothing may have been told to them alone. The verdict says nothing of hidden cards itself.
 */
export function nobodyLearned(
  game: Game,
  { seat, move, before }: Pick<Played, 'seat' | 'move' | 'before'>,
  after: State,
): boolean {
  const toldTo = (reader: Reader): string =>
    canonical(game.tell(before, seat, move, after, reader) as unknown as Json);
  const toAll = toldTo(WATCHER);
  return [...Array(before.variant.seats).keys()].every(
    (reader) => toldTo(reader) === toAll && nothingNew(game, before, after, reader),
  );
}

/** All that only this reader sees was seen by them before; that some of it is gone by now is no news. */
function nothingNew(game: Game, before: State, after: State, reader: Seat): boolean {
  const [mineBefore, mine] = [before, after].map((state) => fieldsOf(game, state, reader));
  const [openBefore, open] = [before, after].map((state) => fieldsOf(game, state, WATCHER));
  const same = (a: Json | undefined, b: Json | undefined): boolean =>
    JSON.stringify(a) === JSON.stringify(b);
  return Object.entries(mine!).every(([key, value]) => {
    const own = !same(mineBefore![key], openBefore![key]) || !same(value, open![key]);
    return !own || isWithin(value, mineBefore![key]);
  });
}

/** The same, but for what is missing in lists. */
function isWithin(part: Json, whole: Json | undefined): boolean {
  if (Array.isArray(part) && Array.isArray(whole)) {
    const same = part.length === whole.length && part.every((each, i) => isWithin(each, whole[i]));
    const rest = whole.map((each) => JSON.stringify(each));
    const take = (text: string): boolean => {
      const at = rest.indexOf(text);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    };
    return same || part.every((each) => take(JSON.stringify(each)));
  }
  if (isObject(part) && isObject(whole))
    return Object.entries(part).every(([key, value]) => isWithin(value, whole[key]));
  return JSON.stringify(part) === JSON.stringify(whole);
}

const fieldsOf = (game: Game, state: State, reader: Reader): JsonObject =>
  game.view(state, reader) as unknown as JsonObject;
