// The same work for every server: tables are set once, then played at for a while, rested, and played at again.
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const AT_ONCE = 20;

export const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Moves of one server: those told, with the time from sending to the last seat told, and those under way. */
class Tally {
  times = [];
  underWay = 0;

  sent() {
    this.underWay += 1;
    return performance.now();
  }

  told(sentAt) {
    this.underWay -= 1;
    this.times.push(performance.now() - sentAt);
  }
}

/**
 * A table of two: it is set at a url, goes, rests after the move under way, and stops; it says to its tally what it sent and what
 * it was told. Each server's own says how it is set and stopped, and what comes `next`.
 */
export class Match {
  playing = false;

  constructor(name, tally) {
    this.name = name;
    this.tally = tally;
  }

  go() {
    this.playing = true;
    this.next();
  }

  rest() {
    this.playing = false;
  }
}

/** A server and its tables. `start` answers `{ url, usage, stop }`. */
export class Load {
  #server;
  #tally = new Tally();
  #matches;
  kilobytesPerTable = 0;

  static async set(start, Match, count) {
    const load = new Load();
    load.#server = await start();
    const { url, usage } = load.#server;
    const empty = await usage();
    load.#matches = Array.from({ length: count }, (_, i) => new Match(`m${i}`, load.#tally));
    for (let from = 0; from < count; from += AT_ONCE)
      await Promise.all(load.#matches.slice(from, from + AT_ONCE).map((match) => match.set(url)));
    const full = await usage();
    load.kilobytesPerTable = (full.bytes - empty.bytes) / 1024 / count;
    return load;
  }

  /** Plays for so many seconds, until the last move under way is told. */
  async play(seconds) {
    const before = await this.#server.usage();
    this.#tally.times = [];
    const start = performance.now();
    for (const match of this.#matches) match.go();
    await rest(seconds * 1000);
    for (const match of this.#matches) match.rest();
    while (this.#tally.underWay > 0) await rest(5);
    const time = (performance.now() - start) / 1000;
    const after = await this.#server.usage();
    const times = Float64Array.from(this.#tally.times).sort();
    return {
      movesPerSecond: times.length / time,
      p99: times[Math.floor((times.length - 1) * 0.99)],
      microsPerMove: (after.micros - before.micros) / times.length,
    };
  }

  async stop() {
    for (const match of this.#matches) match.stop();
    await this.#server.stop();
  }
}

/** The server of a peer: it says its port and, when asked, what it used. */
export async function startPeer(file) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const server = fork(path, { env: { ...process.env, NODE_ENV: 'production' } });
  /** The next message with this in it: some servers have words of their own for their parent. */
  const heard = async (key) => {
    for await (const [message] of on(server, 'message')) if (key in Object(message)) return message;
  };
  const { port } = await heard('port');
  return {
    url: `http://127.0.0.1:${port}`,
    usage: () => {
      const answer = heard('micros');
      server.send('usage');
      return answer;
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
