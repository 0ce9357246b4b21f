import type { PlainWords } from '../props.ts';

export const words: PlainWords = {
  table: 'Az asztal',
  yourTurn: 'Te jössz',
  turnOf: (name) => `${name} jön`,
  watching: 'Nézed a játékot.',
  over: 'Vége a játéknak',
  won: (names) => `Nyert: ${names}`,
  players: 'Játékosok',
  hand: 'A lapjaid',
  moves: 'A lépéseid',
  find: 'Lépés keresése vagy beírása',
  attempt: 'Próbáld',
  none: 'Egyik lépésedben sincsenek ezek a betűk.',
};
