import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'E ganzi Rundi',
    done: 'Du hesch dini erschti Rundi gwunne und aus gseit, wo me säge muess.',
    steps: {
      color: {
        title: 'Glichi Farb',
        text: 'Offe lit e roti 7. Wär zersch kener Charte meh het, gwinnt. E Charte passt, we si d’Farb oder d’Zau vo dr offene het.',
        act: 'Leg dini roti 2: Tipp se aa, de dr Chnopf.',
      },
      number: {
        title: 'Glichi Zau',
        text: 'Jitz lit e gäubi 9 offe, und du hesch nüt Gäubs. Aber du hesch no ne 9.',
        act: 'Leg di blaui 9.',
      },
      wild: {
        title: 'Schwarz passt gäng',
        text: 'Du hesch nüt Grüens und kei 2. Dini schwarzi Charte passt uf aus, und du wünschsch dr d’Farb, wo witergeit.',
        act: 'Leg d’Farbwau und wünsch dr Rot.',
      },
      stack: {
        title: 'Zwo Charte für di?',
        text: 'D’Cleo het dr e Zieh-Zwöi häregleit. Leg no eini druf, de drohe dr nächschte Person vier.',
        act: 'Wehr se mit dire blaue Zieh-Zwöi ab.',
      },
      draw: {
        title: 'Nüt passt',
        text: 'Du hesch zwo roti Charte, und offe lit Blau. De ziehsch ei Charte vom Bige.',
        act: 'Tipp uf e Bige.',
      },
      drawn: {
        title: 'Glück gha',
        text: 'Di zogni Charte passt. Du darfsch se grad lege.',
        act: 'Leg di blaui 3.',
      },
      uno: {
        title: 'No zwo Charte: säg UNO',
        text: 'Leisch dini zwöitletschti Charte, seisch UNO. We’s vergissisch, ziehsch zwo.',
        act: 'Nimm di roti 4 und leg se mit UNO.',
      },
      unouno: {
        title: 'Di letschti Charte: UNO UNO',
        text: 'Mit dr letschte Charte seisch’s zwöimau. Ersch de hesch gwunne.',
        act: 'Leg di roti 6 mit UNO UNO.',
      },
    },
  },
};
