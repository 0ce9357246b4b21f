import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'Helle Karten passen: gleiche Farbe, Zahl oder gleiches Zeichen. Tipp auf eine und leg sie mit dem Knopf.',
  draw: 'Nichts passt: Zieh eine Karte. Passt sie, darfst du sie gleich legen.',
  wild: 'Schwarze Karten passen überall. Du wünschst die Farbe, die folgt.',
  sum: 'Auf dich warten Karten: Wehr sie mit einer Ziehkarte ab oder nimm sie alle.',
  call: 'Fast geschafft! Beim Legen der vorletzten Karte sagst du mit demselben Knopf UNO.',
};
