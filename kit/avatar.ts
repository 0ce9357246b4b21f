/** The twelve animals a person can be. */
export const ANIMALS = [
  'fox',
  'owl',
  'hare',
  'bear',
  'cat',
  'ibex',
  'hedgehog',
  'sheep',
  'badger',
  'marmot',
  'frog',
  'duck',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** What tells two of one animal apart: who came first wears the plain one. */
export const NECKERCHIEFS = ['plain', 'striped', 'dotted', 'checked'] as const;
export type Neckerchief = (typeof NECKERCHIEFS)[number];

/** A face as others see it: an animal, and its neckerchief where that is not plain. */
export type Avatar = Animal | `${Animal}-${Exclude<Neckerchief, 'plain'>}`;

const dressed = (animal: Animal, neckerchief: Neckerchief): Avatar =>
  neckerchief === 'plain' ? animal : `${animal}-${neckerchief}`;

export const AVATARS: readonly Avatar[] = ANIMALS.flatMap((animal) =>
  NECKERCHIEFS.map((neckerchief) => dressed(animal, neckerchief)),
);

export const animalOf = (avatar: Avatar): Animal => avatar.split('-')[0] as Animal;

export const neckerchiefOf = (avatar: Avatar): Neckerchief =>
  (avatar.split('-')[1] ?? 'plain') as Neckerchief;

/** The same animal, in the first neckerchief that none of the others wears; the fifth of them has to share. */
export function distinctAvatar(avatar: Avatar, others: readonly (Avatar | null)[]): Avatar {
  const animal = animalOf(avatar);
  const worn = others.filter((other) => other !== null && animalOf(other) === animal);
  const free = NECKERCHIEFS.find((one) => !worn.includes(dressed(animal, one)));
  return dressed(animal, free ?? NECKERCHIEFS[worn.length % NECKERCHIEFS.length]!);
}
