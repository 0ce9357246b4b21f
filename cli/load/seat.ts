import { PROTOCOL } from '@tischlein/table';
import { WebSocket } from 'ws';

export interface LoadGuest {
  readonly cookie: string;
}

/** A new guest by the ordinary way in. */
export async function newGuest(url: string, name: string): Promise<LoadGuest> {
  const answer = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no guest is let in: ${await answer.text()}`);
  return { cookie };
}

export const lineOf = (url: string, { cookie }: LoadGuest): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });

/** As much of what is told as it takes to move on. */
export interface Glance {
  readonly ply: number;
  readonly phase: string;
  readonly round: number;
  readonly legal: readonly string[];
}

const HEAD = /"ply":(\d+).*?"phase":"(\w+)".*?"round":(\d+)/;
const PLY = /"ply":(\d+)/;
const LEGAL = '"legal":[';

/** Reading all of it would cost the generator, which shares the machine, as much as telling it costs the server. */
function glanceAt(text: string): Glance {
  const [, ply, phase, round] = HEAD.exec(text) as unknown as [string, string, string, string];
  return { ply: Number(ply), phase, round: Number(round), legal: legalIn(text) };
}

const newsAt = (known: Glance, text: string): Glance => ({
  ...known,
  ply: Number(PLY.exec(text)![1]),
  legal: legalIn(text),
});

function legalIn(text: string): string[] {
  const from = text.indexOf(LEGAL) + LEGAL.length;
  return JSON.parse(`[${text.slice(from, text.indexOf(']', from))}]`) as string[];
}

export interface SeatEvents {
  /** How many bytes came over this seat's line. */
  heard(bytes: number): void;
  told(seat: number, told: Glance): void;
  answered(outcome: string): void;
  lost(): void;
}

/** One seat with a line of its own. It reads what it is told and nothing more, to measure the server, not itself. */
export class LoadSeat {
  readonly #ws: WebSocket;
  readonly #table: string;
  #count = 0;
  #glance: Glance | null = null;

  constructor(url: string, guest: LoadGuest, table: string, seat: number, events: SeatEvents) {
    this.#table = table;
    this.#ws = lineOf(url, guest);
    this.#ws.on('message', (data) => {
      events.heard((data as Buffer).length);
      const text = (data as Buffer).toString();
      if (text.startsWith('{"t":"answer"'))
        return events.answered((JSON.parse(text) as { outcome: string }).outcome);
      if (text.startsWith('{"t":"news"')) this.#glance = newsAt(this.#glance!, text);
      else if (text.startsWith('{"t":"told"')) this.#glance = glanceAt(text);
      else return;
      events.told(seat, this.#glance);
    });
    this.#ws.on('close', () => events.lost());
    this.#ws.on('error', () => {});
  }

  async hello(): Promise<void> {
    await new Promise((resolve, reject) => this.#ws.once('open', resolve).once('error', reject));
    this.#ws.send(JSON.stringify({ t: 'hello', table: this.#table, protocol: PROTOCOL, seq: 0 }));
  }

  wish(wish: { readonly t: string; readonly [key: string]: unknown }): void {
    this.#ws.send(JSON.stringify({ ...wish, table: this.#table, id: `l${this.#count++}` }));
  }

  close(): void {
    this.#ws.removeAllListeners('close');
    this.#ws.terminate();
  }
}
