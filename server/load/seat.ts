import { PROTOCOL, type Told } from '@tischlein/table';
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

export interface SeatEvents {
  told(seat: number, told: Told): void;
  answered(outcome: string): void;
  lost(): void;
}

/** One seat with a line of its own. It reads what it is told and nothing more, to measure the server, not itself. */
export class LoadSeat {
  readonly #ws: WebSocket;
  readonly #table: string;
  #count = 0;

  constructor(url: string, guest: LoadGuest, table: string, seat: number, events: SeatEvents) {
    this.#table = table;
    this.#ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
    });
    this.#ws.on('message', (data) => {
      const message = JSON.parse(data.toString()) as Told | { t: 'answer'; outcome: string };
      if (message.t === 'told') events.told(seat, message);
      else if (message.t === 'answer') events.answered(message.outcome);
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
