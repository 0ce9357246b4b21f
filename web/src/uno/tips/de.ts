import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'Hervorgehobene Karten passen: gleiche Farbe, Zahl oder gleiches Symbol. Tipp auf eine und leg sie mit dem Knopf.',
  draw: 'Nichts passt: Zieh eine Karte. Passt sie, darfst du sie gleich legen.',
  wild: 'Schwarze Karten passen überall. Du wünschst dir die Farbe, die folgt.',
  sum: 'Dir drohen Karten: Wehr sie mit einer Ziehkarte ab oder nimm sie alle.',
  call: 'Fast geschafft! Beim Legen der vorletzten Karte sagst du mit demselben Knopf UNO.',
};
