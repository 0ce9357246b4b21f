const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const flies = (count: number): string =>
  count === 0 ? 'no flies' : count === 1 ? 'one fly' : `${count} flies`;

export const words = {
  yourTurn: 'Your turn',
  layOrTake: 'Lay a cow or take the herd.',
  startHerd: 'Start a herd.',
  onlyTake: 'No cow of yours fits.',
  onlyPass: 'No cow of yours may start a herd.',
  lastTake: 'Taking ends the round.',
  thinks: (name: string) => `${name} thinks`,
  youAreNext: 'You are next.',
  isNext: (name: string) => `${name} is next`,
  turnsAway: (count: number) => `You are ${count} turns away.`,
  herdServed: (herd: number) => `Herd ${herd}`,
  yourHerdNow: 'Your herd now',
  herdOf: (name: string) => `${name}’s herd now`,
  over: 'The game is over',
  watching: 'You are watching.',

  takeHerd: 'Take the herd',
  pass: 'Pass',
  back: 'Back',
  whichPlace: 'Which place?',
  slowText: 'The slowpoke fits in a gap.',
  calfText: 'The calf goes to its mother.',
  putAt: (place: number) => `Put it on ${place}`,
  turnArrow: 'Turn the arrow?',
  turnArrowText: 'You lay a special cow.',
  leaveIt: 'Leave it',
  turnIt: 'Turn it',
  whoNext: 'Who goes next?',
  whoNextText: 'You lay a yellow special cow.',
  asUsual: 'as usual',

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
  total: (count: number) => `${flies(count)} in all`,
  ofLimit: (limit: number) => `of ${limit}`,
  inAll: 'in all',
  direction: { cw: 'Play goes clockwise', ccw: 'Play goes counterclockwise' },
  away: 'away',

  roundOver: (round: number) => `Round ${round} is over.`,
  limitText: (limit: number) => `At ${limit} flies the game ends.`,
  roundsText: (left: number) => (left === 1 ? 'One round to go.' : `${left} rounds to go.`),
  leads: (names: string, count: number) =>
    count === 1 ? `${names} leads the way` : `${names} lead the way`,
  youLead: 'You lead the way',
  wins: (names: string, count: number) => (count === 1 ? `${names} wins` : `${names} win`),
  youWin: 'You win!',
  nextRound: 'Next round',
};

export type MowWords = import('../../words/index.svelte.ts').Translated<typeof words>;
