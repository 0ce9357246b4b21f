import type { LearnWords } from '../tips.ts';

export const words: LearnWords = {
  next: 'Begriffe',
  of: (tip, all) => `${tip} vo ${all}`,
  mow: {
    start: 'Tipp uf ne häui Chueh, für ne Härde azfa.',
    add: 'Dyni Zau mues chlyner oder grösser sy aus aui, wo lige. Ds Schiudli uf der Charte zeigt, a weles Ändi si passt.',
    take: 'Nüt passt? De nimmsch d Härde. Ihri Flöige zelle für di, u du fahsch di nächschti a.',
    special: 'Violetti Chüeh sy bsungers u hei füf Flöige. Tipp uf eini u lueg, was si cha.',
    pile: 'Ds Bygeli isch fasch läär. Nächär hört ds nächschte Näh d Rundi uf.',
  },
  uno: {
    lay: 'Häui Charte passe: di glychi Farb, Zau oder ds glyche Zeiche. Tipp uf eini u leg se mit em Chnopf.',
    draw: 'Nüt passt: Zie e Charte. Passt si, darfsch se grad lege.',
    wild: 'Schwarzi Charte passe überau. Du wünschisch d Farb, wo chunnt.',
    sum: 'Es warte Charte uf di: Wehr se mit ere Ziecharte ab oder nimm se aui.',
    call: 'Fasch gschafft! We d di zwöitletschti Charte leisch, seisch mit em glyche Chnopf UNO.',
  },
  uwo: {
    walk: 'Tipp uf eis vo dyne Wäse. Uf grüeni Fäuder cha’s ga, roti Ringe cha’s träffe. Beides choschtet Energie.',
    morf: 'Tipp uf ne Charte i dyre Hang, für nes Wäse i die Form z verwandle.',
    end: 'Fertig? Hör der Zug uf: Energie, wo blybt, hiuft der, we di angeri Syte dra isch.',
    duel: 'Du wirsch aggriffe! Gib Antwort mit ere Charte, wo passt, oder la dys Wäse la gheie.',
  },
};
