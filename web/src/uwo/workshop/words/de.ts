import type { WorkshopWords } from '../words.ts';

export const words: WorkshopWords = {
  startFrom: 'Anfangen mit',
  catalogue: 'Dein Katalog',
  ownName: 'Meine Wesen',
  name: 'Name',
  version: 'Version',
  kinds: 'Die Karten einer Seite',
  cardsOf: (count, all) => `${count} von ${all} Karten`,
  hasFault: 'hat einen Fehler',
  side: 'Gezeigt als',

  count: 'Karten',
  countText: 'Wie viele eine Seite davon hat.',
  walks: 'Läuft',
  squares: 'Felder',
  energy: 'Energie',
  bends: 'Darf um Ecken.',
  attacks: 'Greift an',
  reach: 'Reichweite',
  blastText: 'Trifft alle Felder rundherum.',
  noAttack: 'Ein Reiter greift nicht an: Er trampelt nieder.',
  shield: 'Schild',
  shieldText: 'Gestalten, die es nicht treffen können.',
  missText: 'Wehrt einen Angriff ab; steht nie auf dem Feld.',

  faults: {
    name: 'Der Name braucht 1 bis 40 sichtbare Zeichen.',
    taken: (name) => `${name} ändert sich nie. Gib deinem Katalog einen anderen Namen.`,
    sum: (sum) =>
      sum > 40
        ? `${sum} Karten statt 40: Nimm ${sum - 40} weg.`
        : `${sum} Karten statt 40: Es fehlen ${40 - sum}.`,
    fists: 'Zehn Fäuste stehen am Anfang auf dem Feld: Es müssen zehn oder mehr sein.',
    untouchable: (kind) =>
      `Diese Gestalt kann niemand treffen: ${kind}. Nimm mindestens eine aus ihrem Schild.`,
  },
  ready: 'Bereit zum Spielen',
  toMend: (count) => (count === 1 ? '1 Fehler zu beheben' : `${count} Fehler zu beheben`),

  play: 'Damit spielen',
  keep: 'Speichern und teilen',
  save: 'Hier speichern',
  saved: 'In diesem Browser gespeichert',
  reset: 'Zurücksetzen',
  toFile: 'Als Datei speichern',
  fromFile: 'Datei öffnen',
  badLink:
    'Der Link ist unterwegs kaputtgegangen, seine Karten lassen sich nicht lesen. Bitte noch einmal um ihn.',
  badFile: (place) => `In dieser Datei ist kein Katalog: Schau darin bei „${place}“ nach.`,
};
