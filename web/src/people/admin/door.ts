import type { Order, Report, SeenPerson, UsedGroup } from '@tischlein/api/admin';
import type { OpenTable } from '@tischlein/api';
import { faceOf } from '../../games/index.ts';
import { dateIn } from '../../i18n/dates.ts';
import { nameList, shell } from '../../i18n/index.svelte.ts';
import { request } from '../../play/remote/api.ts';
import { words } from './words.ts';

type Method = 'GET' | 'POST' | 'DELETE';
/** The operator's door of the server, with the token in hand. */
export type Door = <T>(method: Method, path: string, body?: object) => Promise<T>;

export const doorWith =
  (token: string): Door =>
  async <T>(method: Method, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await request(method, `admin/${path}`, body, headers)).json()) as T;
  };

export const timeOf = (at: number): string =>
  dateIn(shell.language, new Date(at), { dateStyle: 'short', timeStyle: 'short' });

type Ban = Pick<Order, 'what' | 'whom'>;

/** One of a list, and what can be done about it: paths behind the door. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly show?: string;
  readonly remove?: string;
  readonly ban?: Ban;
  readonly lift?: Ban;
}

const rowOf = (
  id: string,
  title: string,
  about: readonly string[],
  more: Partial<Row> = {},
): Row => ({
  id,
  title: title || words.noName,
  text: about.filter((part) => part !== '').join(' · '),
  ...more,
});

const phaseOf = (phase: string): string =>
  (words.phases as { readonly [phase: string]: string })[phase] ?? phase;

/** The last two hundred of each, as rows. */
export const LISTS = {
  tables: async (door) =>
    (await door<OpenTable[]>('GET', 'tables')).map(({ table, game, phase, changedAt, names }) =>
      rowOf(
        table,
        faceOf(game).name,
        [nameList(names.flatMap((name) => name ?? [])), phaseOf(phase), timeOf(changedAt)],
        { remove: `tables/${table}` },
      ),
    ),
  people: async (door) =>
    (await door<SeenPerson[]>('GET', 'people')).map(({ id, name, seenAt, madeAt }) =>
      rowOf(id, name, [words.seen(timeOf(seenAt)), words.made(timeOf(madeAt))], {
        show: `people/${id}`,
        remove: `people/${id}`,
        ban: { what: 'person', whom: id },
      }),
    ),
  groups: async (door) =>
    (await door<UsedGroup[]>('GET', 'groups')).map(({ id, name, members, usedAt }) =>
      rowOf(id, name, [words.members(members), words.used(timeOf(usedAt))], {
        show: `groups/${id}`,
        remove: `groups/${id}`,
      }),
    ),
  reports: async (door) =>
    (await door<Report[]>('GET', 'reports')).map(({ id, name, text, at, group }) =>
      rowOf(id, name, [text, timeOf(at)], {
        show: `groups/${group}`,
        remove: `groups/${group}`,
      }),
    ),
  orders: async (door) =>
    (await door<Order[]>('GET', 'orders'))
      .filter(({ what }) => what !== 'notice')
      .map(({ what, whom, at }) =>
        rowOf(`${what} ${whom}`, what === 'person' ? words.person(whom) : whom, [timeOf(at)], {
          lift: { what, whom },
        }),
      ),
} as const satisfies { readonly [list: string]: (door: Door) => Promise<Row[]> };
export type List = keyof typeof LISTS;
