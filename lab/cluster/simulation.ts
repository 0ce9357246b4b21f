import { isDeepStrictEqual } from 'node:util';
import { readOpenTables, type OpenTable } from '@tischlein/api';
import { KEY_LENGTH } from '@tischlein/api/group';
import { games } from '@tischlein/manifests/all';
import { FastRandom, pick } from '@tischlein/kit';
import { due, isDueAlone, whoFrom, type FindGame, type Table } from '@tischlein/table';
import { openTables, shownOf } from '../../server/lobby.ts';
import { Database } from './database.ts';
import { Journals } from './journals.ts';
import { SimulatedNode, type Cluster, type NoticeFault, type Tamper } from './node.ts';
import { Device, groupWishAt, LobbyPage, request, wishAt, type Meddle } from './people.ts';
import * as plan from './plan.ts';
import { START, World, type Failure } from './world.ts';

/** Without faults whatever is due was done after this long: a clock that was put forward has been waited for. */
const BOUND_MS = 18_000;
/** Without faults pages are told what was stored within this time, also where no node hears of another. */
const HEARD_WITHIN_MS = 4000;
/** Whoever looks at the list of open tables is told what changed within this time. */
const LISTED_WITHIN_MS = 6000;

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

/** One run of the whole cluster; the same seed and events give the same run. */
export async function simulate(
  seed: string,
  events: readonly plan.Event[] = plan.planOf(seed),
  plant: Plant = {},
): Promise<Outcome> {
  const world = new World(seed);
  const onRejection = (error: unknown): void =>
    world.fail('nothing breaks inside', `nobody waits for it: ${(error as Error).stack}`);
  process.on('unhandledRejection', onRejection);
  const run = new Run(world, seed, plant);
  try {
    await run.play(events);
    return { failure: world.failure, steps: world.steps, counts: run.cluster.journals.counts };
  } finally {
    process.off('unhandledRejection', onRejection);
    run.cluster.database.close();
  }
}

class Run {
  readonly cluster: Cluster;
  readonly devices: readonly Device[];
  readonly lobby: LobbyPage;
  readonly shape: plan.Shape;
  readonly tables: readonly string[];

  constructor(world: World, seed: string, plant: Plant) {
    this.shape = plan.shapeOf(seed);
    const { rates, people, devices, tables, isMute } = this.shape;
    const database = new Database(() => world.now);
    const findGame = plant.findGame ?? ((name) => games[name]);
    const nodes: SimulatedNode[] = [];
    this.cluster = {
      world,
      database,
      nodes,
      journals: new Journals(world, database, seed, findGame),
      tamper: plant.ports ?? ((ports) => ports),
      meddle: plant.meddle ?? ((message) => [message]),
      findGame,
      isMute,
      group: { key: null, id: null },
    };
    for (const [i, rate] of rates.entries()) nodes.push(new SimulatedNode(this.cluster, i, rate));
    this.devices = Array.from(
      { length: devices },
      (_, i) => new Device(this.cluster, people[i % people.length]!, `d${i}`),
    );
    this.lobby = new LobbyPage(this.cluster);
    this.tables = tables.map(({ id }) => id);
  }

  async play(events: readonly plan.Event[]): Promise<void> {
    const { world, database, nodes, journals } = this.cluster;
    for (const person of this.shape.people) await database.addPerson(person, person.id, START);
    for (const node of nodes) node.start();
    for (const device of this.devices) device.open(this.tables);
    for (const event of events) world.later(event.at, () => EFFECTS[event.what](this, event));
    await world.runUntil(START + plan.FAULTY_MS);
    this.#heal();
    await world.runUntil(world.now + plan.HEALED_MS);
    this.#checkDue();
    if (this.shape.endsAlone) {
      for (const device of this.devices) device.close();
      for (const node of nodes) node.crash();
      for (const node of nodes) node.start();
    }
    await world.runUntil(world.now + plan.QUIET_MS);
    const heads = new Map(journals.tables.map(({ id, seq }) => [id, seq]));
    // What bots play meanwhile is still on its way.
    await world.runUntil(world.now + HEARD_WITHIN_MS);
    journals.checkStored();
    this.#checkDue();
    for (const table of journals.tables) this.#checkPages(table, heads.get(table.id) ?? 0);
    await this.#checkLobby();
    if (!this.shape.endsAlone) await this.#checkGroup();
    for (const device of this.devices) device.close();
    for (const node of nodes) node.crash();
  }

  /** All faults are over, also those that would have lasted. */
  #heal(): void {
    for (const node of this.cluster.nodes) {
      Object.assign(node.link, { isDown: false, slow: 0, failBefore: 0, failAfter: 0 });
      node.hearAgain();
      node.slowBots = 0;
      if (node.node === null) node.start();
    }
    for (const device of this.devices) {
      if (device.wire?.isSilent || device.wire?.isShuffled) device.wire.close();
      device.open(this.tables);
    }
  }

  /** Without faults every table goes on until nothing is due. Where no person sits, bots wait for somebody to look on. */
  #checkDue(): void {
    const { world, journals } = this.cluster;
    for (const table of journals.tables.filter(isDueAlone))
      for (const each of due(table))
        if ((each.type !== 'bot' || !each.mayWait) && each.at < world.now - BOUND_MS)
          world.fail('without faults every table goes on', `${table.id}: ${JSON.stringify(each)}`);
  }

  #checkPages({ id }: Table, seq: number): void {
    const { world, nodes, journals } = this.cluster;
    const shows = this.devices.filter((device) => device.pages.get(id)?.told);
    const there = [...new Set(shows.map(({ person }) => person.id))].sort();
    for (const device of shows) {
      const where = `${device.person.name}'s ${device.name} at ${id}`;
      const page = device.pages.get(id)!;
      const { told } = page;
      journals.checkPage(page);
      if (told!.seq < seq) world.fail('every page is told all', `${where}: ${told!.seq} of ${seq}`);
      if (device.unanswered > 0) world.fail('every command is answered', where);
      // Who looks on through another node is only known from its notices.
      const shown = [...(device.presence.get(id) ?? [])].sort();
      if (!isDeepStrictEqual(shown, there) && !(this.shape.isMute && nodes.length > 1))
        world.fail(
          'who is there is shown, and nobody else',
          `${where}: ${shown.join()}, not ${there.join()}`,
        );
    }
  }

  /** The list of open tables shows what the store says, or what it said a moment ago. */
  async #checkLobby(): Promise<void> {
    const { world, database } = this.cluster;
    const textOf = (tables: readonly OpenTable[]): string =>
      tables
        .map((table) => JSON.stringify(table))
        .sort()
        .join();
    const told = async (): Promise<readonly string[]> => {
      const rows = await openTables(database);
      const tables = readOpenTables({ tables: shownOf(rows, rows.length) });
      return [textOf(this.lobby.shown), textOf(tables.tables)];
    };
    let [shown, fresh] = await told();
    if (shown === fresh) return;
    await world.runUntil(world.now + LISTED_WITHIN_MS);
    [shown, fresh] = await told();
    if (shown !== fresh)
      world.fail('a list of open tables equals a fresh one', `${shown}, fresh ${fresh}`);
  }

  /** Pages of the group show what one that comes now is told. */
  async #checkGroup(): Promise<void> {
    const { world } = this.cluster;
    const plain = ({ group }: Device): string => {
      const members = group?.members.map((member) => ({ ...member, seenAt: 0 }));
      return JSON.stringify({ ...group, members, now: 0 });
    };
    const shown = this.devices.map(plain);
    const fresh = this.devices.map(
      ({ person, name }) => new Device(this.cluster, person, `${name}-fresh`),
    );
    for (const device of fresh) device.open([]);
    await world.runUntil(world.now + 3000);
    for (const [i, device] of fresh.entries())
      if (plain(device) !== shown[i])
        world.fail(
          'a page of a group equals a fresh one',
          `${device.person.name}: ${shown[i]}, fresh ${plain(device)}`,
        );
    for (const device of fresh) device.close();
  }
}

type Effect = (run: Run, event: plan.Event) => void;

const onNode =
  (
    change: (node: SimulatedNode, event: plan.Event) => void,
    undo?: (node: SimulatedNode) => void,
  ): Effect =>
  ({ cluster: { world, nodes } }, event) => {
    const node = nodes[event.who % nodes.length]!;
    change(node, event);
    if (undo) world.later(event.forMs, () => undo(node));
  };

const noticesAre = (how: NoticeFault): Effect =>
  onNode(
    (node) => (node.noticeFault = how),
    (node) => node.hearAgain(),
  );

/** What was lost on the way is only asked for again over a new connection. */
const wireIs =
  (field: 'isSilent' | 'isShuffled'): Effect =>
  (run, { who, forMs }) => {
    const { wire } = deviceOf(run, who);
    if (wire === null) return;
    wire[field] = true;
    run.cluster.world.later(forMs, () => wire.close());
  };

const deviceOf = ({ devices }: Run, who: number): Device => devices[who % devices.length]!;
const begin = (node: SimulatedNode): void => void (node.node === null && node.start());

const EFFECTS: { readonly [what in plan.Event['what']]: Effect } = {
  crash: onNode((node) => node.crash(), begin),
  stop: onNode((node) => node.stop(), begin),
  clockJumps: onNode((node, { choice }) => (node.jumped += (choice % 20_000) - 10_000)),
  slowBots: onNode(
    (node, { choice }) => (node.slowBots = choice % 8000),
    (node) => (node.slowBots = 0),
  ),
  databaseAway({ cluster: { world, nodes } }, { forMs }) {
    for (const { link } of nodes) link.isDown = true;
    world.later(forMs, () => nodes.forEach(({ link }) => (link.isDown = false)));
  },
  databaseCut: onNode(
    ({ link }) => (link.isDown = true),
    ({ link }) => (link.isDown = false),
  ),
  databaseSlow: onNode(
    ({ link }, { choice }) => (link.slow = choice % 600),
    ({ link }) => (link.slow = 0),
  ),
  notStored: onNode(({ link }, { choice }) => (link.failBefore += 1 + (choice % 3))),
  storedUnheard: onNode(({ link }, { choice }) => (link.failAfter += 1 + (choice % 3))),
  noticesLost: noticesAre('lost'),
  noticesDoubled: noticesAre('doubled'),
  noticesLate: noticesAre('late'),
  deaf: noticesAre('deaf'),
  cut: (run, { who }) => deviceOf(run, who).wire?.close(),
  silent: wireIs('isSilent'),
  shuffled: wireIs('isShuffled'),
  leaves(run, { who, forMs }) {
    const device = deviceOf(run, who);
    device.close();
    run.cluster.world.later(forMs, () => device.open(run.tables));
  },
  makes: (run, { who }) => void make(run, run.shape.tables[who]!),
  acts: (run, event) => act(run, event, 1),
  actsTwice: (run, event) => act(run, event, 2),
  seats({ cluster, devices, tables }, { who, choice }) {
    const { person } = devices[who]!;
    const table = tables[choice % tables.length]!;
    void request(cluster, (node) => node.tables.seat(table, whoFrom(person.id, person)));
  },
  groups: (run, event) => void actInGroup(run, event),
};

/** Asked again until it stands there, as a page does whose request went wrong. */
async function make(run: Run, table: plan.Shape['tables'][number]): Promise<void> {
  const { world, journals } = run.cluster;
  const { id, ...wanted } = table;
  const outcome = await request(run.cluster, ({ tables }) => tables.make(id, wanted));
  if (outcome?.code === 'settings') world.fail('a table can be set', JSON.stringify(outcome));
  if (outcome === null && journals.head(id) === undefined)
    world.later(500, () => void make(run, table));
}

/** Somebody who presses twice does so on their other device, too, half of the time. */
function act({ devices }: Run, { who, choice }: plan.Event, times: number): void {
  const random = new FastRandom(`act ${choice}`);
  const device = devices[who]!;
  const shown = [...device.pages].flatMap(([table, { told }]) => (told ? [{ table, told }] : []));
  if (shown.length === 0) return;
  const { table, told } = pick(shown, random);
  const command = wishAt(told, device.person, random);
  if (command === null) return;
  for (let i = 0; i < times; i++) device.command(table, command);
  if (times === 1 || random.below(2) === 0) return;
  const other = devices.find((each) => each.person === device.person && each !== device);
  if (other?.pages.has(table)) other.command(table, command);
}

async function actInGroup({ cluster, devices }: Run, { who, choice }: plan.Event): Promise<void> {
  const random = new FastRandom(`group ${choice}`);
  const { group, world, database } = cluster;
  const { key } = group;
  const device = devices[who]!;
  const { person } = device;
  if (key === null) {
    const crest = { paper: 'poppy', cut: 'plain', motif: 'fox' } as const;
    const about = { name: 'Bears', crest, game: pick(plan.GAMES, random), as: person.name };
    const made = await request(cluster, ({ groups }) => groups.found(person, about));
    if (made instanceof Object) group.key ??= made.key;
  } else if (device.group === null) {
    const answer = await request(cluster, async ({ groups }) => ({
      no: await groups.join(key, person, person.name),
    }));
    const sight = await database.groupByKey(key.slice(0, KEY_LENGTH));
    const isMember = sight?.group.members.some((member) => member.who.id === person.id);
    if (answer?.no === null && !isMember)
      world.fail('what is acknowledged is stored', `${person.name} has joined the group`);
    group.id ??= sight?.id ?? null;
    device.attend();
  } else {
    const { group: id } = device.group;
    const command = groupWishAt(device.group, random);
    await request(cluster, ({ groups }) => groups.command(id, person.id, command));
  }
}

/** At most so many runs to find out which events a failure needs. */
const MAX_TRIES = 150;

/** The events without which the same promise would hold: halves are left out, then ever smaller parts. */
export async function shrink(
  seed: string,
  { promise, at }: Failure,
  make: () => Plant = () => ({}),
): Promise<plan.Event[]> {
  let events = plan.planOf(seed).filter((event) => event.at <= at);
  let tries = 0;
  for (let size = Math.ceil(events.length / 2); tries < MAX_TRIES;) {
    let isSmaller = false;
    for (let from = 0; from < events.length && tries < MAX_TRIES; tries++) {
      const fewer = events.filter((_, i) => i < from || i >= from + size);
      const { failure } = await simulate(seed, fewer, make());
      if (failure?.promise !== promise) from += size;
      else {
        events = fewer;
        isSmaller = true;
      }
    }
    if (size === 1 && !isSmaller) break;
    size = Math.max(1, size >> 1);
  }
  return events;
}
