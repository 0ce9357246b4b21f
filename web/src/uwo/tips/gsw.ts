import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: 'Tipp uf eis vo dyne Wäse. Uf grüeni Fäuder cha’s ga, roti Ringe cha’s träffe. Beides choschtet Energie.',
  morf: 'Tipp uf ne Charte i dyre Hang, für nes Wäse i die Form z verwandle.',
  end: 'Fertig? Hör der Zug uf: Energie, wo blybt, hiuft der, we di angeri Syte dra isch.',
  duel: 'Du wirsch aggriffe! Gib Antwort mit ere Charte, wo passt, oder la dys Wäse la gheie.',
};
