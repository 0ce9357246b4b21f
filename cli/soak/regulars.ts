import type { GroupWish, NewGroup, ToldGroup } from '@tischlein/api/group';
import type { WebSocket } from 'ws';
import { lineOf, newGuest, type LoadGuest } from '../load/seat.ts';

const MEMBERS = 6;
/** Milliseconds between two things a member does: a person may want something of their groups once a second. */
const PAUSE = 3000;
/** One in this many things is a deal, which opens tables. */
const DEAL_EVERY = 100;

interface Regular {
  readonly guest: LoadGuest;
  line: WebSocket;
}

/** A group of regulars: they come, say they are in, talk, deal, and lose their line. */
export class Regulars {
  readonly #url: string;
  readonly #game: string;
  #members: Regular[] = [];
  #group = '';
  #told: ToldGroup | null = null;
  #timer: NodeJS.Timeout | undefined;
  #turns = 0;
  deals = 0;

  constructor(url: string, game: string) {
    this.#url = url;
    this.#game = game;
  }

  /** The first time the group is founded; after a kill everybody comes back to it. */
  async come(): Promise<void> {
    this.leave();
    if (this.#members.length === 0) await this.#found();
    for (const member of this.#members) member.line = this.#attend(member.guest);
    this.#timer = setInterval(() => void this.#next(), PAUSE / MEMBERS);
  }

  leave(): void {
    clearInterval(this.#timer);
    for (const { line } of this.#members) line.terminate();
  }

  async #found(): Promise<void> {
    const founder = await newGuest(this.#url, 'R0');
    const wanted: NewGroup = {
      name: 'Soak',
      crest: { paper: 'leaf', cut: 'plain', motif: 'bear' },
      game: this.#game,
      as: 'R0',
    };
    const { key } = (await this.#post(founder, '', wanted)) as { key: string };
    const { group } = (await this.#post(founder, '/open', { key })) as { group: string };
    this.#group = group;
    const guests = [founder];
    for (let i = 1; i < MEMBERS; i++) {
      const guest = await newGuest(this.#url, `R${i}`);
      await this.#post(guest, '/join', { key, name: `R${i}` });
      guests.push(guest);
    }
    this.#members = guests.map((guest) => ({ guest, line: this.#attend(guest) }));
  }

  #attend(guest: LoadGuest): WebSocket {
    const line = lineOf(this.#url, guest);
    line.on('error', () => {});
    line.on('open', () => line.send(JSON.stringify({ t: 'attend', group: this.#group })));
    line.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as { t: string };
      if (message.t === 'group') this.#told = message as ToldGroup;
    });
    return line;
  }

  async #next(): Promise<void> {
    const turn = this.#turns++;
    const member = this.#members[turn % MEMBERS]!;
    const number = this.#told?.deal?.number ?? 0;
    if (turn % DEAL_EVERY === DEAL_EVERY - 1) {
      this.deals += 1;
      await this.#wish(member, { t: 'deal', number });
    } else if (turn % 7 === 0) {
      member.line.terminate();
      member.line = this.#attend(member.guest);
    } else if (turn % 5 === 0) await this.#wish(member, { t: 'say', text: `turn ${turn}` });
    else await this.#wish(member, { t: 'in', in: turn % 3 !== 0 });
  }

  async #wish({ guest }: Regular, wish: GroupWish): Promise<void> {
    // The server may be down just then; the next one comes in a moment.
    await this.#post(guest, `/${this.#group}`, wish).catch(() => {});
  }

  async #post({ cookie }: LoadGuest, path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#url}/api/groups${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}
