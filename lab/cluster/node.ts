import { FastRandom, mustParse } from '@tischlein/kit';
import { think, type FindGame } from '@tischlein/table';
import type { Bus, Notice } from '../../server/bus.ts';
import { steadyClock } from '../../server/clock.ts';
import { makeNode, type NodePorts, type TischleinNode } from '../../server/node.ts';
import { readSettings, type ServerSettings } from '../../server/settings.ts';
import { INJECTED, NodeStore, type Database, type StoreLink } from './database.ts';
import type { Journals } from './journals.ts';
import type { Meddle } from './people.ts';
import { START, type World } from './world.ts';

/** After this many milliseconds without a sign a bot keeps the chair. */
const AWAY_AFTER_MS = 30_000;

const settings: ServerSettings = {
  ...mustParse(readSettings({})),
  awayAfterMs: AWAY_AFTER_MS,
  changesPerMinute: 1000,
  groupChangesPerMinute: 1000,
  maxMoves: 300,
};

/** What becomes of the notices that a node sends. */
export type NoticeFault = 'lost' | 'doubled' | 'late' | 'deaf';

/** What a planted bug changes of the ports that a node is given. */
export type Tamper = (ports: NodePorts, world: World) => NodePorts;

/** All that nodes and people share. */
export interface Cluster {
  readonly world: World;
  readonly database: Database;
  readonly nodes: readonly SimulatedNode[];
  readonly journals: Journals;
  readonly tamper: Tamper;
  readonly meddle: Meddle;
  readonly findGame: FindGame;
  /** No node ever hears of another. */
  readonly isMute: boolean;
  /** The group of regulars, once it was founded. */
  readonly group: { key: string | null; id: string | null };
}

/** A node of the product that can crash and come back, with a clock of its own. */
export class SimulatedNode {
  readonly link: StoreLink = { isDown: false, slow: 0, failBefore: 0, failAfter: 0 };
  /** By how many milliseconds its clock was put forward or back. */
  jumped = 0;
  noticeFault: NoticeFault | null = null;
  /** Milliseconds that its bots think longer. */
  slowBots = 0;
  /** Counts how often it began; a life that is over does nothing any more. */
  life = 0;
  node: TischleinNode | null = null;
  #hear: (notice: Notice | null) => void = () => {};
  #hearsSince = START;

  /** `rate` is how fast its clock goes. */
  constructor(
    private readonly cluster: Cluster,
    readonly index: number,
    readonly rate: number,
  ) {}

  /** Another one in each life. */
  get name(): string {
    return `${this.index}-${this.life}`;
  }

  start(): void {
    const { world, database, tamper, findGame } = this.cluster;
    const life = (this.life += 1);
    const isAlive = (): boolean => this.life === life && this.node !== null;
    const random = new FastRandom(`node ${this.index} ${life} ${world.below(1 << 20)}`);
    const letters = (count: number): string =>
      Array.from({ length: count }, () => random.below(16).toString(16)).join('');
    const passed = (): number => (world.now - START) * this.rate;
    const later = (ms: number, run: () => void) =>
      world.later(ms / this.rate, () => isAlive() && run());
    this.#hearsSince = world.now;
    const ports: NodePorts = {
      settings,
      otherLevels: [],
      findGame,
      node: this.name,
      store: new NodeStore(world, database, this.link, isAlive),
      bus: this.#bus(),
      now: steadyClock(() => START + passed() + this.jumped, passed),
      later,
      // What went wrong and was not planted is a bug of its own.
      log: (event, facts = {}) => {
        const error = facts['error'];
        if (typeof error === 'string' && !error.startsWith(INJECTED))
          world.fail('nothing breaks inside', `node ${this.index}: ${event}: ${error}`);
      },
      secret: () => letters(64),
      newId: () => letters(22),
      random,
      think: async (question) => {
        const ms = 1 + random.below(50) + random.below(1 + this.slowBots);
        await new Promise<void>((resolve) => void later(ms, resolve));
        if (this.slowBots > 0 && random.below(8) === 0) throw new Error(`${INJECTED}: bot`);
        return think(() => undefined, question);
      },
      over: () => {},
    };
    this.node = makeNode(tamper(ports, world));
  }

  /** In the middle of whatever it does; what it has sent to the database may still arrive there. */
  crash(): void {
    this.life += 1;
    this.node = null;
    this.#hear = () => {};
  }

  /** Says goodbye and closes what it has, as the server does. */
  stop(): void {
    const { node } = this;
    if (node === null) return;
    node.sockets.close();
    node.tables.close();
    node.groups.shown.close();
    node.lobby.close();
    this.crash();
  }

  /** Notices are heard again: some may have been missed. */
  hearAgain(): void {
    const wasDeaf = this.noticeFault === 'deaf';
    this.noticeFault = null;
    if (!wasDeaf) return;
    this.#hearsSince = this.cluster.world.now;
    this.#hear(null);
  }

  #bus(): Bus {
    const { world, nodes, isMute, journals } = this.cluster;
    return {
      alone: nodes.length === 1,
      hearsSince: () => (isMute || this.noticeFault === 'deaf' ? Infinity : this.#hearsSince),
      listen: (hear) => void (this.#hear = hear),
      publish: (notice, to) => {
        if (isMute) return;
        const text = JSON.stringify(notice);
        journals.noticed(text);
        const sent = JSON.parse(text) as Notice;
        for (const other of nodes) {
          if (other === this || to?.includes(other.name) === false) continue;
          for (let times = this.#timesHeard(); times > 0; times--)
            world.later(this.#delay(), () => {
              if (other.noticeFault !== 'deaf') other.#hear(sent);
            });
        }
      },
      close: async () => {},
    };
  }

  #timesHeard(): number {
    const { world } = this.cluster;
    if (this.noticeFault === 'lost' || this.noticeFault === 'deaf')
      return world.below(4) === 0 ? 1 : 0;
    return this.noticeFault === 'doubled' ? 1 + world.below(3) : 1;
  }

  #delay(): number {
    const { world } = this.cluster;
    return world.latency() + (this.noticeFault === 'late' ? world.below(5000) : 5);
  }
}
