// A bare relay under the same lines and turns: how much a move costs where nothing is done with it.
import { WebSocket } from 'ws';
import { Match } from './load.mjs';

export class RelayMatch extends Match {
  #lines = [];
  #heard = 0;
  #turn = 0;
  #sentAt = 0;

  async set(url) {
    const address = `${url.replace('http', 'ws')}/${this.name}`;
    this.#lines = [0, 1].map(() => new WebSocket(address, { perMessageDeflate: false }));
    for (const line of this.#lines) line.on('message', () => this.#hear());
    await Promise.all(
      this.#lines.map((line) => new Promise((resolve) => line.once('open', resolve))),
    );
  }

  next() {
    this.#sentAt = this.tally.sent();
    const move = {
      t: 'move',
      table: this.name,
      id: `r${this.#turn}`,
      ply: this.#turn,
      move: 'play r5',
    };
    this.#lines[this.#turn % 2].send(JSON.stringify(move));
  }

  stop() {
    for (const line of this.#lines) line.terminate();
  }

  #hear() {
    this.#heard += 1;
    if (this.#heard < 2) return;
    this.tally.told(this.#sentAt);
    this.#heard = 0;
    this.#turn += 1;
    if (this.playing) this.next();
  }
}
