import { createRequire } from 'node:module';

const { Color, Game, Value } = createRequire(import.meta.url)('uno-engine');
const COLORS = [Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW];
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

const isWild = (card) => card.value === Value.WILD || card.value === Value.WILD_DRAW_FOUR;

/** A random game for two to its end; answers how many moves it had. */
export function playRandomGame() {
  const game = new Game(['Anna', 'Beni']);
  const table = { over: false };
  let moves = 0;
  game.on('end', () => (table.over = true));
  const fitting = () =>
    game.currentPlayer.hand.filter((card) => isWild(card) || card.matches(game.discardedCard));
  const lay = (card) => {
    if (isWild(card)) card.color = anyOf(COLORS);
    game.play(card);
  };
  while (!table.over) {
    const cards = fitting();
    moves += 1;
    if (cards.length > 0) lay(anyOf(cards));
    else {
      game.draw();
      const drawn = fitting();
      moves += 1;
      if (drawn.length > 0) lay(anyOf(drawn));
      else game.pass();
    }
  }
  return moves;
}
