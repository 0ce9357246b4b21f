import type { WorkshopWords } from '../words.ts';

export const words: WorkshopWords = {
  startFrom: 'Aafa mit',
  catalogue: 'Di Katalog',
  ownName: 'Mini Wäse',
  name: 'Name',
  version: 'Fassig',
  kinds: 'D’Charte vonere Site',
  cardsOf: (count, all) => `${count} vo ${all} Charte`,
  hasFault: 'het e Fähler',
  side: 'Zeichnet aus',

  count: 'Charte',
  countText: 'Wie mängi dass e Site dervo het.',
  walks: 'Louft',
  squares: 'Fäuder',
  energy: 'Energie',
  bends: 'Darf um Egge.',
  attacks: 'Grift aa',
  reach: 'Richwiti',
  blastText: 'Trifft aui Fäuder drumume.',
  noAttack: 'E Riter grift nid aa: Är vertramplet.',
  shield: 'Schiud',
  shieldText: 'Forme, wo’s nid chöi träffe.',
  missText: 'Wehrt en Aagriff ab; isch nie ufem Fäud.',

  faults: {
    name: 'Dr Name brucht 1 bis 40 Zeiche, wo me gseht.',
    taken: (name) => `${name} änderet nie. Gib dim Katalog en andere Name.`,
    sum: (sum) =>
      sum > 40
        ? `${sum} Charte statt 40: Nimm ${sum - 40} wäg.`
        : `${sum} Charte statt 40: Es fäut ${40 - sum}.`,
    fists: 'Zäh Füscht stöh am Aafang ufem Fäud: Es muess zäh oder meh ha.',
    untouchable: (kind) =>
      `Die Form cha niemer träffe: ${kind}. Nimm mindeschtens eini us ihrem Schiud.`,
  },
  ready: 'Parat zum Schpile',
  toMend: (count) => (count === 1 ? '1 Fähler z’flicke' : `${count} Fähler z’flicke`),

  play: 'Dermit schpile',
  keep: 'Spichere und teile',
  save: 'Hie spichere',
  saved: 'I däm Browser gspicheret',
  reset: 'Zrüggsetze',
  toFile: 'Aus Datei spichere',
  fromFile: 'Datei uftue',
  badLink:
    'Dr Link isch underwägs kabutt ggange, sini Charte cha me nid läse. Frag no einisch dernah.',
  badFile: (place) => `I dere Datei isch kei Katalog: Lueg drinn bi «${place}» nache.`,
};
