import { setUp, wordsOf } from '@tischlein/kit';
import type { Entry, Happening } from './entries.ts';
import { whoFrom, type PersonId } from './who.ts';
import { STARTED } from './playing.ts';
import { isSpent, waitingFor, deadline } from './clock.ts';
import { commitmentTo } from './fair.ts';
import { fold } from './fold.ts';
import { atOnce, isFull, makeOffer, nextGame, owes, startsFrom, voteOn } from './offers.ts';
import {
  ask,
  change,
  distinctAt,
  give,
  handOver,
  isBetween,
  linedUp,
  swap,
  takenAt,
  unbar,
  screen,
} from './room.ts';
import { isOfTheGame, type SomeSettings } from './settings.ts';
import {
  byBot,
  copyTable,
  isBarred,
  isLockedOut,
  isScreen,
  knows,
  playsAt,
  seatOf,
} from './table.ts';
import type { PersonsChair, Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { Answer, Command, CommandOf } from './wire.ts';

export interface Handled {
  /** To be stored, then folded, then told. Only then is the answer true. */
  readonly entries: readonly Entry[];
  readonly answer: Answer;
}

/** A command that changes the table (all but talk). It is only judged here: nothing changes before the fold. */
export type TableCommand = Exclude<Command, { type: 'chat' | 'react' }>;

export function handle(
  table: Table,
  command: TableCommand,
  person: PersonId,
  outside: Outside,
): Handled {
  const ok = { type: 'answer', table: table.id, id: command.id, outcome: 'ok' } as const;
  if (knows(table, person, command.id)) return { entries: [], answer: ok };
  const judge = JUDGE[command.type] as Judge<TableCommand>;
  const atLimit = table.seq >= mostEntries(command);
  const no = atLimit ? 'tableLimit' : isScreen(table, person) ? 'notNow' : null;
  const verdict = no === null ? judge(table, command, person, outside) : problem(no);
  const happenings = 'happenings' in verdict ? (verdict.happenings ?? []) : [];
  // Entries beside a refused command carry no id: a repetition of the command would look granted.
  const stamp = verdict.outcome === 'ok' ? { by: person, id: command.id } : undefined;
  const entries = entriesOf(table, happenings, outside.now, stamp);
  if (verdict.outcome === 'ok') return { entries, answer: ok };
  if (verdict.outcome !== 'error') return { entries, answer: { ...ok, ...verdict } };
  const { outcome, code, error } = verdict;
  return { entries, answer: { ...ok, outcome, code, error } };
}

/** The next entries of the journal. Time never runs backwards in it. */
export function entriesOf(
  table: Table,
  happenings: readonly Happening[],
  now: number,
  command?: { readonly by: PersonId; readonly id: string },
): Entry[] {
  const at = Math.max(now, table.at);
  return happenings.map((happening, i) => ({
    ...happening,
    seq: table.seq + 1 + i,
    at,
    ...command,
  }));
}

/** Whoever loads a table folds its whole journal: beyond this its game is played to the end, and that is all. */
const MAX_ENTRIES = 20_000;
const BETWEEN_GAMES: readonly Command['type'][] = wordsOf(
  'sit addBot mute shuffle swap change settings start ask',
);

function mostEntries(command: TableCommand): number {
  if (command.type === 'move') return Infinity;
  const isForNext =
    command.type === 'offer' ? command.offer === 'rematch' : BETWEEN_GAMES.includes(command.type);
  return isForNext ? MAX_ENTRIES : 2 * MAX_ENTRIES;
}

const MAX_MUTED = 100;

/** Slow is not away: so long of their turn somebody has to be not here before others may let a bot play. */
export const STAND_IN_AFTER_MS = 25_000;

type Judge<W> = (table: Table, command: W, person: PersonId, outside: Outside) => Verdict;

const JUDGE: { readonly [T in TableCommand['type']]: Judge<CommandOf<T>> } = {
  sit(table, { seat, hash, ...self }, person) {
    if (table.room.phase === 'playing' || table.room.phase === 'starting')
      return problem('playing');
    if (isBarred(table, person)) return problem('barred');
    if (isLockedOut(table, person)) return problem('locked');
    if (seatOf(table, person) !== null) return problem('seated');
    const taken = takenAt(table, seat);
    if (taken !== null) return problem(taken);
    const who = distinctAt(table, whoFrom(person, self));
    return granted({ type: 'sat', seat, who, ...(hash !== undefined && { hash }) });
  },

  pledge(table, { hash }, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    // Once the start was called contributions are opened: a hash that comes later could be chosen by them.
    if (table.room.phase === 'starting') return problem('notNow');
    const chair = table.room.chairs[seat] as PersonsChair;
    return chair.hash === null ? granted({ type: 'pledged', seat, hash }) : problem('given');
  },

  contribute(table, { contribution }, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    if (table.room.phase !== 'starting') return problem('notNow');
    const chair = table.room.chairs[seat] as PersonsChair;
    if (chair.contribution !== null) return problem('given');
    if (chair.hash !== commitmentTo(contribution)) return problem('notNow');
    const given: Happening = { type: 'contributed', seat, contribution };
    const { chairs, settings } = table.room;
    if (seat >= settings.seats) return problem('notNow');
    const isLast = chairs.every((other, i) => i === seat || i >= settings.seats || !owes(other));
    return isLast ? granted(given, STARTED) : granted(given);
  },

  stand(table, _, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    if (table.room.phase === 'starting') return problem('notNow');
    if (table.room.phase !== 'playing' || playsAt(table, person) === null)
      return granted({ type: 'freed', seat });
    const chair = table.room.chairs[seat]!;
    const away = chair.type === 'person' && chair.away !== null;
    return away ? granted() : granted({ type: 'away', seat, why: 'left' });
  },

  back(table, _, person, { now }) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    const chair = table.room.chairs[seat]!;
    if (chair.type !== 'person' || chair.away === null) return problem('chairKept');
    if (chair.away === 'removed') return problem('barred');
    if (isSpent(table, seat, now)) return problem('time');
    return granted({ type: 'back', seat });
  },

  standIn(table, { seat }, person, { now, absentFor }) {
    const { chairs, settings } = table.room;
    const own = seatOf(table, person);
    if (own === null) return problem('notSeated');
    const chair = chairs[seat];
    if (chair?.type !== 'person') return problem('noChair');
    if (chair.away !== null) return granted();
    if (byBot(table, own)) return problem('away');
    const mayBe = own !== seat && settings.clock.type === 'none' && !settings.rated;
    if (!mayBe || waitingFor(table) !== seat) return problem('notNow');
    const waited = Math.min(absentFor(chair.who.id), now - table.clock.turnAt);
    if (waited < STAND_IN_AFTER_MS) return problem('stillHere');
    return granted({ type: 'away', seat, why: 'gone' });
  },

  addBot: byHost((table, { seat, level }, _, { hasBot, roomForBots }) => {
    if (table.room.phase === 'playing' || table.room.phase === 'starting')
      return problem('playing');
    const chair = table.room.chairs[seat];
    if (chair === undefined) return problem('noChair');
    if (chair.type === 'person') return problem('chairTaken');
    if (!roomForBots()) return problem('manyBots');
    return hasBot(level) ? granted({ type: 'botSat', seat, level }) : problem('unknownLevel');
  }),

  remove: byHost((table, { seat }, person) => {
    const chair = table.room.chairs[seat];
    if (chair === undefined || chair.type === 'empty') return problem('noChair');
    if (table.room.phase === 'starting') return problem('notNow');
    if (chair.type === 'person' && chair.who.id === person) return problem('notNow');
    if (table.room.phase !== 'playing' || seat >= table.room.settings.seats)
      return granted({
        type: 'freed',
        seat,
        ...(chair.type === 'person' && { barred: true as const }),
      });
    if (chair.type === 'bot') return problem('playing');
    // Who is thrown out would be rated for what the bot loses.
    if (table.room.settings.rated) return problem('ratedStays');
    return granted({ type: 'away', seat, why: 'removed' });
  }),

  mute: byHost((table, { person, muted }) => {
    if (table.room.muted.includes(person) === muted) return granted();
    if (muted && table.room.muted.length >= MAX_MUTED) return problem('tooMuch');
    return granted({ type: 'muted', person, muted });
  }),

  shuffle: byHost((table, _, __, { random }) => {
    if (table.room.phase === 'playing' || table.room.phase === 'starting')
      return problem('playing');
    const order = [...table.room.chairs.keys()];
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return granted({ type: 'shuffled', order });
  }),

  settings: byHost((table, { settings }) => {
    if (!isBetween(table) && isOfTheGame(settings)) return problem('playing');
    return judgeSettings(table, settings);
  }),

  start: byHost((table, _, __, { secret, now }) => {
    if (table.room.phase === 'playing' || table.room.phase === 'starting')
      return problem('playing');
    if (now < startsFrom(table)) return problem('rulesChanged');
    const cut = withoutFree(table);
    const seated = copyTable(table);
    for (const entry of entriesOf(table, cut, now)) fold(seated, entry);
    if (!isFull(seated)) return problem('notFull');
    // After a game the old secret is out: the next deal needs a new one.
    if (table.room.phase === 'over') return granted(...cut, ...nextGame(seated, { secret }));
    const [begins = { type: 'starting' } as const] = atOnce(seated);
    return granted(...cut, ...linedUp(seated), begins);
  }),

  ask,
  give: byHost(give),
  handOver: byHost(handOver),
  unbar: byHost(unbar),
  screen: byHost(screen),
  change: byHost(change),
  swap: byHost(swap),

  move: judgeMove,
  offer: makeOffer,
  vote: voteOn,
};

function byHost<W extends TableCommand>(judge: Judge<W>): Judge<W> {
  return (table, command, person, outside) =>
    person === table.room.host ? judge(table, command, person, outside) : problem('notHost');
}

/** Nobody is waited for: where enough sit, the free chairs go. */
function withoutFree(table: Table): readonly Happening[] {
  const taken = table.room.chairs.filter(({ type }) => type !== 'empty').length;
  if (taken >= table.room.settings.seats || taken === 0) return [];
  const verdict = judgeSettings(table, { seats: taken });
  return verdict.outcome === 'ok' ? verdict.happenings : [];
}

/** The options are written down whole, so that a later default does not change a table. */
function judgeSettings(table: Table, settings: SomeSettings): Verdict {
  const { options, seats } = { ...table.room.settings, ...settings };
  const fits = setUp(table.game, options, seats);
  if (!fits.ok) return problem('settings', `These settings do not fit the game: ${fits.error}.`);
  const taken = [...table.room.chairs.keys()].filter(
    (seat) => table.room.chairs[seat]!.type !== 'empty',
  );
  // More may sit here than the game has seats; but nobody's seat is taken away.
  if (taken.length > seats && seats < table.game.seats.max) return problem('fewChairs');
  const { cup = 0 } = table.room.settings;
  const isCupChanged = settings.cup !== undefined && settings.cup !== cup;
  if (isCupChanged && table.room.tally.games.length > 0) return problem('cupBegun');
  const written = settings.options ? { ...settings, options: fits.value.options } : settings;
  const set: Happening = { type: 'settings', settings: written };
  const isMoved = taken.length <= seats && taken.some((seat) => seat >= seats);
  if (!isMoved) return granted(set);
  // Who sits on a chair that goes moves up to a free one.
  const free = [...table.room.chairs.keys()].filter((seat) => !taken.includes(seat));
  return granted({ type: 'shuffled', order: [...taken, ...free] }, set);
}

/** A move from a page: granted, refused with its clause, or overtaken by what happened since the player looked. */
export function judgeMove(
  table: Table,
  { ply, move: text }: CommandOf<'move'>,
  person: PersonId,
  { now }: Outside,
): Verdict {
  const seat = playsAt(table, person);
  if (seat === null) return problem('notSeated');
  const { game, room } = table;
  const { state } = table.play;
  if (room.phase !== 'playing' || state === null)
    return ply < table.play.ply || room.phase === 'over'
      ? { outcome: 'overtaken' }
      : problem('notPlaying');
  const chair = table.room.chairs[seat]!;
  if (chair.type === 'person' && chair.away !== null) return problem('away');
  const move = state.variant.moves.find(text);
  if (move === undefined) return problem('noMove');
  if (ply !== table.play.ply && !state.variant.moves.isSaid(move)) return { outcome: 'overtaken' };
  const end = deadline(table);
  if (end !== null && now > end && game.waitingFor(state) === seat)
    return { ...problem('time'), happenings: [{ type: 'away', seat, why: 'time' }] } as Verdict;
  const refused = game.refuse(state, seat, move);
  if (refused)
    return ply === table.play.ply ? { outcome: 'refused', refused } : { outcome: 'overtaken' };
  return granted({ type: 'moved', seat, move: state.variant.moves.text(move) });
}
