// Colyseus' server as it comes, with the number cards that boardgame.io's plays: a room holds its state in memory, both
// seats see all of it but the pile, and what changed is sent after every move instead of twenty times a second.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

/** A card is its color × 10 and its number; of the ones to nines there are two. */
const DECK = [0, 1, 2, 3].flatMap((color) =>
  Array.from({ length: 19 }, (_, i) => color * 10 + ((i + 1) >> 1)),
);
const TableState = schema({
  hands0: ['uint8'],
  hands1: ['uint8'],
  open: 'uint8',
  turn: 'uint8',
  ply: 'number',
});

const colorOf = (card) => Math.floor(card / 10);

function shuffled() {
  const cards = [...DECK];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class TableRoom extends Room {
  #pile = [];
  #seats = [];

  onCreate() {
    this.maxClients = 2;
    this.setPatchRate(null);
    this.setState(new TableState());
    this.state.ply = 0;
    this.#deal();
    this.onMessage('move', (client, at) => this.#move(this.#seats.indexOf(client.sessionId), at));
  }

  onJoin(client) {
    this.#seats.push(client.sessionId);
  }

  #deal() {
    this.#pile = shuffled();
    this.state.hands0 = new ArraySchema(...this.#pile.splice(0, 7));
    this.state.hands1 = new ArraySchema(...this.#pile.splice(0, 7));
    this.state.open = this.#pile.pop();
    this.state.turn = 0;
  }

  /**
   * The card at this place of the hand, or one from the pile; also where none fits there: the client's list of a hand is not
   * always the server's, and the table would stand still.
   */
  #move(seat, at) {
    const { state } = this;
    if (seat !== state.turn) return;
    const hand = seat === 0 ? state.hands0 : state.hands1;
    const fits = (card) => card % 10 === state.open % 10 || colorOf(card) === colorOf(state.open);
    if (at !== null && hand[at] !== undefined && fits(hand[at])) [state.open] = hand.splice(at, 1);
    else hand.push(this.#pile.pop());
    state.turn = 1 - seat;
    if (hand.length === 0 || this.#pile.length === 0) this.#deal();
    state.ply += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ micros: user + system, bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send({ port: server.transport.server.address().port });
