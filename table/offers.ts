import * as kit from '@tischlein/kit';
import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { STARTED } from './playing.ts';
import { isMove, type Played } from './history.ts';
import type { OfferKind } from './protocol.ts';
import { linedUp, playingChairs } from './room.ts';
import { isPresent, KEEPER, playsAt, presentSeats, seatOf } from './table.ts';
import type { Chair, Offer, Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

/** Every chair has somebody for the next game. A rated one is between people who are there. */
export const isFull = (table: Table): boolean =>
  chairsUp(table).every(
    (chair) => chair.type !== 'empty' && (!table.room.settings.rated || !isAway(chair)),
  );

const chairsUp = (table: Table): Chair[] =>
  playingChairs(table).map((seat) => table.room.chairs[seat]!);

const isAway = (chair: Chair): boolean => chair.type === 'person' && chair.away !== null;

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
  const seat = offer === 'rematch' ? seatOf(table, person) : playsAt(table, person);
  if (seat === null) return problem('notSeated');
  // Who offers what is offered already agrees to it. A taking back is of one's own move only.
  if (table.room.offer?.offer === offer && offer !== 'takeBack')
    return table.room.offer.agreed.includes(seat)
      ? granted()
      : voteOn(table, { ...command, type: 'vote', agree: true }, person, outside);
  if (table.room.offer) return problem('offered');
  if (!presentSeats(table).includes(seat)) return problem('away');
  if (offer === 'rematch' ? table.room.phase !== 'over' : table.room.phase !== 'playing')
    return problem(offer === 'rematch' ? 'notOver' : 'notPlaying');
  if (offer === 'rematch' && !isFull(table)) return problem('notFull');
  if (offer === 'takeBack' && !mayTakeBack(table, seat)) return problem('notYourMove');
  const open = { offer, by: seat, agreed: [seat], until: 0 };
  return granted({ type: 'offered', seat, offer }, ...ifAgreed(table, open, outside));
}

export function voteOn(
  table: Table,
  { offer, agree }: CommandOf<'vote'>,
  person: PersonId,
  outside: Outside,
): Verdict {
  const seat = offer === 'rematch' ? seatOf(table, person) : playsAt(table, person);
  if (seat === null) return problem('notSeated');
  const open = table.room.offer;
  if (open === null || open.offer !== offer) return problem('noOffer');
  if (!presentSeats(table).includes(seat)) return problem('away');
  // Whoever made the offer or agreed may still say no.
  if (agree && open.agreed.includes(seat)) return problem('voted');
  const voted: Happening = { type: 'voted', seat, agree };
  if (!agree) return granted(voted);
  return granted(voted, ...ifAgreed(table, { ...open, agreed: [...open.agreed, seat] }, outside));
}

/** The seats whose answer an offer still waits for. */
export function missingIn(table: Table, { agreed }: Pick<Offer, 'agreed'>): kit.Seat[] {
  const { chairs, settings } = table.room;
  // From a rated game nobody goes without being asked.
  const isAsked = (chair: Chair): boolean =>
    settings.rated ? chair.type === 'person' : isPresent(chair);
  return playingChairs(table).filter((seat) => isAsked(chairs[seat]!) && !agreed.includes(seat));
}

/** Where the rules were changed just now, the next game begins a moment later by itself. */
function ifAgreed(table: Table, offer: Offer, outside: Outside): Happening[] {
  const isHeld = offer.offer === 'rematch' && outside.now < startsFrom(table);
  return missingIn(table, offer).length > 0 || isHeld ? [] : OUTCOME[offer.offer](table, outside);
}

/** No game begins sooner: everybody has seen what was changed. */
const RULES_SEEN_MS = 5000;
export const startsFrom = ({ room: { rulesAt } }: Table): number =>
  rulesAt === 0 ? 0 : rulesAt + RULES_SEEN_MS;

/** What is left of an offer when a chair has changed hands: who is ready for the next game stays so, all else is off. */
export function offerWithout(offer: Offer | null, seat: kit.Seat): Offer | null {
  if (offer?.offer !== 'rematch') return null;
  const agreed = offer.agreed.filter((one) => one !== seat);
  const [first] = agreed;
  if (first === undefined) return null;
  return { ...offer, agreed, by: agreed.includes(offer.by) ? offer.by : first };
}

/** The same when everybody has changed chairs: chair i has who sat on chair order[i]. */
export const offerMoved = (offer: Offer | null, order: readonly kit.Seat[]): Offer | null =>
  offer?.offer === 'rematch'
    ? {
        ...offer,
        by: order.indexOf(offer.by),
        agreed: offer.agreed.map((seat) => order.indexOf(seat)),
      }
    : null;

/** How long an offer waits for answers; that of a next game waits for as long as it takes. */
export const OFFER_LASTS = 60_000;

const OUTCOME: Record<OfferKind, (table: Table, outside: Outside) => Happening[]> = {
  draw: () => [{ type: 'ended', how: 'draw' }],
  end: () => [{ type: 'ended', how: 'ended' }],
  takeBack: () => [{ type: 'takenBack' }],
  rematch: nextGame,
};

/** Somebody is here who gave the hash of a contribution and has not opened it. */
export const owes = (chair: Chair): boolean =>
  chair.type === 'person' &&
  chair.away === null &&
  chair.hash !== null &&
  chair.contribution === null;

/** A game starts at once where nobody has a contribution to open. */
export const atOnce = (table: Table): Happening[] => (chairsUp(table).some(owes) ? [] : [STARTED]);

/** The next game at this table. Bots sit down for those who were removed: their names do not play on. */
export function nextGame(table: Table, { secret }: Pick<Outside, 'secret'>): Happening[] {
  const removed = playingChairs(table).flatMap((seat): Happening[] => {
    const chair = table.room.chairs[seat]!;
    return chair.type === 'person' && chair.away === 'removed'
      ? [{ type: 'botSat', seat, level: KEEPER }]
      : [];
  });
  return [...removed, ...linedUp(table), { type: 'rematch', secret: secret() }, ...atOnce(table)];
}

/** Only the own last move, and only where nobody has learned anything by it, and nothing hidden was turned for all. */
export function mayTakeBack(table: Table, seat: number): boolean {
  const { game } = table;
  const newest = table.play.steps.at(-1);
  if (newest === undefined || !isMove(newest) || newest.seat !== seat) return false;
  const played = table.play.recent.at(-1)!;
  return nobodyLearned(game, played, played.after) && !revealsHidden(game, played, played.after);
}

/**
 * Taking back never lets anybody keep what they should not know: no seat, the mover included, may have learned anything
 * by the move but the card shown. So what only they see (all in which their view differs from a watcher's) must have
 * been there before, and nothing may have been told to them alone. The verdict says nothing of hidden cards itself.
 */
export function nobodyLearned(
  game: kit.Game,
  { seat, move, before }: Pick<Played, 'seat' | 'move' | 'before'>,
  after: kit.State,
): boolean {
  const toldTo = (reader: kit.Reader): string =>
    kit.canonical(game.tell(before, seat, move, after, reader) as unknown as kit.Json);
  const toAll = toldTo(kit.WATCHER);
  return [...Array(before.variant.seats).keys()].every(
    (reader) => toldTo(reader) === toAll && nothingNew(game, before, after, reader),
  );
}

/** All that only this reader sees was seen by them before; that some of it is gone by now is no news. */
function nothingNew(
  game: kit.Game,
  before: kit.State,
  after: kit.State,
  reader: kit.Seat,
): boolean {
  const [mineBefore, mine] = [before, after].map((state) => fieldsOf(game, state, reader));
  const [openBefore, open] = [before, after].map((state) => fieldsOf(game, state, kit.WATCHER));
  const same = (a: kit.Json | undefined, b: kit.Json | undefined): boolean =>
    JSON.stringify(a) === JSON.stringify(b);
  return Object.entries(mine!).every(([key, value]) => {
    const own = !same(mineBefore![key], openBefore![key]) || !same(value, open![key]);
    return !own || isWithin(value, mineBefore![key]);
  });
}

/** The same, but for what is missing in lists. */
function isWithin(part: kit.Json, whole: kit.Json | undefined): boolean {
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
  if (kit.isObject(part) && kit.isObject(whole))
    return Object.entries(part).every(([key, value]) => isWithin(value, whole[key]));
  return JSON.stringify(part) === JSON.stringify(whole);
}

const fieldsOf = (game: kit.Game, state: kit.State, reader: kit.Reader): kit.JsonObject =>
  game.view(state, reader) as unknown as kit.JsonObject;

/** How many of the worlds the mover could have been in are looked at. */
const WORLDS = 6;

/**
 * The move turned a card for all that its mover did not know. It is found by what the mover could expect: the same move in
 * worlds that look the same to them shows everybody the same, unless something hidden comes to light by it.
 */
export function revealsHidden(
  game: kit.Game,
  { seat, move, before }: Pick<Played, 'seat' | 'move' | 'before'>,
  after: kit.State,
): boolean {
  const shown = (from: kit.State, to: kit.State): string =>
    kit.canonical([
      game.tell(from, seat, move, to, kit.WATCHER),
      game.view(to, kit.WATCHER),
    ] as unknown as kit.Json);
  const real = shown(before, after);
  const random: kit.Random = new kit.FastRandom('worlds of the mover');
  const fill = game.imagine(game.view(before, seat));
  const world = kit.newState(before.variant);
  for (let i = 0; i < WORLDS; i++) {
    fill(world, random);
    const next = kit.cloneState(world);
    game.play(next, seat, move, random);
    if (shown(world, next) !== real) return true;
  }
  return false;
}
