export const words = {
  ask: 'Shall we ring when it is your turn?',
  why: 'At tables where a move may take hours or days you can close the page. Your browser tells you when it is your turn, and nothing more.',
  yes: 'Yes, ring',
  notNow: 'Not now',
  on: 'We ring when it is your turn.',
  row: 'Ring on this device',
  rowText: 'At slow tables, when it is your turn.',
  refused:
    'Your browser was told not to ring here. Allow it in its settings for this page, then try again.',
  insecure:
    'Over a plain http address browsers do not ring. Leave the page open in a tab: its title says when it is your turn.',
  homeScreen:
    'An iPhone or iPad rings only for pages on its home screen: tap Share, then “Add to Home Screen”, and open it from there.',
  unable:
    'This browser or this server can’t ring. Your tables on the home page say whose turn it is.',
  yourTurn: 'Your turn',
  theirTurn: 'The others’ turn',
  left: (time: string) => `${time} left`,
  atTables: (mine: number, all: number) =>
    all === 1 ? 'at your table' : `at ${mine} of your ${all} tables`,
  at: (game: string, names: string) => `${game} with ${names}`,
  here: 'on this device',
};
