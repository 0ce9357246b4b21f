import type { TvWords } from '../words.ts';

export const words: TvWords = {
  come: 'Gyertek az asztalhoz',
  scan: 'Tartsd ide a telefonod kameráját, vagy nyisd meg:',
  andType: 'és írd be:',
  beFirst: 'Aki először jön, az választ játékot.',
  starts: (name) => `${name} indítja a telefonján.`,
  hostStarts: 'A házigazda indítja a telefonján.',
  here: (people, room) =>
    room === 0 ? `${people} játékos van itt` : `${people} játékos van itt, még ${room} hely szabad`,
  waits: 'Ez a képernyő a házigazdára vár, aki a telefonján enged be.',
  won: (names) => `Nyert: ${names}`,
  stopped: 'A játék félbeszakadt',
  points: 'pont',
  noServer: 'Nem válaszol a szerver. A képernyő tovább próbálkozik.',
  free: 'szabad hely',
  bot: 'robot',
  table: (game) => `A(z) ${game}-asztal felülről`,

  soundOff: 'Hang ki',
  soundOn: 'Hang be',
  leaveTable: 'Elhagyom ezt az asztalt',
  title: 'Nagy képernyő',
  letters: 'A képernyőn lévő négy betű',
  lettersText: (address) =>
    `Nyisd meg ezt a tévén, laptopon vagy táblagépen, amelyet mindenki lát: ${address}. Négy betűt mutat.`,
  go: 'Tovább',
  which: 'Mit mutasson?',
  yourTable: (game, others) => (others === '' ? game : `${game} velük: ${others}`),
  newTable: (game) => `Új asztal: ${game}`,

  shows: (code) => `A(z) ${code} képernyő ezt az asztalt mutatja.`,
  asks: (code) => `A(z) ${code} képernyő szeretné mutatni ezt az asztalt.`,
  let: 'Engedem',
  no: 'Nem',
  sendAway: 'Elküldöm',
  tableHere: 'Az asztal mutatása itt',
  cardsOnly: 'Itt csak a lapjaim',
  gone: 'A nagy képernyő eltűnt. Semmi sem veszett el: játssz itt tovább.',
};
