import type { PlainWords } from '../props.ts';

export const words: PlainWords = {
  table: 'Dr Tisch',
  yourTurn: 'Du bisch dra',
  turnOf: (name) => `${name} isch dra`,
  watching: 'Du luegsch zue.',
  over: 'Ds Schpil isch us',
  won: (names) => `Gwunne: ${names}`,
  players: 'Wär schpilt',
  hand: 'Dini Hand',
  moves: 'Dini Züg',
  find: 'Zug sueche oder tippe',
  attempt: 'Probiere',
  none: 'Kei Zug vo dir het die Zeiche.',
};
