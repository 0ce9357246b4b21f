import type { PlainWords } from '../props.ts';

export const words: PlainWords = {
  table: 'Der Tisch',
  yourTurn: 'Du bisch dra',
  turnOf: (name) => `${name} isch dra`,
  watching: 'Du luegsch zue.',
  over: 'Ds Spiu isch us',
  won: (names) => `Gwunne: ${names}`,
  players: 'Wär schpilt',
  hand: 'Dyni Hang',
  moves: 'Dyni Züg',
  find: 'Zug sueche oder tippe',
  attempt: 'Probiere',
  none: 'Ke Zug vo dir het die Zeiche.',
};
