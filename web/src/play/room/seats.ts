import type { ShownChair, Snapshot } from '@tischlein/table';
import type { SeatInfo } from '../../games/props.ts';
import { myself } from '../../i18n/my-name.ts';
import type { Session } from '../../table/session/session.svelte.ts';
import type { IconName } from '../../ui/icons.ts';
import { shell } from '../../i18n/index.svelte.ts';
import { seatInfos } from '../../table/names.ts';
import { readingAt } from '../../table/reader.ts';
import { freeSeat } from '../remote/far-seat.ts';
import { contributionsTo } from '../remote/kept-games.ts';
import { timeOf } from '../remote/time.ts';
import { presence, roomWords } from '../words.ts';

export interface Act {
  /** What it does, where the name of the chair does not say it. */
  readonly label?: string;
  readonly do: () => void;
  /** It asks something first. */
  readonly opens?: boolean;
  /** Tapped, and waits for another one. */
  readonly chosen?: boolean;
}

/** One chair, as a room shows it. */
export interface RoomSeat {
  /** Tells whoever sits there from whoever sat there before. */
  readonly who: string;
  /** Null where nobody sits. */
  readonly info: SeatInfo | null;
  readonly name: string;
  readonly text?: string;
  readonly mine?: boolean;
  readonly away?: boolean;
  readonly ready?: boolean;
  readonly press?: Act | undefined;
  /** Who sits there is named here. */
  readonly called?: (name: string) => void;
  /** On a free chair. */
  readonly sign?: IconName;
  readonly remove?: Act | undefined;
}

/** Who is there, of those who sit. */
export interface Attendance {
  readonly present: readonly string[];
  readonly absent: { has(person: string): boolean };
}

export const levelName = (level: string): string => shell.words.levels[level as 'easy'] ?? level;

function stateOf(told: Snapshot, seat: number, there: Attendance): string {
  const chair = told.chairs[seat]!;
  if (chair.type === 'empty') return '';
  if (chair.type === 'bot') return roomWords.bot(levelName(chair.level));
  if (told.next && !told.next.includes(seat)) return roomWords.watchesFirst;
  if (chair.away !== null)
    return roomWords.went(timeOf(chair.awaySince ?? told.now, shell.language));
  const isReady = told.offer?.agreed.includes(seat);
  if (told.phase === 'over') return isReady ? roomWords.ready : roomWords.notReady;
  if (there.absent.has(chair.who.id)) return presence.away;
  if (chair.who.id === told.host) return roomWords.host;
  return there.present.includes(chair.who.id) ? shell.words.here : '';
}

const idOf = (chair: ShownChair): string => (chair.type === 'person' ? chair.who.id : chair.type);

/** The chairs of a table on a server; `press` says what a tap on one of them does. */
export function seatsOf(
  told: Snapshot,
  there: Attendance,
  press: (chair: ShownChair, seat: number, name: string) => Act | undefined = () => undefined,
): RoomSeat[] {
  const infos = seatInfos(told.chairs, [], readingAt(told.you));
  return told.chairs.map((chair, seat) => {
    const isFree = chair.type === 'empty';
    const mine = seat === told.you;
    const called = infos[seat]!.name;
    const name = mine ? shell.words.you : isFree ? shell.words.free : called;
    return {
      who: idOf(chair),
      info: isFree ? null : infos[seat]!,
      name,
      text: stateOf(told, seat, there),
      mine,
      away: chair.type === 'person' && (chair.away !== null || there.absent.has(chair.who.id)),
      ready: told.offer?.agreed.includes(seat) === true,
      press: press(chair, seat, called),
    };
  });
}

/** Takes the first free chair, as who one is. */
export async function sitDown(session: Session): Promise<void> {
  const told = session.told!;
  const hash = contributionsTo(told.table).newHash();
  await session.command({ type: 'sit', seat: freeSeat(told), ...myself(), hash });
}
