// What `tischlein load` does, for boardgame.io's server: a line for each seat, random legal moves, the next when both
// seats were told of the last one. The lines are bare socket.io: its client, which plays along, is not measured.
import { io } from 'socket.io-client';
import { enumerate, game } from './boardgame.mjs';
import { Match, rest } from './load.mjs';

export class BoardgameMatch extends Match {
  #round = 0;
  #seats = [];
  /** The number each seat was told last. */
  #told = [-1, -2];
  #sentAt = 0;
  #state;

  async set(url) {
    const line = () => io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
    this.#seats = [line(), line()];
    for (const [seat, each] of this.#seats.entries()) {
      each.on('sync', (id, { state }) => {
        if (seat === 0) this.#sit(1);
        this.#hear(seat, id, state);
      });
      each.on('update', (id, state) => this.#hear(seat, id, state));
    }
    await Promise.all(
      this.#seats.map((each) => new Promise((resolve) => each.once('connect', resolve))),
    );
    this.#sit(0);
    while (this.#state === undefined) await rest(5);
  }

  stop() {
    for (const line of this.#seats) line.disconnect();
  }

  get #id() {
    return `${this.name}-${this.#round}`;
  }

  /** One after the other: the first to ask for a match makes it. */
  #sit(seat) {
    this.#told[seat] = -1 - seat;
    this.#seats[seat].emit('sync', this.#id, String(seat), undefined, 2);
  }

  #hear(seat, id, state) {
    if (id !== this.#id) return;
    const { _stateID: number } = state;
    this.#told[seat] = number;
    if (this.#told[0] !== this.#told[1]) return;
    this.#state = state;
    if (this.#sentAt > 0) this.tally.told(this.#sentAt);
    this.#sentAt = 0;
    if (this.playing) this.next();
  }

  next() {
    if (this.#state.ctx.gameover === undefined) return this.#move();
    this.#round += 1;
    this.#sit(0);
  }

  #move() {
    const { G, ctx, _stateID } = this.#state;
    const choices = enumerate(G, ctx);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    const payload = { type: move, args, playerID: ctx.currentPlayer, credentials: undefined };
    this.#sentAt = this.tally.sent();
    const line = this.#seats[Number(ctx.currentPlayer)];
    line.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, ctx.currentPlayer);
  }
}
