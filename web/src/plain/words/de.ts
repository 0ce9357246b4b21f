import type { PlainWords } from '../props.ts';

export const words: PlainWords = {
  table: 'Der Tisch',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  watching: 'Du schaust zu.',
  over: 'Das Spiel ist aus',
  won: (names) => `Gewonnen: ${names}`,
  players: 'Wer spielt',
  hand: 'Deine Hand',
  moves: 'Deine Züge',
  find: 'Zug suchen oder tippen',
  attempt: 'Versuchen',
  none: 'Kein Zug von dir enthält diese Zeichen.',
};
