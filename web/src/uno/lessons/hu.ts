import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'Egy egész forduló',
    done: 'Megnyerted az első fordulódat, és mindent kimondtál, amit kell.',
    steps: {
      color: {
        title: 'Azonos szín',
        text: 'Piros 7-es van nyitva. Az nyer, akinek elsőként elfogy a lapja. Egy lap akkor illik, ha a nyitott lap színe vagy száma van rajta.',
        act: 'Rakd le a piros 2-est: koppints rá, aztán a gombra.',
      },
      number: {
        title: 'Azonos szám',
        text: 'Most sárga 9-es van nyitva, és nincs sárga lapod. De van még egy 9-esed.',
        act: 'Rakd le a kék 9-est.',
      },
      wild: {
        title: 'A fekete mindig illik',
        text: 'Nincs zöld lapod és 2-esed sem. A fekete lap bármire mehet, és te kéred a következő színt.',
        act: 'Rakd le a színkérőt, és kérj pirosat.',
      },
      stack: {
        title: 'Két lap neked?',
        text: 'Cleo plusz kettest rakott eléd. Rakj rá még egyet, és a következőt már négy lap fenyegeti.',
        act: 'Hárítsd a kék plusz kettessel.',
      },
      draw: {
        title: 'Semmi sem illik',
        text: 'Két piros lapod van, és kék van nyitva. Ilyenkor húzol egy lapot a pakliból.',
        act: 'Koppints a paklira.',
      },
      drawn: {
        title: 'Szerencséd van',
        text: 'A húzott lap illik. Rögtön lerakhatod.',
        act: 'Rakd le a kék 3-ast.',
      },
      uno: {
        title: 'Két lap maradt: mondd, hogy UNO',
        text: 'Amikor az utolsó előtti lapot rakod le, azt mondod: UNO. Ha elfelejted, kettőt húzol.',
        act: 'Válaszd a piros 4-est, és rakd le UNO-val.',
      },
      unouno: {
        title: 'Az utolsó lap: UNO UNO',
        text: 'Az utolsó lapnál kétszer mondod. Csak így nyersz.',
        act: 'Rakd le a piros 6-ost UNO UNO-val.',
      },
    },
  },
};
