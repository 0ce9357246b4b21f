export const words = {
  startFrom: 'Start from',
  catalogue: 'Your catalogue',
  ownName: 'My creatures',
  name: 'Name',
  version: 'Version',
  kinds: 'The cards of a side',
  cardsOf: (count: number, all: number) => `${count} of ${all} cards`,
  hasFault: 'has a problem',
  side: 'Shown as',

  count: 'Cards',
  countText: 'How many each side has.',
  walks: 'Walks',
  squares: 'Squares',
  energy: 'Energy',
  bends: 'It can turn corners.',
  attacks: 'Attacks',
  reach: 'Reach',
  blastText: 'It hits all squares around it.',
  noAttack: 'A rider has no attack: it tramples.',
  shield: 'Shield',
  shieldText: 'Forms that can’t hit it.',
  missText: 'Blocks an attack; it is never on the field.',

  faults: {
    name: 'Choose a name with 1 to 40 visible characters.',
    taken: (name: string) => `${name} can’t be changed. Give yours another name.`,
    sum: (sum: number) =>
      sum > 40
        ? `${sum} cards, but it must be 40: remove ${sum - 40}.`
        : `${sum} cards, but it must be 40: add ${40 - sum}.`,
    fists: 'Ten fists start on the field: there must be ten or more.',
    untouchable: (kind: string) =>
      `Nothing can hit this form: ${kind}. Take at least one form off its shield.`,
  },
  ready: 'Ready to play',
  toMend: (count: number) => (count === 1 ? '1 problem to fix' : `${count} problems to fix`),

  play: 'Play with it',
  keep: 'Save and share',
  save: 'Save in this browser',
  saved: 'Saved in this browser',
  reset: 'Reset',
  toFile: 'Save a file',
  fromFile: 'Open a file',
  badLink: 'This link was damaged on the way, so its cards can’t be read. Please ask for it again.',
  badFile: (place: string) => `This file isn’t a card catalogue. Check “${place}” in it.`,
};
