import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  lesson: (game: string, number: number, all: number) =>
    all === 1 ? `${game}, egy lecke` : `${game}, ${number}. lecke, összesen ${all}`,
  step: (step: number, all: number) => `${step}. lépés, összesen ${all}`,
  yourWay: 'Az utad',
  showMe: 'Mutasd meg',
  watch: 'Figyelj: így megy. Aztán te jössz.',
  calm: 'Ráérsz. Itt semmi sem számít.',
  keys: 'Billentyűk: nyilakkal választasz, Enterrel megteszed, S-sel megmutatjuk.',
  notYet: 'Így nem megy',
  tryLit: 'Nem került semmibe. Próbáld azt, ami világít.',
  other: 'Ezt is lehetne',
  otherText: 'Szabályos. Ebben a leckében azt tedd, ami világít; utána azt teszel, amit akarsz.',
  wait: 'Nézd, mit csinálnak a többiek.',
  wellDone: 'Ügyes vagy!',
  nextLesson: (title: string) => `Tovább: ${title}`,
  firstGame: 'Játék könnyű bot ellen',
  again: 'Még egyszer',
  learnt: 'megvan',
};
