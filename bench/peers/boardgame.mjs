import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');

/** The number cards of UNO only: lay what fits by color or number, else draw one and pass. */
const DECK = [0, 1, 2, 3].flatMap((color) =>
  Array.from({ length: 19 }, (_, i) => ({ color, number: (i + 1) >> 1 })),
);

const fits = (G, card) => card.color === G.open.color || card.number === G.open.number;
const handOf = (G, ctx) => G.hands[Number(ctx.currentPlayer)];

export const game = {
  name: 'numbers',
  setup: ({ random }) => {
    const pile = random.Shuffle(DECK);
    return { hands: [pile.splice(0, 7), pile.splice(0, 7)], open: pile.pop(), pile };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, at) => {
      G.open = handOf(G, ctx).splice(at, 1)[0];
    },
    draw: ({ G, ctx }) => {
      if (G.pile.length > 0) handOf(G, ctx).push(G.pile.pop());
    },
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex((hand) => hand.length === 0);
    if (winner >= 0) return { winner: String(winner) };
    return G.pile.length === 0 ? { draw: true } : undefined;
  },
};

export const enumerate = (G, ctx) => {
  const plays = handOf(G, ctx).flatMap((card, at) =>
    fits(G, card) ? [{ move: 'play', args: [at] }] : [],
  );
  return plays.length > 0 ? plays : [{ move: 'draw', args: [] }];
};

/** A random game through its own client; answers how many moves it had. */
export function playRandomGame() {
  const client = Client({ game, numPlayers: 2, debug: false });
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const choices = enumerate(state.G, state.ctx);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    client.moves[move](...args);
    moves += 1;
  }
  return moves;
}

const ITERATIONS = 100;

/** One move of its search bot in a fresh game (it sees all cards); answers how many iterations. */
export async function searchOnce() {
  const client = Client({ game, numPlayers: 2, debug: false });
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: 200 });
  const state = client.getState();
  await bot.play(state, state.ctx.currentPlayer);
  return ITERATIONS;
}
