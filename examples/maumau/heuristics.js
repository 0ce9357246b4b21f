import { CARD, countIn, DRAW, JACK, PASS, rankOf, SEVEN } from './cards.js';
import { handOf, winnerOf } from './state.js';

/** Half as many cards, twice the chance. */
function chances(world, _root, into) {
  const { cells, variant } = world;
  const winner = winnerOf(world);
  let sum = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    into[seat] = winner < 0 ? 1 / countIn(cells[handOf(seat)]) : Number(seat === winner);
    sum += into[seat];
  }
  for (let seat = 0; seat < variant.seats; seat++) into[seat] /= sum;
}

/** Get rid of sevens soon, keep jacks, do not pass with a card that fits. */
function moveWeights(_world, _seat, moves, count, into) {
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    if (move === PASS || move === DRAW) into[i] = 1;
    else if (rankOf(CARD[move]) === JACK) into[i] = 5;
    else into[i] = rankOf(CARD[move]) === SEVEN ? 40 : 20;
  }
}

/** What the searching bot is told beyond the rules; `game` is put in where all comes together. */
export const heuristicsOf = (game) => ({
  game,
  done: (world) => winnerOf(world) >= 0,
  chances,
  moveWeights,
  cutOff: 120,
  exploration: 1,
  budget: 800,
});
