import { games } from '@tischlein/manifests/all';
import { testings } from '../../games/all.testing.ts';
import { FastRandom, pick, setUp, wordsOf } from '@tischlein/kit';
import { whoFrom, type SomeSettings } from '@tischlein/table';
import type { Person } from '../../server/store/people.ts';
import type { Wanted } from '../../server/tables/tables.ts';

/** Virtual milliseconds: with faults, then without, then while nobody does anything any more. */
export const FAULTY_MS = 30_000;
export const HEALED_MS = 20_000;
export const QUIET_MS = 30_000;

/** What can befall a node, the database or a page; the more often it stands here, the more often it does. */
const FAULTS = [
  ...wordsOf('crash crash stop clockJumps slowBots'),
  ...wordsOf('databaseAway databaseCut databaseSlow notStored storedUnheard storedUnheard'),
  ...wordsOf('noticesLost noticesLost noticesDoubled noticesLate deaf'),
  ...wordsOf('cut cut silent shuffled leaves'),
];

/** What people do by themselves: make a table, want something of it or sit down over HTTP, want something of the group. */
type Deed = 'makes' | 'acts' | 'actsTwice' | 'seats' | 'groups';

/** Something that happens: `who` picks the node, page or table, and `choice` all else. */
export interface Event {
  readonly at: number;
  readonly what: (typeof FAULTS)[number] | Deed;
  readonly who: number;
  readonly choice: number;
  readonly forMs: number;
}

/** What there is before anything happens. */
export interface Shape {
  /** How fast the clock of each node goes. */
  readonly rates: readonly number[];
  readonly people: readonly Person[];
  /** So many pages in turn: some people have two. */
  readonly devices: number;
  readonly tables: readonly (Wanted & { readonly id: string })[];
  readonly hasGroup: boolean;
  /** At last all pages close and all nodes begin anew: what is due then, only the store knows. */
  readonly endsAlone: boolean;
  /** No node ever hears of another: they compare with the store. */
  readonly isMute: boolean;
}

const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil'];
export const GAMES = Object.keys(games);

export function shapeOf(seed: string): Shape {
  const random = new FastRandom(`shape ${seed}`);
  const people = NAMES.slice(0, 2 + random.below(4)).map((name, i): Person => ({
    ...whoFrom(`person-${i}`, { name }),
    language: 'en',
  }));
  const nodes = pick([1, 2, 2, 3], random);
  return {
    rates: Array.from({ length: nodes }, () => 1 + (random.below(21) - 10) / 1000),
    people,
    devices: people.length + random.below(people.length),
    tables: Array.from({ length: 1 + random.below(2) }, (_, i) => ({
      id: `t${i}`,
      host: pick(people, random).id,
      ...wantedBy(random),
    })),
    hasGroup: random.below(2) === 0,
    endsAlone: random.below(3) === 0,
    isMute: random.below(3) === 0,
  };
}

function wantedBy(random: FastRandom): Omit<Wanted, 'host'> {
  const game = pick(GAMES, random);
  const { min, max } = games[game]!.seats;
  const seats = Math.min(max, Math.max(min, pick([2, 2, 3, 4], random)));
  const options = testings[game]!.options(random, seats);
  const clocks: SomeSettings['clock'][] = [
    { type: 'none' },
    { type: 'move', seconds: 4 + random.below(15) },
    { type: 'game', seconds: 20 + random.below(40), increment: 1 },
  ];
  return {
    game,
    seats,
    settings: {
      ...(setUp(games[game]!, options, seats).ok && { options }),
      clock: pick(clocks, random)!,
      pace: pick([0, 0, 300, 900], random),
      listed: random.below(2) === 0,
      watchers: random.below(4) > 0,
    },
    ...(random.below(3) === 0 && { fill: 5 + random.below(10) }),
  };
}

/** Everything that will happen, in order. */
export function planOf(seed: string): Event[] {
  const random = new FastRandom(`plan ${seed}`);
  const { devices, tables, hasGroup } = shapeOf(seed);
  const events: Event[] = [];
  const add = (at: number, what: Event['what'], who: number): void => {
    const forMs = Math.min(200 + random.below(8000), Math.max(0, FAULTY_MS - at));
    events.push({ at, what, who, choice: random.below(1 << 16), forMs });
  };
  for (const table of tables.keys()) add(10 * table, 'makes', table);
  for (let faults = random.below(14); faults > 0; faults--)
    add(1500 + random.below(FAULTY_MS - 2000), pick(FAULTS, random), random.below(60));
  for (let device = 0; device < devices; device++)
    for (let at = random.below(1000); at < FAULTY_MS + HEALED_MS; at += 100 + random.below(900)) {
      const deed = pick<Deed>(['seats', 'groups', 'groups', 'groups'], random);
      const isRare =
        random.below(deed === 'seats' ? 20 : 8) === 0 && (deed === 'seats' || hasGroup);
      add(at, isRare ? deed : random.below(8) === 0 ? 'actsTwice' : 'acts', device);
    }
  return events.sort((a, b) => a.at - b.at);
}

/** A line each, as a report shows them. */
export const linesOf = (events: readonly Event[]): string[] =>
  events.map(({ at, what, who, choice, forMs }) => {
    const seconds = (at / 1000).toFixed(3).padStart(8);
    return `${seconds} s  ${what} ${who}, choice ${choice}, for ${forMs} ms`;
  });
