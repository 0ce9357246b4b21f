import {
  copyState,
  newState,
  variantOfView,
  type Bot,
  type Game,
  type Move,
  type State,
} from '@tischlein/kit';

/** A win found in this many imagined worlds counts as certain. */
const WORLDS = 12;

/** The same bot, but a move that wins the game at once, whatever is hidden, it never overlooks. */
export function seesWins(game: Game, bot: Bot): Bot {
  return (ask, random, left) => {
    const { view, legal } = ask;
    if (legal.length > 1) {
      const variant = variantOfView(game, view);
      const fill = game.imagine(view);
      const worlds = Array.from({ length: WORLDS }, () => {
        const world = newState(variant);
        fill(world, random);
        return world;
      });
      const after = newState(variant);
      const wins = (world: State, move: Move): boolean => {
        copyState(world, after);
        game.play(after, view.seat!, move, random);
        const winners = game.result(after)?.winners;
        return winners?.length === 1 && winners[0] === view.seat;
      };
      for (const text of legal) {
        const move = variant.moves.find(text)!;
        if (worlds.every((world) => wins(world, move))) return text;
      }
    }
    return bot(ask, random, left);
  };
}
