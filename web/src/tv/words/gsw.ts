import type { TvWords } from '../words.ts';

export const words: TvWords = {
  come: 'Chömet a Tisch',
  scan: 'Häb d’Kamera vo dim Handy hie häre oder gang uf',
  andType: 'und tipp',
  beFirst: 'Wär zersch chunt, säit, was gspiut wird.',
  starts: (name) => `${name} startet uf em Handy.`,
  hostStarts: 'Gstartet wird uf em Handy vo däm, wo dr Tisch leitet.',
  here: (people, room) => (room === 0 ? `${people} da` : `${people} da, no ${room} frei`),
  waits: 'Dä Biudschirm fragt am Tisch. Ja gseit wird uf em Handy.',
  won: (names) => `Gwunne: ${names}`,
  stopped: 'Ds Spiu isch abbroche worde',
  points: 'Pünkt',
  noServer: 'Kei Server git Antwort. Dr Biudschirm probiert’s witer.',
  free: 'freie Platz',
  bot: 'Bot',
  table: (game) => `Dr ${game}-Tisch vo obe`,

  title: 'Grosse Biudschirm',
  letters: 'Vier Buechstabe uf em Biudschirm',
  lettersText: (address) =>
    `Gang uf em Fernseh, em Laptop oder em Tablet, wo aui gseh, uf ${address}. Es zeigt vier Buechstabe.`,
  go: 'Witer',
  which: 'Was söu er zeige?',
  yourTable: (game, others) => (others === '' ? game : `${game} mit ${others}`),
  newTable: (game) => `E nöie Tisch: ${game}`,

  shows: (code) => `Biudschirm ${code} zeigt dä Tisch.`,
  asks: (code) => `Biudschirm ${code} wott dä Tisch zeige.`,
  let: 'Zuela',
  no: 'Nei',
  sendAway: 'Furtschicke',
  tableHere: 'Dr Tisch hie zeige',
  cardsOnly: 'Hie nume mini Charte',
  gone: 'Dr gross Biudschirm isch wäg. Nüt isch verlore: Spiu hie witer.',
};
