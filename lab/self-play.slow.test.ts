import { bots } from '@tischlein/manifests/all';
import { mustParse, setUp } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { SelfPlay } from './self-play.ts';

it('whoever plays against itself learns to say UNO and to play a drawn number card', () => {
  const heuristics = bots['uno']!.heuristics;
  const features = heuristics.moveFeatures!;
  const variant = mustParse(setUp(heuristics.game, {}, 2));
  const learned = () => {
    const player = new SelfPlay(heuristics, features, variant, 'learner');
    player.learn(10, () => {});
    return player.weights;
  };
  const weights = learned();
  const worth = (name: string): number => weights[features.names.indexOf(name)]!;
  expect(worth('silent')).toBeLessThan(0);
  expect(worth('numberJustDrawn')).toBeGreaterThan(worth('wildFourJustDrawn'));
  expect(learned()).toEqual(weights);
});
