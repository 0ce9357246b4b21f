// What `tischlein load` does, for Colyseus' server, with its own client: it decodes what changed.
import { Client } from 'colyseus.js';
import { Match, rest } from './load.mjs';

const colorOf = (card) => Math.floor(card / 10);

export class ColyseusMatch extends Match {
  #seats = [];
  #plies = [0, 0];
  #known = 0;
  #sentAt = 0;

  async set(url) {
    const client = new Client(url.replace('http', 'ws'));
    const first = await client.create('table');
    this.#seats = [first, await client.joinById(first.roomId)];
    for (const [seat, line] of this.#seats.entries())
      line.onStateChange(({ ply }) => this.#hear(seat, ply));
    // The first state comes after the seat.
    while (this.#seats.some(({ state }) => state?.ply === undefined)) await rest(5);
  }

  stop() {
    for (const line of this.#seats) line.connection.close();
  }

  #hear(seat, ply) {
    this.#plies[seat] = ply;
    if (!this.#plies.every((each) => each > this.#known)) return;
    this.#known = ply;
    this.tally.told(this.#sentAt);
    if (this.playing) this.next();
  }

  next() {
    const { hands0, hands1, open, turn } = this.#seats[0].state;
    const places = [...(turn === 0 ? hands0 : hands1)].flatMap((card, at) =>
      card % 10 === open % 10 || colorOf(card) === colorOf(open) ? [at] : [],
    );
    const at = places.length > 0 ? places[Math.floor(Math.random() * places.length)] : null;
    this.#sentAt = this.tally.sent();
    this.#seats[turn].send('move', at);
  }
}
