import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: 'Tipp uf eis vo dine Wäse. Uf grüeni Fäuder cha’s ga, roti Ringe cha’s träffe. Beides choschtet Energie.',
  morf: 'Tipp uf ne Charte i dire Hand, für nes Wäse i die Form z’morfe.',
  end: 'Fertig? Mach dr Zug fertig: Mit Energie, wo blibt, chasch di wehre, we di anderi Site dra isch.',
  duel: 'Du wirsch aagriffe! Gib Antwort mit ere Charte, wo hiuft, oder opfere dis Wäse.',
};
