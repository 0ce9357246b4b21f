import { expect, it } from 'vitest';
import {
  animalOf,
  ANIMALS,
  AVATARS,
  distinctAvatar,
  neckerchiefOf,
  type Avatar,
} from './avatar.ts';

it('whoever comes later as the same animal wears another neckerchief, by time of joining', () => {
  const worn: Avatar[] = [];
  for (const animal of ['fox', 'owl', 'fox', 'fox', 'owl', 'fox'] as const)
    worn.push(distinctAvatar(animal, worn));
  expect(worn).toEqual(['fox', 'owl', 'fox-striped', 'fox-dotted', 'owl-striped', 'fox-checked']);
});

it('a neckerchief that was given back is free again', () => {
  expect(distinctAvatar('fox', ['fox-striped', null, 'owl'])).toBe('fox');
  expect(distinctAvatar('fox-dotted', [])).toBe('fox');
});

it('a fifth of one animal still has a face', () => {
  const all = AVATARS.filter((avatar) => animalOf(avatar) === 'duck');
  expect(all).toHaveLength(4);
  expect(AVATARS).toContain(distinctAvatar('duck', all));
});

it('a face is read as its animal and its neckerchief', () => {
  expect(AVATARS).toHaveLength(ANIMALS.length * 4);
  expect([animalOf('ibex'), neckerchiefOf('ibex')]).toEqual(['ibex', 'plain']);
  expect([animalOf('ibex-checked'), neckerchiefOf('ibex-checked')]).toEqual(['ibex', 'checked']);
});
