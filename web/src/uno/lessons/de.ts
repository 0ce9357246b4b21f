import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'Eine ganze Runde',
    done: 'Du hast deine erste Runde gewonnen und alles gesagt, was man sagen muss.',
    steps: {
      color: {
        title: 'Gleiche Farbe',
        text: 'Offen liegt eine rote 7. Wer zuerst keine Karten mehr hat, gewinnt. Eine Karte passt, wenn sie die Farbe oder die Zahl der offenen hat.',
        act: 'Leg deine rote 2: Tipp sie an, dann den Knopf.',
      },
      number: {
        title: 'Gleiche Zahl',
        text: 'Jetzt liegt eine gelbe 9 offen, und du hast nichts Gelbes. Aber du hast noch eine 9.',
        act: 'Leg die blaue 9.',
      },
      wild: {
        title: 'Schwarz passt immer',
        text: 'Du hast nichts Grünes und keine 2. Deine schwarze Karte passt auf alles, und du wünschst dir die Farbe, die weitergeht.',
        act: 'Leg die Farbwahl und wünsch dir Rot.',
      },
      stack: {
        title: 'Zwei Karten für dich?',
        text: 'Cleo hat dir eine Zwei-Ziehen-Karte hingelegt. Leg noch eine drauf, dann drohen der nächsten Person vier.',
        act: 'Wehr sie mit deiner blauen Zwei-Ziehen-Karte ab.',
      },
      draw: {
        title: 'Nichts passt',
        text: 'Du hast zwei rote Karten, und offen liegt Blau. Dann ziehst du eine Karte vom Stapel.',
        act: 'Tipp auf den Stapel.',
      },
      drawn: {
        title: 'Glück gehabt',
        text: 'Die gezogene Karte passt. Du darfst sie sofort legen.',
        act: 'Leg die blaue 3.',
      },
      uno: {
        title: 'Noch zwei Karten: sag UNO',
        text: 'Legst du deine vorletzte Karte, sagst du UNO. Vergisst du es, ziehst du zwei.',
        act: 'Wähl die rote 4 und leg sie mit UNO.',
      },
      unouno: {
        title: 'Die letzte Karte: UNO UNO',
        text: 'Mit der letzten Karte sagst du es zweimal. Erst dann hast du gewonnen.',
        act: 'Leg die rote 6 mit UNO UNO.',
      },
    },
  },
};
