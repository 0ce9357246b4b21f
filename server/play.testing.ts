import { FastRandom } from '@tischlein/kit';
import {
  Client,
  readFromTable,
  commitmentTo,
  type Answer,
  type ClientPorts,
  type FromTable,
  type Snapshot,
  type CommandFor,
} from '@tischlein/table';
import { WebSocket } from 'ws';

async function ask(
  url: string,
  cookie: string | null,
  method: string,
  body?: unknown,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A guest with a cookie, over HTTP. */
export class Guest {
  private constructor(
    readonly url: string,
    readonly id: string,
    readonly cookie: string,
  ) {}

  static async at(url: string, name: string): Promise<Guest> {
    const answer = await ask(`${url}/api/me`, null, 'POST', { name });
    const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    const { id } = (await answer.json()) as { id: string };
    return new Guest(url, id, cookie);
  }

  request(method: string, path: string, body?: unknown): Promise<Response> {
    return ask(this.url + path, this.cookie, method, body);
  }

  async makeTable(game: string, seats: number, settings = {}): Promise<string> {
    const answer = await this.request('POST', '/api/tables', { game, seats, settings });
    return ((await answer.json()) as { table: string }).table;
  }
}

let ids = 0;

/** A home for clients in Node. `url` may change: a server that comes back may have another port. */
const homeOf = (guest: Guest, url: () => string): ClientPorts =>
  portsTo(() => `${url().replace('http', 'ws')}/ws`, guest.cookie);

export const portsTo = (address: () => string, cookie: string): ClientPorts => ({
  open(on) {
    const ws = new WebSocket(address(), { headers: { cookie } });
    ws.on('open', () => on.opened());
    ws.on('message', (data) => {
      const message = readFromTable(JSON.parse(data.toString()));
      if (message) on.heard(message);
    });
    ws.on('close', () => on.closed());
    ws.on('error', () => {});
    return { send: (message) => ws.send(JSON.stringify(message)), close: () => ws.close() };
  },
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  newId: () => `w${process.pid}-${ids++}`,
});

/** A person at one table, who remembers everything they heard. */
export class Sitter {
  readonly heard: FromTable[] = [];
  readonly client: Client;
  told: Snapshot | null = null;
  #contribution: string | null = null;
  #wake: (() => void)[] = [];

  constructor(
    readonly guest: Guest,
    readonly table: string,
    url: () => string = () => guest.url,
  ) {
    this.client = new Client(homeOf(guest, url));
    this.client.follow(table, (message) => {
      this.heard.push(message);
      if (message.type === 'snapshot') this.told = message;
      if (message.type === 'snapshot') this.#open(message);
      const wake = this.#wake;
      this.#wake = [];
      for (const run of wake) run();
    });
  }

  /** Takes a chair, with a contribution to the deal that is opened when the start is called. */
  sit(seat: number, name: string): Promise<Answer> {
    this.#contribution = `part-of-${name}`;
    return this.command({ type: 'sit', seat, name, hash: commitmentTo(this.#contribution) });
  }

  #open({ phase, you, fair }: Snapshot): void {
    const contribution = this.#contribution;
    if (phase !== 'starting' || you === null || contribution === null) return;
    if (fair.contributions[you] === null) void this.command({ type: 'contribute', contribution });
  }

  command(command: CommandFor): Promise<Answer> {
    return this.client.command(this.table, command);
  }

  /** Waits until it holds, or says what it waited for. */
  async until(what: string, holds: (told: Snapshot) => boolean, ms = 20_000): Promise<Snapshot> {
    const end = Date.now() + ms;
    while (this.told === null || !holds(this.told)) {
      if (Date.now() > end)
        throw new Error(`waited in vain: ${what}; told ${JSON.stringify(this.told).slice(0, 600)}`);
      await Promise.race([
        new Promise<void>((resolve) => this.#wake.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ]);
    }
    return this.told;
  }

  /** Plays legal moves by chance until the game is over or `enough` says so. */
  async playOn(seed: string, enough: () => boolean = () => false): Promise<number> {
    const random = new FastRandom(seed);
    let moves = 0;
    while (!enough()) {
      const told = await this.until(
        'a move to make',
        (now) => now.phase === 'over' || now.legal.length > 0 || enough(),
      );
      if (told.phase === 'over' || enough()) break;
      const move = told.legal[random.below(told.legal.length)]!;
      const answer = await this.command({ type: 'move', ply: told.ply, move });
      if (answer.outcome === 'ok') moves += 1;
      else if (answer.outcome !== 'overtaken')
        throw new Error(`${move}: ${JSON.stringify(answer)}`);
      if (answer.outcome === 'overtaken') await this.until('news', (now) => now.ply !== told.ply);
    }
    return moves;
  }

  close(): void {
    this.client.close();
  }
}

/** People seated at a new table, the game begun. */
export async function tableOf(
  url: string,
  game: string,
  names: readonly string[],
  settings = {},
  live: () => string = () => url,
): Promise<{ table: string; sitters: Sitter[] }> {
  const guests = await Promise.all(names.map((name) => Guest.at(url, name)));
  const table = await guests[0]!.makeTable(game, names.length, settings);
  const sitters = guests.map((guest) => new Sitter(guest, table, live));
  for (const [seat, sitter] of sitters.entries()) await sitter.sit(seat, names[seat]!);
  const started = await sitters[0]!.command({ type: 'start' });
  if (started.outcome !== 'ok') throw new Error(JSON.stringify(started));
  for (const sitter of sitters) await sitter.until('the start', ({ phase }) => phase === 'playing');
  return { table, sitters };
}
