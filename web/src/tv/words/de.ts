import type { TvWords } from '../words.ts';

export const words: TvWords = {
  come: 'Kommt an den Tisch',
  scan: 'Halte die Kamera deines Handys hierhin oder öffne',
  andType: 'und tippe',
  beFirst: 'Wer zuerst kommt, wählt, was gespielt wird.',
  starts: (name) => `${name} startet auf dem Handy.`,
  hostStarts: 'Gestartet wird auf dem Handy der Person, die den Tisch leitet.',
  here: (people, room) => (room === 0 ? `${people} da` : `${people} da, noch ${room} frei`),
  waits: 'Dieser Bildschirm fragt beim Tisch an. Zugesagt wird auf dem Handy.',
  won: (names) => `Gewonnen: ${names}`,
  stopped: 'Das Spiel wurde abgebrochen',
  points: 'Punkte',
  noServer: 'Kein Server antwortet. Der Bildschirm versucht es weiter.',
  free: 'freier Platz',
  bot: 'Bot',
  table: (game) => `Der ${game}-Tisch von oben`,

  title: 'Großer Bildschirm',
  letters: 'Vier Buchstaben auf dem Bildschirm',
  lettersText: (address) =>
    `Öffne ${address} auf dem Fernseher, dem Laptop oder dem Tablet, das alle sehen. Es zeigt vier Buchstaben.`,
  go: 'Weiter',
  which: 'Was soll er zeigen?',
  yourTable: (game, others) => (others === '' ? game : `${game} mit ${others}`),
  newTable: (game) => `Ein neuer Tisch: ${game}`,

  shows: (code) => `Bildschirm ${code} zeigt diesen Tisch.`,
  asks: (code) => `Bildschirm ${code} möchte diesen Tisch zeigen.`,
  let: 'Zulassen',
  no: 'Nein',
  sendAway: 'Wegschicken',
  tableHere: 'Den Tisch hier zeigen',
  cardsOnly: 'Hier nur meine Karten',
  gone: 'Der große Bildschirm ist weg. Nichts ist verloren: Spiel hier weiter.',
};
