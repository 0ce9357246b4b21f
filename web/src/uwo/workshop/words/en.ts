export const words = {
  startFrom: 'Start from',
  catalogue: 'Your catalogue',
  ownName: 'My creatures',
  name: 'Name',
  version: 'Version',
  kinds: 'The cards of a side',
  cardsOf: (count: number, all: number) => `${count} of ${all} cards`,
  hasFault: 'has a fault',
  side: 'Drawn as',

  count: 'Cards',
  countText: 'How many a side has.',
  walks: 'Walks',
  squares: 'Squares',
  energy: 'Energy',
  bends: 'It may turn corners.',
  attacks: 'Attacks',
  reach: 'Reach',
  blastText: 'It hits all squares around it.',
  noAttack: 'A rider has no attack: it tramples.',
  shield: 'Shield',
  shieldText: 'Forms that can not hit it.',
  missText: 'Fends an attack off; it is never on the field.',

  faults: {
    name: 'A name of 1 to 40 visible characters is wanted.',
    taken: (name: string) => `${name} never changes. Give yours another name.`,
    sum: (sum: number) =>
      sum > 40
        ? `${sum} cards, not 40: take ${sum - 40} away.`
        : `${sum} cards, not 40: add ${40 - sum}.`,
    fists: 'Ten fists start on the field: there must be ten or more.',
    untouchable: (kind: string) => `Nothing can hit this form: ${kind}. Open its shield for one.`,
  },
  ready: 'Ready to play',
  toMend: (count: number) => (count === 1 ? '1 fault to mend' : `${count} faults to mend`),

  play: 'Play with it',
  keep: 'Keep and share',
  save: 'Keep here',
  saved: 'Kept in this browser',
  reset: 'Reset',
  toFile: 'Save a file',
  fromFile: 'Open a file',
  badLink:
    'This link got damaged on the way, so the cards in it can not be read. Ask for it once more.',
  badFile: (place: string) => `This file holds no catalogue: look at “${place}” in it.`,
};
