import { isDeepStrictEqual } from 'node:util';
import { games } from '@tischlein/games';
import { testings } from '@tischlein/games/testing';
import { FastRandom, pick, setUp } from '@tischlein/kit';
import {
  due,
  isDueAlone,
  presentSeats,
  waitingFor,
  whoFrom,
  byBot,
  type FindGame,
  type SomeSettings,
} from '@tischlein/table';
import { Database } from './database.ts';
import { Journals } from './journals.ts';
import { GAMES, SimulatedNode, type Cluster, type NoticeFault, type Tamper } from './node.ts';
import { Device, groupWishAt, request, wishAt, type Meddle, type Place } from './people.ts';
import type { GroupSight } from '../../server/store/groups.ts';
import type { Person } from '../../server/store/store.ts';
import { START, World, type Failure } from './world.ts';

/** Virtual milliseconds: with faults, then without, then while nobody does anything any more. */
const FAULTY_MS = 30_000;
const HEALED_MS = 20_000;
const QUIET_MS = 30_000;
/** Without faults a table that waits for nobody has gone on after this long. */
const BOUND_MS = 18_000;
/** Without faults pages are told what was stored within this time, also where no node hears of another. */
const HEARD_WITHIN_MS = 4000;

/** What happens to the cluster, or what somebody does; numbers choose whom it meets. */
export type Happening =
  | { readonly what: 'crash' | 'stop'; readonly node: number; readonly forMs: number }
  | { readonly what: 'databaseAway'; readonly forMs: number }
  | { readonly what: 'databaseCut'; readonly node: number; readonly forMs: number }
  | {
      readonly what: 'databaseSlow';
      readonly node: number;
      readonly forMs: number;
      readonly ms: number;
    }
  | {
      readonly what: 'writesFail';
      readonly node: number;
      readonly when: 'before' | 'after';
      readonly count: number;
    }
  | {
      readonly what: 'notices';
      readonly node: number;
      readonly how: NoticeFault;
      readonly forMs: number;
    }
  | {
      readonly what: 'cut' | 'silent' | 'shuffled';
      readonly device: number;
      readonly forMs: number;
    }
  | { readonly what: 'clock'; readonly node: number; readonly ms: number }
  | {
      readonly what: 'slowBots';
      readonly node: number;
      readonly ms: number;
      readonly forMs: number;
    }
  | { readonly what: 'leaves'; readonly device: number; readonly forMs: number }
  | { readonly what: 'makes'; readonly table: number }
  | {
      readonly what: 'acts';
      readonly device: number;
      readonly choice: number;
      readonly times: number;
    }
  | { readonly what: 'seats' | 'group'; readonly device: number; readonly choice: number };

export type Event = Happening & { readonly at: number };

/** What there is before anything happens. */
interface Shape {
  readonly rates: readonly number[];
  readonly people: readonly Person[];
  /** By person: the second half of them holds the second devices. */
  readonly devices: number;
  readonly tables: readonly TablePlan[];
  readonly hasGroup: boolean;
  /** At last all pages close and all nodes begin anew: what is due then, only the store knows. */
  readonly endsAlone: boolean;
  /** Nodes find out by comparing alone. */
  readonly isMute: boolean;
}

interface TablePlan {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly settings: SomeSettings;
  readonly host: number;
  readonly fill?: number;
}

/** What a planted bug changes. */
export interface Plant {
  readonly ports?: Tamper;
  readonly meddle?: Meddle;
  readonly findGame?: FindGame;
}

export interface Outcome {
  readonly failure: Failure | null;
  readonly steps: number;
  readonly counts: Journals['counts'];
}

const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil', 'Fina'];
/** One of each deal is long: those of random players are kept short. */
const SEATS = [2, 2, 3, 4];

export function shapeOf(seed: string): Shape {
  const random = new FastRandom(`shape ${seed}`);
  const nodes = pick([1, 2, 2, 3], random);
  const people = NAMES.slice(0, 2 + random.below(4)).map((name, i) => ({
    id: `person-${i}`,
    name,
    language: 'en',
    avatar: null,
  }));
  const tables = Array.from({ length: 1 + random.below(2) }, (_, i) =>
    tablePlan(`t${i}`, people.length, random),
  );
  return {
    rates: Array.from({ length: nodes }, () => 1 + (random.below(21) - 10) / 1000),
    people,
    devices: people.length + random.below(people.length),
    tables,
    hasGroup: random.below(3) === 0,
    endsAlone: random.below(3) === 0,
    isMute: random.below(5) === 0,
  };
}

function tablePlan(id: string, people: number, random: FastRandom): TablePlan {
  const game = pick(GAMES, random);
  const { min, max } = games[game]!.seats;
  const seats = Math.min(max, Math.max(min, pick(SEATS, random)));
  const options = testings[game]!.options(random, seats);
  const clock = pick<NonNullable<SomeSettings['clock']>>(
    [
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'move', seconds: 4 + random.below(15) },
      { kind: 'game', seconds: 20 + random.below(40), increment: 1 },
    ],
    random,
  );
  return {
    id,
    game,
    seats,
    settings: {
      ...(setUp(games[game]!, options, seats).ok && { options }),
      clock,
      pace: pick([0, 0, 300, 900], random),
      listed: random.below(2) === 0,
      watchers: random.below(4) > 0,
    },
    host: random.below(people),
    ...(random.below(3) === 0 && { fill: 5 + random.below(10) }),
  };
}

/** Everything that will happen, in order. */
export function planOf(seed: string): Event[] {
  const random = new FastRandom(`plan ${seed}`);
  const { rates, devices, tables, hasGroup } = shapeOf(seed);
  const events: Event[] = tables.map((_, table) => ({ at: 10 * table, what: 'makes', table }));
  const faults = random.below(14);
  for (let i = 0; i < faults; i++) {
    const at = 1500 + random.below(FAULTY_MS - 2000);
    events.push({ at, ...faultAt(random, rates.length, devices, FAULTY_MS - at) });
  }
  for (let device = 0; device < devices; device++)
    for (
      let at = 200 + random.below(1000);
      at < FAULTY_MS + HEALED_MS;
      at += 100 + random.below(900)
    ) {
      const choice = random.below(1 << 20);
      if (hasGroup && random.below(8) === 0) events.push({ at, what: 'group', device, choice });
      else if (random.below(80) === 0) events.push({ at, what: 'seats', device, choice });
      else events.push({ at, what: 'acts', device, choice, times: random.below(8) === 0 ? 2 : 1 });
    }
  return events.sort((a, b) => a.at - b.at);
}

function faultAt(random: FastRandom, nodes: number, devices: number, most: number): Happening {
  const node = random.below(nodes);
  const device = random.below(devices);
  const forMs = Math.min(most, 200 + random.below(8000));
  const what = pick(
    [
      'crash',
      'crash',
      'stop',
      'databaseAway',
      'databaseCut',
      'databaseSlow',
      'writesFail',
      'writesFail',
      'notices',
      'notices',
      'cut',
      'cut',
      'silent',
      'shuffled',
      'clock',
      'slowBots',
      'leaves',
    ] as const,
    random,
  );
  switch (what) {
    case 'databaseAway':
      return { what, forMs };
    case 'databaseSlow':
      return { what, node, forMs, ms: 20 + random.below(600) };
    case 'writesFail':
      return {
        what,
        node,
        when: random.below(3) === 0 ? 'before' : 'after',
        count: 1 + random.below(3),
      };
    case 'notices':
      return {
        what,
        node,
        forMs: Math.min(most, 3 * forMs),
        how: pick(['lost', 'lost', 'doubled', 'late', 'deaf'], random),
      };
    case 'cut':
    case 'silent':
    case 'shuffled':
    case 'leaves':
      return { what, device, forMs };
    case 'clock':
      return { what, node, ms: random.below(20_000) - 10_000 };
    case 'slowBots':
      return { what, node, ms: 500 + random.below(8000), forMs };
    default:
      return { what, node, forMs };
  }
}

/** One run of the whole cluster; the same seed and events give the same run. */
export async function simulate(
  seed: string,
  events: readonly Event[] = planOf(seed),
  plant: Plant = {},
): Promise<Outcome> {
  const world = new World(seed);
  const database = new Database(() => world.now);
  const onRejection = (error: unknown): void =>
    world.fail(
      'nothing breaks inside',
      `nobody waits for it: ${(error as Error).stack ?? String(error)}`,
    );
  process.on('unhandledRejection', onRejection);
  try {
    const run = new Run(world, database, seed, plant);
    await run.play(events);
    return { failure: world.failure, steps: world.steps, counts: run.journals.counts };
  } finally {
    process.off('unhandledRejection', onRejection);
    database.close();
  }
}

class Run {
  readonly #world: World;
  readonly #shape: Shape;
  readonly #nodes: SimulatedNode[] = [];
  readonly #devices: Device[];
  readonly #place: Place;
  readonly #cluster: Cluster;
  readonly journals: Journals;
  readonly #tables: string[] = [];

  constructor(world: World, database: Database, seed: string, plant: Plant) {
    this.#world = world;
    this.#shape = shapeOf(seed);
    const { findGame = (name: string) => games[name] } = plant;
    this.journals = new Journals(world, database, seed, findGame);
    const tamper: Tamper = plant.ports ?? ((ports) => ports);
    this.#cluster = {
      world,
      database,
      nodes: this.#nodes,
      tamper,
      findGame,
      isMute: this.#shape.isMute,
    };
    for (const [i, rate] of this.#shape.rates.entries())
      this.#nodes.push(new SimulatedNode(this.#cluster, i, rate));
    this.#place = {
      world,
      nodes: this.#nodes,
      journals: this.journals,
      meddle: plant.meddle ?? ((message) => [message]),
      group: { key: null, id: null },
    };
    const { people, devices } = this.#shape;
    this.#devices = Array.from(
      { length: devices },
      (_, i) => new Device(this.#place, people[i % people.length]!, `d${i}`),
    );
  }

  async play(events: readonly Event[]): Promise<void> {
    const world = this.#world;
    for (const person of this.#shape.people)
      await this.#cluster.database.call('addPerson', person, person.id, START);
    for (const node of this.#nodes) node.start();
    for (const { id } of this.#shape.tables) this.#tables.push(id);
    for (const device of this.#devices) device.open(this.#tables);
    for (const { at, ...event } of events) world.later(at, () => this.#happen(event as Happening));
    await world.runUntil(START + FAULTY_MS);
    this.#heal();
    await this.#playOn();
    if (this.#shape.endsAlone) this.#leaveAlone();
    await world.runUntil(START + FAULTY_MS + HEALED_MS + QUIET_MS);
    const heads = new Map(this.journals.tables.map(({ id, seq }) => [id, seq]));
    // What bots play meanwhile is still on its way.
    await world.runUntil(world.now + HEARD_WITHIN_MS);
    if (world.failure === null) await this.#checkEnd(heads);
    for (const device of this.#devices) device.close();
    for (const node of this.#nodes) node.crash();
  }

  /** All faults are over, also those that would have lasted. */
  #heal(): void {
    for (const node of this.#nodes) {
      Object.assign(node.link, { isDown: false, slow: 0, failBefore: 0, failAfter: 0 });
      node.hearAgain();
      node.slowBots = 0;
      if (node.node === null) node.start();
    }
    for (const device of this.#devices) {
      if (device.wire?.isSilent || device.wire?.isShuffled) device.wire.cut();
      device.open(this.#tables);
    }
  }

  #leaveAlone(): void {
    for (const device of this.#devices) device.close();
    for (const node of this.#nodes) {
      node.crash();
      node.start();
    }
  }

  /** While everybody plays on without faults no table stands still. */
  async #playOn(): Promise<void> {
    const world = this.#world;
    const end = world.now + HEALED_MS;
    await world.runUntil(end - BOUND_MS);
    const before = new Map(this.journals.tables.map((table) => [table.id, table]));
    await world.runUntil(end);
    for (const table of this.journals.tables) {
      const was = before.get(table.id);
      if (was === undefined || was.seq < table.seq || !isDueAlone(table)) continue;
      // Who is waited for may let it pass, or stand nowhere: but bots, clocks and starts go on.
      const seat = waitingFor(table);
      const isLate = due(table).some(
        (each) => (each.what !== 'bot' || !each.mayWait) && each.at < world.now - BOUND_MS,
      );
      const waitsForBot = seat !== null && byBot(table, seat) && presentSeats(table).length > 0;
      if (isLate || (waitsForBot && table.turnAt < world.now - BOUND_MS))
        world.fail(
          'without faults every table goes on',
          `${table.id} stands at ${table.seq}, ${table.phase}`,
        );
    }
  }

  async #checkEnd(heads: ReadonlyMap<string, number>): Promise<void> {
    const world = this.#world;
    this.journals.checkStored();
    for (const table of this.journals.tables) {
      const [first] = due(table).filter((each) => each.what !== 'bot' || !each.mayWait);
      if (first && isDueAlone(table) && first.at < world.now - BOUND_MS)
        world.fail(
          'without faults every table comes to rest',
          `${table.id}: ${JSON.stringify(first)}`,
        );
      const there = new Set(
        this.#devices
          .filter((device) => device.pages.get(table.id)?.told)
          .map(({ person }) => person.id),
      );
      for (const device of this.#devices)
        this.#checkDevice(device, table.id, heads.get(table.id) ?? 0, there);
    }
    for (const device of this.#devices)
      if (device.unanswered > 0)
        world.fail('every command is answered', `${device.name} waits for ${device.unanswered}`);
    if (!this.#shape.endsAlone) await this.#checkGroup();
  }

  #checkDevice(device: Device, table: string, seq: number, there: ReadonlySet<string>): void {
    const page = device.pages.get(table);
    if (!page?.told) return;
    const where = `${device.person.name}'s ${device.name} at ${table}`;
    if (page.told.seq < seq)
      this.#world.fail('every page is told all', `${where} has ${page.told.seq} of ${seq}`);
    // Who looks on through another node is only known from its notices.
    if (this.#shape.isMute && this.#nodes.length > 1) return;
    const shown = [...(device.presence.get(table) ?? [])].sort();
    if (!isDeepStrictEqual(shown, [...there].sort()))
      this.#world.fail(
        'who is there is shown, and nobody else',
        `${where} shows ${shown.join()}, there are ${[...there].sort().join()}`,
      );
  }

  /** Pages of the group show what one that comes now is told. */
  async #checkGroup(): Promise<void> {
    const world = this.#world;
    const plain = ({ group }: Device) =>
      group && {
        ...group,
        now: 0,
        members: group.members.map((member) => ({ ...member, seenAt: 0 })),
      };
    const shown = this.#devices.map(plain);
    const again = this.#devices.map(
      (device) => new Device(this.#place, device.person, `${device.name}-again`),
    );
    for (const device of again) device.open([]);
    await world.runUntil(world.now + 3000);
    for (const [i, device] of again.entries())
      if (!isDeepStrictEqual(plain(device), shown[i]))
        world.fail(
          'a page of a group equals a fresh one',
          `${device.person.name}: ${JSON.stringify(shown[i])} and ${JSON.stringify(plain(device))}`,
        );
    for (const device of again) device.close();
  }

  #happen(event: Happening): void {
    const world = this.#world;
    const node = 'node' in event ? this.#nodes[event.node]! : this.#nodes[0]!;
    const device = 'device' in event ? this.#devices[event.device]! : this.#devices[0]!;
    switch (event.what) {
      case 'makes':
        return void this.#make(this.#shape.tables[event.table]!);
      case 'acts':
        return this.#act(device, event.choice, event.times);
      case 'seats':
        return void this.#seat(device, event.choice);
      case 'group':
        return void this.#groupAct(device, event.choice);
      case 'leaves':
        device.close();
        return void world.later(event.forMs, () => device.open(this.#tables));
      case 'cut':
        return device.wire?.cut();
      case 'silent':
      case 'shuffled': {
        const { wire } = device;
        const field = event.what === 'silent' ? 'isSilent' : 'isShuffled';
        if (wire === null) return;
        wire[field] = true;
        // What was lost on the way is only asked for again over a new connection.
        return void world.later(event.forMs, () => wire.cut());
      }
      case 'crash':
      case 'stop':
        if (node.node === null) return;
        if (event.what === 'crash') node.crash();
        else node.stop();
        return void world.later(event.forMs, () => node.node === null && node.start());
      case 'clock':
        node.jumped += event.ms;
        return;
      case 'slowBots':
        node.slowBots = event.ms;
        return void world.later(event.forMs, () => (node.slowBots = 0));
      case 'notices':
        node.noticeFault = event.how;
        return void world.later(event.forMs, () => node.hearAgain());
      case 'writesFail':
        node.link[event.when === 'before' ? 'failBefore' : 'failAfter'] += event.count;
        return;
      case 'databaseSlow':
        node.link.slow = event.ms;
        return void world.later(event.forMs, () => (node.link.slow = 0));
      case 'databaseAway':
      case 'databaseCut': {
        const links =
          event.what === 'databaseCut' ? [node.link] : this.#nodes.map(({ link }) => link);
        for (const link of links) link.isDown = true;
        return void world.later(event.forMs, () => links.forEach((link) => (link.isDown = false)));
      }
    }
  }

  /** Asked again until it stands there, as a page does whose request went wrong. */
  async #make({ id, host, ...wanted }: TablePlan): Promise<void> {
    const outcome = await request(this.#place, ({ tables }) =>
      tables.make(id, { ...wanted, host: this.#shape.people[host]!.id }),
    );
    if (outcome === null && this.journals.head(id) === undefined)
      this.#world.later(500, () => void this.#make({ id, host, ...wanted }));
    else if (outcome !== null && outcome.code === 'settings')
      this.#world.fail('a table can be set', JSON.stringify(outcome));
  }

  #act(device: Device, choice: number, times: number): void {
    const random = new FastRandom(`act ${choice}`);
    const shown = [...device.pages].flatMap(([table, { told }]) => (told ? [{ table, told }] : []));
    if (shown.length === 0) return;
    const { table, told } = pick(shown, random);
    const wish = wishAt(told, device.person, random);
    if (wish === null) return;
    for (let i = 0; i < times; i++) device.wish(table, wish);
    if (times === 1 || random.below(2) === 0) return;
    const other = this.#devices.find(({ person, isOpen }) => person === device.person && isOpen);
    if (other?.pages.has(table)) other.wish(table, wish);
  }

  async #seat({ person }: Device, choice: number): Promise<void> {
    const table = this.#tables[choice % this.#tables.length]!;
    await request(this.#place, ({ tables }) => tables.seat(table, whoFrom(person.id, person)));
  }

  async #groupAct(device: Device, choice: number): Promise<void> {
    const random = new FastRandom(`group ${choice}`);
    const { group } = this.#place;
    const { person } = device;
    const { id, name } = person;
    if (group.key === null) {
      const crest = { paper: 'poppy', cut: 'plain', motif: 'fox' } as const;
      const about = { name: 'Bears', crest, game: pick(GAMES, random), as: name };
      const key = await request(this.#place, ({ groups }) => groups.found(person, about));
      if (typeof key === 'string') group.key ??= key;
      return;
    }
    const { key } = group;
    if (device.group === null) {
      const answer = await request(this.#place, async ({ groups }) => ({
        no: await groups.join(key, person, name),
      }));
      const sight = (await this.#cluster.database.call('groupByKey', key)) as GroupSight | null;
      if (answer?.no === null && !sight?.group.members.some(({ who }) => who.id === id))
        this.#world.fail('what is acknowledged is stored', `${name} has joined the group`);
      group.id ??= sight?.id ?? null;
      return device.attend();
    }
    const wish = groupWishAt(device.group, random);
    await request(this.#place, ({ groups }) => groups.wish(device.group?.group ?? '', id, wish));
  }
}

/** At most so many runs to find out which events a failure needs. */
const MAX_TRIES = 150;

/** The events without which the same promise would hold: halves are left out, then ever smaller parts. */
export async function shrink(
  seed: string,
  promise: string,
  make: () => Plant = () => ({}),
  most = MAX_TRIES,
): Promise<{ readonly events: readonly Event[]; readonly failure: Failure }> {
  let events = planOf(seed);
  let { failure } = await simulate(seed, events, make());
  events = events.filter(({ at }) => at <= failure!.at);
  let tries = 0;
  for (let parts = 2; tries < most && events.length > 1;) {
    const size = Math.ceil(events.length / parts);
    let isSmaller = false;
    for (let from = 0; from < events.length && tries < most; tries++) {
      const fewer = events.filter((_, i) => i < from || i >= from + size);
      const again = await simulate(seed, fewer, make());
      if (again.failure?.promise !== promise) {
        from += size;
        continue;
      }
      events = fewer;
      ({ failure } = again);
      isSmaller = true;
    }
    if (!isSmaller && size === 1) break;
    parts = isSmaller ? Math.max(2, parts - 1) : Math.min(events.length, 2 * parts);
  }
  return { events, failure: failure! };
}

/** A line each, as a report shows them. */
export const linesOf = (events: readonly Event[]): string[] =>
  events.map(({ at, what, ...more }) => {
    const about = Object.entries(more).map(([name, value]) => `${name} ${value}`);
    return `${(at / 1000).toFixed(3).padStart(8)} s  ${[what, ...about].join(', ')}`;
  });
