// Our server under the same load: a line for each seat, random legal moves over the real protocol.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Match } from './load.mjs';

const PROTOCOL = 4;

async function post(url, body, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

export async function newGuest(url) {
  const answer = await post(`${url}/api/me`, { name: 'Load' });
  return answer.headers.get('set-cookie').split(';')[0];
}

const PLY = /"ply":(\d+)/;
const LEGAL = '"legal":[';

export class TischleinMatch extends Match {
  #table;
  #lines = [];
  #plies = [0, 0];
  /** The last ply that both were told. */
  #known = 0;
  #latest = { seat: 0, ply: 0, legal: [] };
  #isOver = false;
  #sentAt = 0;
  #count = 0;
  #granted = () => {};

  async set(url) {
    const cookies = await Promise.all([newGuest(url), newGuest(url)]);
    const made = await post(
      `${url}/api/tables`,
      { game: 'uno', seats: 2, settings: {} },
      cookies[0],
    );
    this.#table = (await made.json()).table;
    for (const [seat, cookie] of cookies.entries()) {
      const line = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
        headers: { cookie },
        perMessageDeflate: false,
      });
      this.#lines.push(line);
      line.on('message', (data) => this.#hear(seat, data.toString()));
      await once(line, 'open');
      this.#send(seat, { t: 'hello', protocol: PROTOCOL, seq: 0 });
      await this.#grant(seat, { t: 'sit', seat, name: `L${seat}` });
    }
    await this.#grant(0, { t: 'start' });
  }

  stop() {
    for (const line of this.#lines) line.terminate();
  }

  #send(seat, message) {
    this.#lines[seat].send(JSON.stringify({ ...message, table: this.#table }));
  }

  #wish(seat, wish) {
    this.#send(seat, { ...wish, id: `l${this.#count++}` });
  }

  #grant(seat, wish) {
    return new Promise((resolve) => {
      this.#granted = resolve;
      this.#wish(seat, wish);
    });
  }

  /** Reads no more than it takes to move on: reading all costs this generator as much as telling costs the server. */
  #hear(seat, text) {
    if (text.startsWith('{"t":"answer"')) {
      if (!text.includes('"outcome":"ok"')) throw new Error(text);
      return this.#granted();
    }
    const isTold = text.startsWith('{"t":"told"');
    if (!isTold && !text.startsWith('{"t":"news"')) return;
    if (isTold) this.#isOver = text.includes('"phase":"over"');
    const ply = Number(PLY.exec(text)[1]);
    const from = text.indexOf(LEGAL) + LEGAL.length;
    const legal = JSON.parse(`[${text.slice(from, text.indexOf(']', from))}]`);
    this.#plies[seat] = ply;
    if (legal.length > 0) this.#latest = { seat, ply, legal };
    if (!this.#plies.every((each) => each > this.#known)) return;
    this.#known = ply;
    if (this.#sentAt > 0) this.tally.told(this.#sentAt);
    this.#sentAt = 0;
    if (this.playing) this.next();
  }

  next() {
    if (this.#isOver) return this.#wish(0, { t: 'start' });
    const { seat, ply, legal } = this.#latest;
    // A new deal is under way: it goes on when both were told of it.
    if (legal.length === 0) return;
    this.#sentAt = this.tally.sent();
    this.#known = ply;
    const move = legal[Math.floor(Math.random() * legal.length)];
    this.#wish(seat, { t: 'move', ply, move });
  }
}
