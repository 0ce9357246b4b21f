import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'Kühe und Fliegen',
    done: 'Jetzt weißt du, wie dein Stall sauber bleibt. Wer am wenigsten Fliegen hat, gewinnt.',
    steps: {
      high: {
        title: 'Größer als alle',
        text: 'Die Herde reicht von 5 bis 10. Eine Kuh passt an, wenn ihre Zahl größer ist als alle oder kleiner als alle.',
        act: 'Tipp auf deine 12.',
      },
      low: {
        title: 'Oder kleiner als alle',
        text: 'Die Herde reicht jetzt bis 15, also passen nur kleine Zahlen. Auf deiner 3 sitzt eine Fliege: Gib sie der Herde.',
        act: 'Tipp auf deine 3.',
      },
      slow: {
        title: 'Eine Trödelkuh drängelt sich hinein',
        text: 'Beni musste die Herde mit allen Fliegen nehmen und eine neue beginnen. Violette Kühe sind besonders: Die Trödelkuh geht in eine Lücke. Danach darfst du die Richtung drehen.',
        act: 'Tipp sie an, und lass die Richtung, wie sie ist.',
      },
      take: {
        title: 'Nichts passt',
        text: 'Die Herde reicht von 2 bis 14, und alle deine Kühe liegen dazwischen. Dann nimmst du die Herde, und jede Fliege darin zählt gegen dich.',
        act: 'Nimm die Herde.',
      },
      start: {
        title: 'Eine neue Herde',
        text: 'Wer die Herde nimmt, beginnt die nächste, mit einer beliebigen gewöhnlichen Kuh.',
        act: 'Beginn mit deiner 9.',
      },
      block: {
        title: 'Tor zu',
        text: 'Die Sperrkuh 16 schließt das obere Ende: Nichts ist größer. Alle Kühe von Beni sind größer als 5, also muss er die Herde nehmen.',
        act: 'Tipp auf die Sperrkuh, und lass die Richtung, wie sie ist.',
      },
    },
  },
};
