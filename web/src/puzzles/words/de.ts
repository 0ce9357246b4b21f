import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  number: (game, number) => `${game}, Nummer ${number}`,
  proved: 'Finde den Zug, der sicher gewinnt',
  provedText: 'Was die anderen auch halten: Sie können es nicht verhindern.',
  measured: 'Welcher Zug gewinnt am häufigsten?',
  measuredText: 'Die verdeckten Karten können irgendwie liegen.',
  rules: (names) => `Hausregeln: ${names}.`,
  without: (rule) => `ohne «${rule}»`,
  wrong: 'Das geht, aber es gibt Besseres',
  wrongText: 'Es ist erlaubt. Schau noch einmal hin und versuche einen anderen Zug.',
  notAllowed: 'So nicht',
  showMe: 'Zeig es mir',
  found: (tries) =>
    tries === 1 ? 'Richtig, beim ersten Versuch' : `Richtig, beim ${tries}. Versuch`,
  shown: 'Das ist der Zug',
  certain: 'Er gewinnt sicher, was die anderen auch halten.',
  wins: (best, next) =>
    `In vorgestellten Spielen weitergespielt gewinnt er ${best} von 100, der nächstbeste Zug ${next}.`,
  rather: (move) => `Auf den ersten Blick täte man eher dies: ${move}`,
  next: 'Nächstes Rätsel',
  again: 'Noch einmal',
  all: 'Alle Rätsel',
  foundOf: (found, all) => `${found} von ${all} gefunden`,
  calm: 'Keine Uhr, und nichts zählt. Was du gefunden hast, bleibt nur auf diesem Gerät.',
  keys: 'Tasten: Pfeile zum Wählen, Enter zum Spielen, S zum Zeigen.',
  marks: { found: 'gefunden', shown: 'gezeigt', open: 'offen' },
  grades: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
};
