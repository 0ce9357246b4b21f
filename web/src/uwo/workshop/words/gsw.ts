import type { WorkshopWords } from '../words.ts';

export const words: WorkshopWords = {
  startFrom: 'Aafa mit',
  catalogue: 'Dy Katalog',
  ownName: 'Myni Wäse',
  name: 'Name',
  version: 'Fassig',
  kinds: 'D Charte vonere Syte',
  cardsOf: (count, all) => `${count} vo ${all} Charte`,
  hasFault: 'het e Fähler',
  side: 'Zeichnet aus',

  count: 'Charte',
  countText: 'Wi mängi dass e Syte dervo het.',
  walks: 'Louft',
  squares: 'Fäuder',
  energy: 'Energie',
  bends: 'Darf um Egge.',
  attacks: 'Gryft aa',
  reach: 'Wi wyt’s längt',
  blastText: 'Trifft aui Fäuder drumume.',
  noAttack: 'E Ryter gryft nid aa: Är überrennt.',
  shield: 'Schiud',
  shieldText: 'Forme, wo’s nid chöi träffe.',
  missText: 'Wehrt en Aagriff ab; isch nie ufem Fäud.',

  faults: {
    name: 'Der Name bruucht 1 bis 40 Zeiche, wo me gseht.',
    taken: (name) => `${name} änderet nie. Gib dym Katalog en angere Name.`,
    sum: (sum) =>
      sum > 40
        ? `${sum} Charte schtatt 40: Nimm ${sum - 40} wäg.`
        : `${sum} Charte schtatt 40: Es fähle ${40 - sum}.`,
    fists: 'Zäh Füscht schtöh am Aafang ufem Fäud: Es mues zäh oder meh ha.',
    untouchable: (kind) => `Die Form cha niemer träffe: ${kind}. Tue ihre Schiud für en angeri uf.`,
  },
  ready: 'Parat für z schpile',
  toMend: (count) => (count === 1 ? '1 Fähler z flicke' : `${count} Fähler z flicke`),

  play: 'Dermit schpile',
  keep: 'Bhaute u teile',
  save: 'Hie bhaute',
  saved: 'I däm Browser ufbhaute',
  reset: 'Zruggsetze',
  toFile: 'Aus Datei schpychere',
  fromFile: 'Datei uftue',
  badLink:
    'Der Link isch ungerwägs kabutt ggange, syni Charte cha me nid läse. Frag no einisch dernah.',
  badFile: (place) => `I dere Datei isch ke Katalog: Lueg drinn bi «${place}» nache.`,
};
