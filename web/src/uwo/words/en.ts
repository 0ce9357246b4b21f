const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const turns = (n: number, what: string): string =>
  n === 1 ? `next turn ${what}s` : `next ${count(n)} turns ${what}`;

export const words = {
  table: 'The UWO table',
  field: 'The field',
  edition: { en: 'English edition', de: 'German edition', hu: 'Hungarian edition' },
  hand: 'Your hand',
  you: 'You',
  side: { gnorf: 'gnorf', pnorf: 'pnorf' },
  theirs: (name: string, kind: string) => `${name}: ${kind}`,

  yourTurn: 'Your turn',
  nextStep: {
    both: 'Choose a creature to move, or a card to morf one.',
    act: 'Choose a creature to walk or attack.',
    morf: 'Choose a card to morf a creature, or end your turn.',
    nothing: 'Nothing is left to do: end your turn.',
  },
  quietLeft: (n: number) =>
    n === 1 ? 'One more quiet turn makes a draw.' : `${n} more quiet turns make a draw.`,
  turnOf: (name: string) => `${name}’s turn`,
  outOfEnergy: 'You are out of energy.',
  outOfEnergyText: (name: string) =>
    `${name} plays on. Until then you can only block attacks with miss cards.`,
  foeOut: (name: string) => `${name} is out of energy: you play on.`,
  morf: 'Morf',
  act: 'Action',
  used: 'used',
  open: 'still open',

  canWalk: (squares: number, energy: number) =>
    `walks ${squares} ${squares === 1 ? 'square' : 'squares'} for ${energy} energy`,
  canRide: (squares: number, energy: number) =>
    `rides up to ${squares} squares, corners allowed, for ${energy} energy`,
  noWalk: 'can’t walk',
  canAttack: (reach: number, energy: number) =>
    `hits up to ${reach} ${reach === 1 ? 'square' : 'squares'} away for ${energy} energy`,
  canBlast: (energy: number) => `blows up the squares around it for ${energy} energy`,
  noAttack: 'can’t attack',
  shieldedFrom: (kinds: string) => `shielded from ${kinds}`,
  noShield: 'no shield',
  noShieldShort: 'none',
  knockedOut: 'knocked out',
  outUntil: (name: string, n: number, ends: boolean) =>
    `Knocked out until ${name}’s ${turns(n, ends ? 'end' : 'begin')}: no shield, no attack, no defence.`,
  holdsOff: (target: string, by: string) => `The ${target}’s shield blocks the ${by}.`,
  stack: (n: number) => (n === 1 ? 'one card below' : `${n} cards below`),

  whoBecomes: (kind: string) => `Which creature becomes a ${kind}?`,
  morfNote: 'It may still walk this turn, but not attack.',
  morfNoteDynamite: 'It may walk or blow up this turn.',
  missCard: 'Keep it for when you are attacked.',
  cannotMorf: 'You can’t play it on any creature right now.',
  path: (squares: readonly string[]) => squares.join(' – '),
  drawPath: 'Tap the squares along its path.',
  tramples: (kinds: string) => `Tramples: ${kinds}.`,
  goesUp: (theirs: number, yours: number) =>
    `Blows up ${count(theirs)} of theirs and ${count(yours)} of yours.`,
  stays: (kinds: string) => `Survives: ${kinds}.`,
  saveWhom: 'Your creatures are caught in a blast.',
  saveHow: 'Play a shielded form on a creature to save it.',
  saveNone: 'Nothing in your hand can save them.',

  endTurn: 'End turn',
  endCosts: 'costs 1 energy',
  swap: 'Swap a card',
  swapIt: 'Swap it',
  swapNote: 'ends your turn',
  burn: 'Burn energy',
  back: 'Back',
  stepBack: 'Step back',
  ride: 'Ride',
  blowUp: 'Blow up',
  letFall: 'Take the hit',

  attacks: (name: string, attacker: string, target: string) =>
    `${name} attacks: ${attacker} against your ${target}`,
  youAttack: (attacker: string, target: string) => `Your ${attacker} attacks the ${target}.`,
  mayAnswer: (name: string) => `${name} may answer.`,
  fendedOff: 'Blocked! Strike back?',
  fendedOnly: 'Blocked! You can’t strike back.',
  theyMayStrike: (name: string) => `${name} may strike back.`,
  strikeBack: 'Strike back',
  leaveIt: 'Don’t strike back',
  duck: 'Duck!',
  noShieldAgainst: (kind: string) => `no shield against ${kind}`,
  noEnergy: 'no energy left',
  lookAtField: 'Look at the field',
  backToSheet: 'Back to the duel',
  yourEnergy: 'Your energy',

  burnAll: 'Burn all your energy?',
  burnText: (name: string) =>
    `Your turn ends, and ${name} plays on until their energy is gone too. Until then you can only block attacks with miss cards.`,
  burnThen: 'Then you both get 6 back and you begin.',
  keepIt: 'Keep my energy',
  burnNow: (n: number) => `Burn ${n} energy`,

  energy: (n: number) => `${n} of 6 energy`,
  inHand: (n: number) => (n === 1 ? 'one card in hand' : `${n} cards in hand`),
  inDeck: (n: number) => (n === 1 ? 'one card in the deck' : `${n} cards in the deck`),
  away: 'away',

  over: 'The game is over.',
  won: 'You won!',
  wonBy: (name: string) => `${name} won.`,
  draw: 'A draw.',
  lastGone: (side: string) => `The last ${side} has left the field.`,
  creaturesLeft: 'creatures left',
  howManyLeft: 'How many were left',
  turnsFrom: (n: number) => `turn 1 to ${n}`,

  missTitle: 'Missed!',
  empty: 'empty',
  mayWalkHere: 'walk here',
  mayHit: 'in reach',
  mayMorf: 'can be morfed',
  onPath: (n: number) => `step ${n} of the ride`,
  mayRideOn: 'ride on here',
  chosen: 'chosen',
  held: 'protected by its shield',
};
