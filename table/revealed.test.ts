import { cloneState, FastRandom, newState, type Game } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { nobodyLearned, revealsHidden } from './offers.ts';
import { toy, type ToyView } from './toy.testing.ts';

/** Whoever lays a card also turns the next one of the pile, onto the open one. */
const turning: Game<ToyView> = {
  ...toy,
  play(state, seat, move, random) {
    toy.play(state, seat, move, random);
    const [top, left, pile] = [1, 2, 4];
    state.cells[left]! -= 1;
    state.cells[top] = state.cells[pile + state.cells[left]!]!;
  },
};

it.each([
  ['a card laid from the hand shows nothing else', toy, false],
  ['a card of the pile turned for all is noticed', turning, true],
] as const)('%s', (_, game, turned) => {
  for (let i = 0; i < 50; i++) {
    const random = new FastRandom(`turned ${i}`);
    const before = newState(game.variant({}, 3));
    game.deal(before, random);
    const [card] = game.view(before, 0).hand!;
    const move = before.variant.moves.find(`lay ${card}`)!;
    const after = cloneState(before);
    game.play(after, 0, move, random);
    const played = { seat: 0, move, before };
    // Nobody was told anything alone: that says nothing of what all have seen.
    expect(nobodyLearned(game, played, after)).toBe(true);
    expect(revealsHidden(game, played, after)).toBe(turned);
  }
});
