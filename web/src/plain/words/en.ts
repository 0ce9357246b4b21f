export const words = {
  table: 'The table',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  watching: 'You are watching.',
  over: 'The game is over',
  won: (names: string) => `Won by ${names}`,
  players: 'Players',
  hand: 'Your hand',
  moves: 'Your moves',
  find: 'Find or type a move',
  attempt: 'Try',
  none: 'No move of yours holds these letters.',
};
