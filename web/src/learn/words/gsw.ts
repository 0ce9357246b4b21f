import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  lesson: (game: string, number: number, all: number) =>
    all === 1 ? `${game}, e Lektion` : `${game}, Lektion ${number} vo ${all}`,
  step: (step: number, all: number) => `Schritt ${step} vo ${all}`,
  yourWay: 'Di Wäg',
  showMe: 'Zeig mer’s',
  watch: 'Lueg zue: So geit’s. De bisch du dra.',
  calm: 'La dr Zyt. Hie zeut nüt.',
  keys: 'Taschte: Pfile zum Useläse, Enter zum Mache, S zum Vorzeige.',
  notYet: 'So geit’s nid',
  tryLit: 'Es het nüt gchoschtet. Probier, was lüchtet.',
  other: 'Das gieng ou',
  otherText: 'Es isch erloubt. I dere Lektion mach, was lüchtet; nächär bisch frei.',
  wait: 'Lueg, was di andere mache.',
  wellDone: 'Guet gmacht!',
  nextLesson: (title: string) => `Witer: ${title}`,
  firstGame: 'Gäge ne liechte Bot schpile',
  again: 'No einisch',
  learnt: 'glehrt',
};
