/**
 * A whole table in a thread of its own: solo play and several people on one device. The page hears only what a
 * reader may know; bots are handed a view each. Nothing here touches the network.
 */
import {
  type Bot,
  FastRandom,
  formatRecord,
  type Game,
  mustParse,
  type Result,
} from '@tischlein/kit';
import {
  type Entry,
  firstEntry,
  foldAll,
  type FromTable,
  type HostPorts,
  type Journal,
  movesSince,
  type Opening,
  recordOf,
  seatOf,
  TableHost,
  type TablePage,
  think,
  type ToTable,
  whoFrom,
} from '@tischlein/table';
import { loadGame, rulesOf } from '../../base/load-game.ts';
import { newSecret } from '../../table/session/id.ts';
import { Pace } from './pace.ts';

/** From the page to the thread with the table. */
export type ToWorker =
  | {
      readonly w: 'open';
      readonly game: string;
      readonly opening: Opening;
      /** What the deal is made of. */
      readonly secret: string;
      readonly budget?: number;
    }
  /** Load a saved table. */
  | {
      readonly w: 'load';
      readonly game: string;
      readonly entries: readonly Entry[];
      readonly budget?: number;
    }
  | { readonly w: 'say'; readonly person: string; readonly message: ToTable }
  /** How slow bots are (1 = as the table says); held, they wait. */
  | { readonly w: 'pace'; readonly factor: number; readonly held: boolean }
  | { readonly w: 'takeBack'; readonly person: string }
  | { readonly w: 'record' };

export type FromWorker =
  | { readonly w: 'heard'; readonly person: string; readonly message: FromTable }
  /** New entries of the journal: to be kept before anything else is heard. */
  | { readonly w: 'saved'; readonly entries: readonly Entry[] }
  /** The finished game as a text, and who won it; null while it goes on. */
  | { readonly w: 'record'; readonly text: string | null; readonly result: Result | null };

const tell = (message: FromWorker): void => self.postMessage(message);

/** How long the strong bot thinks, in milliseconds: less than the pause that bots make before a move. */
const THINKING = 150;
const pace = new Pace();
let host: TableHost | null = null;
const readers = new Map<string, TablePage>();

/**
 * Bots load after the first hand is shown; nothing is due before they are loaded.
 * A game may lack a level: then its usual bot sits down.
 */
let players: { readonly [level: string]: Bot } = {};
let usual = '';
let remembering: readonly string[] = [];
const botOf =
  (_game: string, level: string): Bot =>
  (ask, random) => {
    const start = performance.now();
    const move = (players[level] ?? players[usual]!)(ask, random);
    // For the browser's own tools, and for the figures of the tests.
    performance.measure(level, { start });
    return move;
  };

let called: Promise<void> = Promise.resolve();
async function callBots(game: string, isTimed: boolean): Promise<void> {
  const { byClock, USUAL_LEVEL } = await import('@tischlein/bots');
  const all = await (await rulesOf(game)).bots();
  players = isTimed ? byClock(all, () => performance.now()) : all.levels;
  usual = USUAL_LEVEL;
  remembering = all.remembering ?? [];
  pace.begin();
}

/** The table's time goes on from its last entry, whatever has been done to the clock of the device. */
function clockFrom(at: number): () => number {
  const start = Math.max(Date.now(), at) - performance.now();
  return () => Math.round(start + performance.now());
}

/** The page keeps what is appended, and hears of it before anything that follows from it. */
const journal: Journal = {
  alone: true,
  append: async (entries) => {
    tell({ w: 'saved', entries });
    return 'stored';
  },
  read: async () => [],
};

const portsOf = (now: () => number, budget: number): HostPorts => ({
  now,
  later: (ms, run) => pace.later(ms, run),
  secret: newSecret,
  random: new FastRandom(newSecret()),
  hasBot: () => true,
  roomForBots: () => true,
  // A bot asked before the bots are loaded waits: without one the table would play the first legal move.
  think: async (question, { past }) => {
    await called;
    const { level, ask } = question;
    const asked = remembering.includes(level) ? { ...ask, ...past() } : ask;
    return think(botOf, { ...question, ask: asked });
  },
  budget,
  limits: { moves: Infinity, changes: Infinity },
});

interface Loaded {
  readonly game: Game;
  readonly entries: readonly Entry[];
  /** With a budget bots think in worlds instead of milliseconds: the same answers on every machine. */
  readonly budget?: number | undefined;
}

function load({ game, entries, budget }: Loaded): void {
  const table = foldAll(entries, (name) => (name === game.name ? game : undefined));
  host = new TableHost(table, portsOf(clockFrom(table.at), budget ?? THINKING), journal);
  called = callBots(game.name, budget === undefined);
}

function readerOf(person: string): TablePage {
  const reader = readers.get(person) ?? {
    who: whoFrom(person, { name: '' }),
    hear: ({ message }) => tell({ w: 'heard', person, message }),
  };
  readers.set(person, reader);
  return reader;
}

/** Back to before the person's last move, whatever the bots did since: only on this device, and only alone. */
function takeBack(person: string): Promise<void> {
  return host!.happen(() => {
    const moves = movesSince(host!.table, seatOf(host!.table, person)!);
    return moves > 0 ? [{ type: 'takenBack', moves }] : [];
  });
}

async function take(message: ToWorker): Promise<void> {
  switch (message.w) {
    case 'open': {
      const game = await loadGame(message.game);
      const by = { at: Date.now(), secret: message.secret, dealtBy: 'device' } as const;
      const made = mustParse(firstEntry(game, message.opening, by));
      tell({ w: 'saved', entries: [made] });
      return load({ game, entries: [made], budget: message.budget });
    }
    case 'load':
      return load({ ...message, game: await loadGame(message.game) });
    case 'say':
      return host!.take(message.message, readerOf(message.person));
    case 'pace':
      return pace.set(message);
    case 'takeBack':
      return takeBack(message.person);
    case 'record': {
      const { game, play } = host!.table;
      const record = recordOf(host!.table);
      const text = record && formatRecord(record);
      return tell({ w: 'record', text, result: play.state && game.result(play.state) });
    }
  }
}

/** One after the other: laying the table waits for the game's rules to arrive. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => take(data));
});
