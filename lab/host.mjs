// The part of a move that is ours alone, without lines and disk: judge, fold, tell every seat. Microseconds of processor time a
// move by the number of seats, and in a game's first moves beside those after 2,000. In turns, so that what else the machine does
// meets all alike.
//   npm run build && node --max-semi-space-size=64 lab/host.mjs
import { games } from '../dist/lib/games.js';
import { FastRandom } from '../dist/lib/kit.js';
import { firstEntry, foldAll, PROTOCOL, TableHost } from '../dist/lib/table.js';

const game = games.uno;
const TABLES = 100;
const TURNS = 40;
const ROUNDS = 10;
const random = new FastRandom('host');
const buffer = new Int32Array(10_000);
const ports = {
  now: Date.now,
  later: () => () => {},
  secret: () => 'ab'.repeat(32),
  random,
  hasBot: () => true,
  roomForBots: () => true,
  think: async () => null,
  budget: 100,
  limits: { moves: 1_000_000, changes: 1_000_000 },
};
let wishes = 0;

/** Many tables with a reader on each seat. What they append is stored when all have moved. */
class Hall {
  #waiting = [];
  #tables;

  constructor(seats) {
    this.#tables = Array.from({ length: TABLES }, (_, i) => this.#table(`t${i}`, seats));
  }

  #table(id, seats) {
    const journal = {
      alone: true,
      append: (entries) =>
        new Promise((resolve) =>
          this.#waiting.push(() => resolve('stored', JSON.stringify(entries))),
        ),
      read: async () => [],
    };
    // One game for as long as it is measured.
    const settings = { options: { match: 'collect', target: 10_000 } };
    const given = { at: Date.now(), secret: 'cd'.repeat(32), dealtBy: 'server' };
    const made = firstEntry(game, { table: id, host: 'p0', seats, settings }, given);
    const host = new TableHost(
      foldAll([made.value], () => game),
      ports,
      journal,
    );
    const readers = Array.from({ length: seats }, (_, seat) => ({
      person: `p${seat}`,
      name: `P${seat}`,
      hear(message) {
        this.heard = message.text;
      },
    }));
    return { id, host, readers };
  }

  #wish({ id, host, readers }, seat, message) {
    void host.take({ table: id, id: `w${wishes++}`, ...message }, readers[seat]);
  }

  async #store() {
    for (const stored of this.#waiting.splice(0)) stored();
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #until(holds) {
    while (!this.#tables.every(({ host }) => holds(host.table))) await this.#store();
  }

  async begin() {
    for (const table of this.#tables)
      for (const seat of table.readers.keys()) {
        this.#wish(table, seat, { t: 'hello', protocol: PROTOCOL, seq: 0 });
        this.#wish(table, seat, { t: 'sit', seat, name: `P${seat}` });
      }
    await this.#until(({ chairs }) => chairs.every(({ kind }) => kind === 'person'));
    for (const table of this.#tables) this.#wish(table, 0, { t: 'start' });
    await this.#until(({ phase }) => phase === 'playing');
    return this;
  }

  /** One move at each table. */
  async round() {
    for (const table of this.#tables) {
      const { state, ply } = table.host.table;
      const seat = game.waitingFor(state);
      const count = game.legal(state, seat, buffer);
      const move = state.variant.moves.text(buffer[random.below(count)]);
      this.#wish(table, seat, { t: 'move', ply, move });
    }
    await this.#store();
  }

  async rounds(count) {
    for (let i = 0; i < count; i++) await this.round();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function microsOf(hall) {
  const before = process.cpuUsage();
  await hall.rounds(ROUNDS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / ROUNDS / TABLES;
}

async function inTurns(halls) {
  const seen = Object.fromEntries(Object.keys(halls).map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, hallOf] of Object.entries(halls))
      seen[name].push(await microsOf(await hallOf()));
  for (const [name, all] of Object.entries(seen))
    console.log(name.padEnd(24), median(all).toFixed(1));
}

const bySeats = {};
for (const seats of [2, 4, 6, 10]) {
  const hall = await new Hall(seats).begin();
  await hall.rounds(100);
  bySeats[`${seats} seats`] = () => hall;
}
await inTurns(bySeats);
const long = await new Hall(2).begin();
await long.rounds(2000);
await inTurns({
  'moves 1 to 10': () => new Hall(2).begin(),
  'moves after 2,000': () => long,
});
