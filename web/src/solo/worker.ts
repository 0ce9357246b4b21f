/**
 * A whole table in a thread of its own: solo play and several people on one device. The page hears only what a
 * reader may know; bots are handed a view each. Nothing here touches the network.
 */
import { FastRandom, formatRecord, type Bot } from '@tischlein/kit';
import { LocalTable, recordOf, seatOf, waitingFor, type Entry, type Home } from '@tischlein/table';
import { loadGame } from '../load-game.ts';
import { newSecret } from '../line/id.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { Pace } from './pace.ts';

const tell = (message: FromWorker): void => self.postMessage(message);

/** How long the strong bot looks for a move, in milliseconds: shorter than its manners make it wait. */
const THINKING = 150;
const pace = new Pace();
let table: LocalTable | null = null;
let home: Home | null = null;
let entries: Entry[] = [];
const mouths = new Map<string, ReturnType<LocalTable['connect']>>();

/**
 * Bots come after the cards: nobody waits for them to see the first hand, and nothing is due before they are here.
 * A game may lack a level: then its usual bot sits down.
 */
let players: { readonly [game: string]: { readonly [level: string]: Bot } } = {};
let usual = '';
const botOf =
  (game: string, level: string): Bot =>
  (ask, random) => {
    const start = performance.now();
    const move = (players[game]![level] ?? players[game]![usual]!)(ask, random);
    // For the browser's own tools, and for the figures of the tests.
    performance.measure(level, { start });
    return move;
  };

async function callBots(): Promise<void> {
  const { botsByClock, USUAL_LEVEL } = await import('@tischlein/bots');
  players = botsByClock(() => performance.now());
  usual = USUAL_LEVEL;
  pace.begin();
}

async function homeOf(game: string): Promise<Home> {
  const found = await loadGame(game);
  // The table's time goes on from its last entry, whatever has been done to the clock of the device.
  const start = Math.max(Date.now(), entries.at(-1)?.at ?? 0) - performance.now();
  return {
    findGame: (name) => (name === found.name ? found : undefined),
    findBot: botOf,
    budget: THINKING,
    now: () => Math.round(start + performance.now()),
    later: (ms, run) => pace.later(ms, run),
    secret: newSecret,
    random: new FastRandom(newSecret()),
    save: (fresh) => {
      entries = [...entries, ...fresh];
      tell({ w: 'saved', entries });
    },
  };
}

function mouthOf(person: string): ReturnType<LocalTable['connect']> {
  const mouth =
    mouths.get(person) ??
    table!.connect(person, (message) => tell({ w: 'heard', person, message }));
  mouths.set(person, mouth);
  return mouth;
}

/** Back to before the person's last move, whatever the bots did since: only on this device, and only alone. */
function takeBack(person: string): void {
  const seat = seatOf(table!.table, person);
  const last = entries.findLastIndex((entry) => entry.e === 'moved' && entry.seat === seat);
  if (last < 0) return;
  table!.close();
  mouths.clear();
  entries = entries.slice(0, last);
  table = LocalTable.again(home!, entries);
  tell({ w: 'saved', entries });
  tell({ w: 'again' });
}

async function take(message: ToWorker): Promise<void> {
  switch (message.w) {
    case 'open':
      home = await homeOf(message.opening.game);
      table = LocalTable.open(home, message.opening);
      void callBots();
      return tell({ w: 'ready' });
    case 'lay':
      entries = [...message.entries];
      home = await homeOf(message.game);
      table = LocalTable.again(home, entries);
      void callBots();
      return tell({ w: 'ready' });
    case 'say':
      return mouthOf(message.person)(message.message);
    case 'pace':
      return pace.set(message.factor, message.held);
    case 'takeBack':
      return takeBack(message.person);
    case 'who':
      return tell({ w: 'who', seat: waitingFor(table!.table) });
    case 'record': {
      const record = recordOf(table!.table);
      return tell({ w: 'record', text: record && formatRecord(record) });
    }
  }
}

/** One after the other: laying the table waits for the game's rules to arrive. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => take(data));
});
