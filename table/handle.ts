import { setUp } from '@tischlein/kit';
import type { Entry, Happening } from './entries.ts';
import { whoFrom, type PersonId } from './who.ts';
import { STARTED } from './playing.ts';
import { judgeMove } from './judge.ts';
import { leftTo, waitingFor } from './clock.ts';
import { commitmentTo } from './fair.ts';
import { atOnce, isFull, makeOffer, nextGame, owes, voteOn } from './offers.ts';
import { ask, give, handOver, isBetween, isFree, withFreeName, unbar } from './room.ts';
import { screen } from './screens.ts';
import { isOfTheGame, type SomeSettings } from './settings.ts';
import { isBarred, isScreen, knows, seatOf, type PersonsChair, type Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { Answer, ToTable, Command, CommandOf } from './wire.ts';

export interface Handled {
  /** To be stored, then folded, then told. Only then is the answer true. */
  readonly entries: readonly Entry[];
  readonly answer: Answer;
}

/** A command that changes the table (all but talk). It is only judged here: nothing changes before the fold. */
export type TableCommand = Exclude<Command, { t: 'chat' | 'react' }>;

export const isTableCommand = (message: ToTable): message is TableCommand =>
  'id' in message && message.t !== 'chat' && message.t !== 'react';

export function handle(
  table: Table,
  command: TableCommand,
  person: PersonId,
  outside: Outside,
): Handled {
  const ok = { t: 'answer', table: table.id, id: command.id, outcome: 'ok' } as const;
  if (knows(table, person, command.id)) return { entries: [], answer: ok };
  const judge = JUDGE[command.t] as Judge<TableCommand>;
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
  return happenings.map((happening, i) => {
    const seq = table.seq + 1 + i;
    if (command === undefined) return { ...happening, seq, at };
    // `e` first: a literal that begins with a spread is forty times slower.
    return {
      e: happening.e,
      ...(happening as object),
      seq,
      at,
      by: command.by,
      id: command.id,
    } as Entry;
  });
}

/** Whoever loads a table folds its whole journal: beyond this its game is played to the end, and that is all. */
const MAX_ENTRIES = 20_000;
const BETWEEN_GAMES: readonly Command['t'][] = [
  'sit',
  'addBot',
  'mute',
  'shuffle',
  'settings',
  'start',
  'ask',
];

function mostEntries(command: TableCommand): number {
  if (command.t === 'move') return Infinity;
  const isForNext =
    command.t === 'offer' ? command.offer === 'rematch' : BETWEEN_GAMES.includes(command.t);
  return isForNext ? MAX_ENTRIES : 2 * MAX_ENTRIES;
}

const MAX_MUTED = 100;

type Judge<W> = (table: Table, command: W, person: PersonId, outside: Outside) => Verdict;

const JUDGE: { readonly [T in TableCommand['t']]: Judge<CommandOf<T>> } = {
  sit(table, { seat, hash, ...self }, person) {
    if (table.phase === 'playing' || table.phase === 'starting') return problem('playing');
    if (isBarred(table, person)) return problem('barred');
    if (seatOf(table, person) !== null) return problem('seated');
    const chair = table.chairs[seat];
    if (chair === undefined) return problem('noChair');
    if (!isFree(table, chair)) return problem('chairTaken');
    const who = withFreeName(table, whoFrom(person, self));
    return granted({ e: 'sat', seat, who, ...(hash !== undefined && { hash }) });
  },

  pledge(table, { hash }, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    // Once the start was called contributions are opened: a hash that comes later could be chosen by them.
    if (table.phase === 'starting') return problem('notNow');
    const chair = table.chairs[seat] as PersonsChair;
    return chair.hash === null ? granted({ e: 'pledged', seat, hash }) : problem('given');
  },

  contribute(table, { contribution }, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    if (table.phase !== 'starting') return problem('notNow');
    const chair = table.chairs[seat] as PersonsChair;
    if (chair.contribution !== null) return problem('given');
    if (chair.hash !== commitmentTo(contribution)) return problem('notNow');
    const given: Happening = { e: 'contributed', seat, contribution };
    const isLast = table.chairs.every((other, i) => i === seat || !owes(other));
    return isLast ? granted(given, STARTED) : granted(given);
  },

  stand(table, _, person) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    if (table.phase === 'starting') return problem('notNow');
    if (table.phase !== 'playing') return granted({ e: 'freed', seat });
    const chair = table.chairs[seat]!;
    const away = chair.kind === 'person' && chair.away !== null;
    return away ? granted() : granted({ e: 'away', seat, why: 'left' });
  },

  back(table, _, person, { now }) {
    const seat = seatOf(table, person);
    if (seat === null) return problem('notSeated');
    const chair = table.chairs[seat]!;
    if (chair.kind !== 'person' || chair.away === null) return problem('chairKept');
    if (chair.away === 'removed') return problem('barred');
    // Who could come back on an empty clock could stay on turn for ever: the bot moves first.
    const isTimed = table.settings.clock.kind !== 'none' && waitingFor(table) === seat;
    if (isTimed && leftTo(table, seat, now) === 0) return problem('time');
    return granted({ e: 'back', seat });
  },

  addBot: byHost((table, { seat, level }, _, { hasBot, roomForBots }) => {
    if (table.phase === 'playing' || table.phase === 'starting') return problem('playing');
    const chair = table.chairs[seat];
    if (chair === undefined) return problem('noChair');
    if (chair.kind === 'person') return problem('chairTaken');
    if (!roomForBots()) return problem('manyBots');
    return hasBot(level) ? granted({ e: 'botSat', seat, level }) : problem('unknownLevel');
  }),

  remove: byHost((table, { seat }, person) => {
    const chair = table.chairs[seat];
    if (chair === undefined || chair.kind === 'empty') return problem('noChair');
    if (table.phase === 'starting') return problem('notNow');
    if (chair.kind === 'person' && chair.who.id === person) return problem('notNow');
    if (table.phase !== 'playing')
      return granted({
        e: 'freed',
        seat,
        ...(chair.kind === 'person' && { barred: true as const }),
      });
    if (chair.kind === 'bot') return problem('playing');
    // Who is thrown out would be rated for what the bot loses.
    if (table.settings.rated) return problem('ratedStays');
    return granted({ e: 'away', seat, why: 'removed' });
  }),

  mute: byHost((table, { person, muted }) => {
    if (table.muted.includes(person) === muted) return granted();
    if (muted && table.muted.length >= MAX_MUTED) return problem('tooMuch');
    return granted({ e: 'muted', person, muted });
  }),

  shuffle: byHost((table, _, __, { random }) => {
    if (table.phase === 'playing' || table.phase === 'starting') return problem('playing');
    const order = [...table.chairs.keys()];
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return granted({ e: 'shuffled', order });
  }),

  settings: byHost((table, { settings }) => {
    if (!isBetween(table) && isOfTheGame(settings)) return problem('playing');
    return judgeSettings(table, settings);
  }),

  start: byHost((table, _, __, { secret }) => {
    if (table.phase === 'playing' || table.phase === 'starting') return problem('playing');
    if (!isFull(table)) return problem('notFull');
    // After a game the old secret is out: the next deal needs a new one.
    if (table.phase === 'over') return granted(...nextGame(table, { secret }));
    return granted(...(atOnce(table).length > 0 ? [STARTED] : [{ e: 'starting' } as const]));
  }),

  ask,
  give: byHost(give),
  handOver: byHost(handOver),
  unbar: byHost(unbar),
  screen: byHost(screen),

  move: judgeMove,
  offer: makeOffer,
  vote: voteOn,
};

function byHost<W extends TableCommand>(judge: Judge<W>): Judge<W> {
  return (table, command, person, outside) =>
    person === table.host ? judge(table, command, person, outside) : problem('notHost');
}

/** The options are written down whole, so that a later default does not change a table. */
function judgeSettings(table: Table, settings: SomeSettings): Verdict {
  const { options, seats } = { ...table.settings, ...settings };
  const fits = setUp(table.game, options, seats);
  if (!fits.ok) return problem('settings', `These settings do not fit the game: ${fits.error}.`);
  const taken = [...table.chairs.keys()].filter((seat) => table.chairs[seat]!.kind !== 'empty');
  if (taken.length > seats) return problem('fewChairs');
  const written = settings.options ? { ...settings, options: fits.value.options } : settings;
  const set: Happening = { e: 'settings', settings: written };
  if (!taken.some((seat) => seat >= seats)) return granted(set);
  // Who sits on a chair that goes moves up to a free one.
  const free = [...table.chairs.keys()].filter((seat) => !taken.includes(seat));
  return granted({ e: 'shuffled', order: [...taken, ...free] }, set);
}
