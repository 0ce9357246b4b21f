import { listAfter, readListNews, type OpenTable } from '@tischlein/api';
import { type FromGroup, type GroupCommand, type GroupSnapshot } from '@tischlein/api/group';
import { ANIMALS, FastRandom, pick } from '@tischlein/kit';
import * as tables from '@tischlein/table';
import { every } from '../../server/clock.ts';
import type { PageConnection } from '../../server/http/connection.ts';
import type { SocketPage } from '../../server/http/page.ts';
import type { TischleinNode } from '../../server/node.ts';
import type { Person } from '../../server/store/people.ts';
import type { Page } from './journals.ts';
import type { Cluster, SimulatedNode } from './node.ts';
import { GAMES } from './plan.ts';
import type { World } from './world.ts';

const DEVICE_LOOKS_MS = 5000;
/** A page that has heard nothing for this long opens a new connection. */
const SILENT_MS = 12_000;

type CommandFor = tables.CommandFor;
type Snapshot = tables.Snapshot;
type FromNode = tables.FromTable | FromGroup;
type Hears = Parameters<ConstructorParameters<typeof tables.Client>[0]['open']>[0];

/** What a planted bug makes of a message on its way: other messages, or none. */
export type Meddle = (message: FromNode, wire: Wire) => readonly FromNode[];

/** A connection between a page and a node, with all that networks do to it. */
export class Wire implements tables.Line {
  /** Nothing arrives any more, and nobody is told so. */
  isSilent = false;
  /** Messages overtake each other. */
  isShuffled = false;
  readonly #life: number;
  #page: SocketPage | null = null;
  #isOpen = true;
  /** When the last message arrives at the page, and at the node. */
  readonly #last = { page: 0, node: 0 };
  readonly connection = this.#connectionOf();

  constructor(
    readonly device: Device,
    private readonly node: SimulatedNode,
    private readonly on: Hears,
  ) {
    this.#life = node.life;
    this.#deliver('node', () => this.#arrive());
  }

  get #world(): World {
    return this.device.cluster.world;
  }

  get #isServed(): boolean {
    return this.node.node !== null && this.node.life === this.#life;
  }

  send(message: tables.ToTable | { readonly type: 'attend'; readonly group: string }): void {
    const text = JSON.stringify(message);
    this.#deliver('node', () => this.#page?.onText(text, text.length));
  }

  /** The page goes, has had enough of it, or the connection breaks: what is under way is lost, and both ends hear of it. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#world.later(this.#world.latency(), () => this.#leave());
    this.#world.later(0, () => this.on.closed());
  }

  #arrive(): void {
    const { node } = this.node;
    if (node === null || !this.#isServed) return this.close();
    const { connection } = this;
    const { person, name: address } = this.device;
    this.#page = node.sockets.open({ connection, person, address, tokenHash: person.id });
    this.#deliver('page', () => this.on.opened());
  }

  #leave(): void {
    const page = this.#page;
    this.#page = null;
    if (this.#isServed) page?.onClose();
  }

  #connectionOf(): PageConnection {
    const isOpen = (): boolean => this.#isOpen && this.#isServed;
    return {
      // Of a WebSocket: open or closed.
      get readyState() {
        return isOpen() ? 1 : 3;
      },
      bufferedAmount: 0,
      send: (text: string) => this.#say(text),
      ping: (data: Buffer) =>
        this.#deliver('page', () => this.#deliver('node', () => this.#page?.onPong(data))),
      pong: () => {},
      pause: () => {},
      close: () => this.#deliver('page', () => this.close()),
      terminate: () => this.close(),
    };
  }

  #say(text: string): void {
    const { journals, meddle } = this.device.cluster;
    const message = JSON.parse(text) as FromNode;
    if (message.type !== 'group' && message.type !== 'groupSaid' && message.type !== 'groupLost')
      journals.said(message, text, this.device.person.id);
    for (const each of meddle(message, this))
      this.#deliver('page', () => this.device.hear(each, this.on));
  }

  /** In the order of sending, unless the fault says otherwise. */
  #deliver(to: 'page' | 'node', run: () => void): void {
    const world = this.#world;
    const soonest = world.now + world.latency() + (this.isShuffled ? world.below(300) : 0);
    const at = this.isShuffled ? soonest : Math.max(soonest, this.#last[to]);
    this.#last[to] = Math.max(at, this.#last[to]);
    world.later(at - world.now, () => {
      if (to === 'node' && !this.#isServed) return this.close();
      if (this.#isOpen && !this.isSilent) run();
    });
  }
}

/** One page of a person, by the product's own client. */
export class Device {
  readonly pages = new Map<string, Page>();
  readonly presence = new Map<string, readonly string[]>();
  group: GroupSnapshot | null = null;
  wire: Wire | null = null;
  #client: tables.Client | null = null;
  #ids = 0;
  #heardAt = 0;
  unanswered = 0;

  constructor(
    readonly cluster: Cluster,
    readonly person: Person,
    readonly name: string,
  ) {}

  open(ids: readonly string[]): void {
    if (this.#client) return;
    const { world } = this.cluster;
    const client = new tables.Client({
      open: (on) => {
        const opened = (): void => {
          on.opened();
          this.attend();
        };
        return (this.wire = new Wire(this, this.#anyNode(), { ...on, opened }));
      },
      later: (ms, run) => world.later(ms, run),
      newId: () => `${this.name}-${this.#ids++}`,
    });
    this.#client = client;
    this.#heardAt = world.now;
    for (const table of ids) this.follow(table);
    this.#look(client);
  }

  close(): void {
    this.#client?.close();
    this.#client = null;
    this.wire = null;
    this.unanswered = 0;
    this.pages.clear();
    this.presence.clear();
    this.group = null;
  }

  follow(table: string): void {
    if (this.#client === null || this.pages.has(table)) return;
    const page: Page = { told: null, facts: [], kept: null };
    this.pages.set(table, page);
    this.#client.follow(table, (message) => {
      if (message.type === 'snapshot') this.cluster.journals.shows(page, message);
      else if (message.type === 'presence')
        this.presence.set(
          table,
          message.people.map(({ id }) => id),
        );
      else if (message.type === 'error') this.#again(table, page);
    });
  }

  command(table: string, command: CommandFor): void {
    if (this.#client === null) return;
    const client = this.#client;
    this.cluster.journals.wished.set(`${this.person.id} ${this.name}-${this.#ids}`, command.type);
    this.unanswered += 1;
    void client.command(table, command).then(() => {
      if (this.#client === client) this.unanswered -= 1;
    });
  }

  hear(message: FromNode, on: Hears): void {
    this.#heardAt = this.cluster.world.now;
    if (message.type === 'group') {
      this.group = message;
      const mine = message.deal?.tables.filter(({ members }) => members.includes(message.you));
      for (const { table } of mine ?? []) this.follow(table);
    } else if (message.type === 'groupLost') this.group = null;
    else if (message.type !== 'groupSaid') on.heard(message);
  }

  /** The table is not there yet, or not open to this person: asked again later, as a person would. */
  #again(table: string, page: Page): void {
    const client = this.#client;
    this.cluster.world.later(3000, () => {
      if (this.#client !== client || this.pages.get(table) !== page) return;
      client?.leave(table);
      this.pages.delete(table);
      this.follow(table);
    });
  }

  attend(): void {
    const { id } = this.cluster.group;
    if (id !== null) this.wire?.send({ type: 'attend', group: id });
  }

  #look(client: tables.Client): void {
    const { world } = this.cluster;
    world.later(DEVICE_LOOKS_MS, () => {
      if (this.#client !== client) return;
      if (world.now - this.#heardAt > SILENT_MS) {
        this.#heardAt = world.now;
        this.wire?.close();
      }
      for (const table of this.pages.keys()) client.here(table);
      this.attend();
      this.#look(client);
    });
  }

  /** A proxy hands connections to nodes that are up, as far as it knows. */
  #anyNode(): SimulatedNode {
    const { nodes, world } = this.cluster;
    const up = nodes.filter(({ node }) => node !== null);
    return pick(world.chance(10) || up.length === 0 ? nodes : up, world);
  }
}

const LOOKS_AGAIN_MS = 1000;
const TOLD = 'data: ';

/** A page that shows the open tables; where its node is gone, it asks another one. */
export class LobbyPage {
  shown: readonly OpenTable[] = [];
  #node: SimulatedNode | null = null;
  #life = 0;

  constructor({ world, nodes }: Cluster) {
    every({ later: (ms, run) => world.later(ms, run) }, LOOKS_AGAIN_MS, () => {
      if (this.#node?.node && this.#node.life === this.#life) return;
      const up = nodes.filter(({ node }) => node !== null);
      if (up.length === 0) return;
      this.#node = pick(up, world);
      this.#life = this.#node.life;
      this.#node.node!.lobby.add(this);
    });
  }

  hear(text: string): void {
    if (text.startsWith(TOLD))
      this.shown = listAfter(this.shown, readListNews(JSON.parse(text.slice(TOLD.length))));
  }
}

/** A request over HTTP to some node; null where no answer came. */
export function request<T>(
  { world, nodes }: Cluster,
  work: (node: TischleinNode) => Promise<T>,
): Promise<T | null> {
  const server = pick(nodes, world);
  return new Promise((resolve) => {
    world.later(world.latency(), () => {
      const { node, life } = server;
      if (node === null) return resolve(null);
      const back = (answer: T | null): void =>
        void world.later(world.latency(), () => resolve(server.life === life ? answer : null));
      world.later(30_000, () => resolve(null));
      work(node).then(back, () => back(null));
    });
  });
}

const contributionOf = ({ id }: Person): string => `part-of-${id}`;

/** What somebody wants who looks at this; chance says how they go about it. */
export function wishAt(told: Snapshot, person: Person, random: FastRandom): CommandFor | null {
  const { you, phase, chairs, offer, host } = told;
  const isHost = host === person.id;
  const chair = you === null ? null : chairs[you]!;
  if (random.below(12) === 0) return asideAt(told, isHost, random);
  if (chair?.type === 'person' && chair.away !== null) return { type: 'back' };
  if (you !== null && offer?.missing.includes(you))
    return { type: 'vote', offer: offer.offer, agree: random.below(5) > 0 };
  if (phase === 'starting')
    return you !== null && told.fair.contributions[you] === null
      ? { type: 'contribute', contribution: contributionOf(person) }
      : null;
  if (phase === 'playing') return you === null ? null : playingAt(told, you, random);
  const free = chairs.findIndex(
    ({ type }) => type === 'empty' || (phase === 'over' && type === 'bot'),
  );
  const hash = tables.commitmentTo(contributionOf(person));
  if (you === null)
    return free < 0
      ? null
      : { type: 'sit', seat: free, name: person.name, ...(random.below(2) === 0 && { hash }) };
  if (told.fair.next[you] === null && random.below(3) === 0) return { type: 'pledge', hash };
  if (!isHost) return phase === 'over' ? { type: 'offer', offer: 'rematch' } : null;
  const empty = chairs.findIndex(({ type }) => type === 'empty');
  if (empty >= 0) return { type: 'addBot', seat: empty, level: 'easy' };
  return { type: 'start' };
}

function playingAt(told: Snapshot, you: number, random: FastRandom): CommandFor | null {
  if (random.below(25) === 0)
    return { type: 'offer', offer: pick(['takeBack', 'takeBack', 'draw', 'end'], random) };
  if (random.below(60) === 0) return { type: 'stand' };
  if (told.waitingFor !== null && told.waitingFor !== you && random.below(10) === 0)
    return { type: 'standIn', seat: told.waitingFor };
  if (told.legal.length === 0 || (told.waitingFor !== you && random.below(3) > 0)) return null;
  const ply = random.below(20) === 0 ? Math.max(0, told.ply - 1) : told.ply;
  return { type: 'move', ply, move: pick(told.legal, random) };
}

/** What changes the table beside the game. */
function asideAt(
  { chairs, settings, door }: Snapshot,
  isHost: boolean,
  random: FastRandom,
): CommandFor {
  const people = chairs.flatMap((chair) => (chair.type === 'person' ? [chair.who.id] : []));
  const [person = 'nobody'] = people;
  if (!isHost || random.below(3) === 0)
    return pick<CommandFor>(
      [
        { type: 'chat', text: 'Well played.' },
        { type: 'react', sign: 'bravo' },
        { type: 'react', sign: 'luck', to: person },
        { type: 'stand' },
        { type: 'ask', seat: null, name: 'Gabi' },
      ],
      random,
    );
  return pick<CommandFor>(
    [
      { type: 'settings', settings: { watchers: !settings.watchers } },
      { type: 'settings', settings: { listed: !settings.listed } },
      { type: 'settings', settings: { cheers: settings.cheers !== true } },
      { type: 'settings', settings: { clock: { type: 'move', seconds: 3 + random.below(20) } } },
      { type: 'shuffle' },
      { type: 'mute', person, muted: random.below(2) === 0 },
      { type: 'handOver', person },
      { type: 'remove', seat: random.below(chairs.length) },
      { type: 'addBot', seat: random.below(chairs.length), level: 'medium' },
      ...(door[0]
        ? [{ type: 'give', person: door[0].who.id, seat: random.below(chairs.length) } as const]
        : []),
    ],
    random,
  );
}

/** What somebody wants of the group they look at. */
export function groupWishAt({ deal }: GroupSnapshot, random: FastRandom): GroupCommand {
  return pick<GroupCommand>(
    [
      { type: 'in', in: true },
      { type: 'in', in: true },
      { type: 'in', in: random.below(2) === 0 },
      { type: 'deal', number: deal?.number ?? 0 },
      { type: 'shuffle' },
      { type: 'plan', game: pick(GAMES, random), tables: null },
      { type: 'say', text: 'Cake?' },
      { type: 'avatar', avatar: ANIMALS[random.below(ANIMALS.length)]! },
    ],
    random,
  );
}
