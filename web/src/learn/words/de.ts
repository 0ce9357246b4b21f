import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  lesson: (game: string, number: number, all: number) =>
    all === 1 ? `${game}, eine Lektion` : `${game}, Lektion ${number} von ${all}`,
  step: (step: number, all: number) => `Schritt ${step} von ${all}`,
  yourWay: 'Dein Weg',
  showMe: 'Zeig es mir',
  watch: 'Schau zu: So geht es. Dann bist du dran.',
  calm: 'Lass dir Zeit. Hier zählt nichts.',
  keys: 'Tasten: Pfeile zum Wählen, Enter zum Ausführen, S zum Vorzeigen.',
  notYet: 'So geht es nicht',
  tryLit: 'Es hat nichts gekostet. Versuch, was leuchtet.',
  other: 'Das ginge auch',
  otherText: 'Es ist erlaubt. In dieser Lektion tu, was leuchtet; danach bist du frei.',
  wait: 'Schau, was die anderen tun.',
  wellDone: 'Gut gemacht!',
  nextLesson: (title: string) => `Weiter: ${title}`,
  firstGame: 'Gegen einen leichten Bot spielen',
  again: 'Noch einmal',
  learnt: 'gelernt',
};
