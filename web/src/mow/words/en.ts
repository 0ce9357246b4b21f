const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const flies = (count: number): string =>
  count === 0 ? 'no flies' : count === 1 ? 'one fly' : `${count} flies`;

export const words = {
  yourTurn: 'Your turn',
  layOrTake: 'Add a cow or take the herd.',
  startHerd: 'Start a herd.',
  onlyTake: 'None of your cows fits: take the herd.',
  onlyPass: 'None of your cows can start a herd: pass.',
  lastTake: 'Whoever takes the herd now ends the round.',
  thinks: (name: string) => `${name} is thinking`,
  youAreNext: 'You are next.',
  isNext: (name: string) => `then ${name}`,
  turnsAway: (count: number) => `${count} more turns until yours.`,
  herdServed: (herd: number) => `Herd ${herd}`,
  yourHerdNow: 'Your turn here',
  herdOf: (name: string) => `${name} plays here`,
  over: 'The game is over',
  watching: 'You are watching.',

  takeHerd: 'Take the herd',
  pass: 'Pass',
  back: 'Back',
  whichPlace: 'Which place?',
  slowText: 'Choose the gap for the slowpoke.',
  calfText: 'Choose the end where the calf goes.',
  putAt: (place: number) => `Place it as ${place}`,
  turnArrow: 'Turn the arrow?',
  turnArrowText: 'A green special cow lets you change the direction of play.',
  leaveIt: 'Keep direction',
  turnIt: 'Turn around',
  whoNext: 'Who goes next?',
  whoNextText: 'A yellow special cow lets you choose the next player.',
  asUsual: 'in turn order',

  hand: 'Your hand',
  players: 'Players, in clockwise order',
  meadow: 'The herd, from low to high',
  herdNumber: (herd: number) => `Herd ${herd}, from low to high`,
  folded: (herd: number, cows: string, flyCount: number) =>
    `Herd ${herd}: ${cows === '' ? 'empty' : cows}, ${flies(flyCount)}`,
  fits: {
    start: 'starts the herd',
    low: 'fits at the low end',
    high: 'fits at the high end',
    inside: 'fits inside',
  },
  noFit: 'does not fit',
  pile: (count: number) => `${cards(count)} in the pile`,
  held: (count: number) => `${cards(count)} in hand`,
  closedStable: (count: number) =>
    `${count === 1 ? 'one cow' : `${count} cows`} face down in the stable`,
  stable: (count: number) => `${flies(count)} in the stable`,
  costs: (count: number) => flies(count),
  total: (count: number) => `${flies(count)} in total`,
  ofLimit: (limit: number) => `of ${limit}`,
  inAll: 'in total',
  direction: { cw: 'Play goes clockwise', ccw: 'Play goes anticlockwise' },
  away: 'away',

  roundOver: (round: number) => `Round ${round} is over.`,
  limitText: (limit: number) => `The game ends at ${limit} flies.`,
  roundsText: (left: number) => (left === 1 ? 'One round to go.' : `${left} rounds to go.`),
  leads: (names: string, count: number) =>
    count === 1 ? `${names} is in the lead` : `${names} are in the lead`,
  youLead: 'You’re in the lead',
  wins: (names: string, count: number) => (count === 1 ? `${names} wins` : `${names} win`),
  youWin: 'You win!',
  nextRound: 'Next round',
};

export type MowWords = import('../../words/index.svelte.ts').Translated<typeof words>;
