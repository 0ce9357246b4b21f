import type { FairWords } from '../fair-words.ts';

export const words: FairWords = {
  check: 'Mische prüefe',
  holds: 'Die Ufzeichnig stimmt',
  broken: 'Die Ufzeichnig stimmt nid',
  steps: [
    {
      title: 'Es Gheimnis chunnt i ne Chischte',
      text: 'Vor em Schpil mischlet dr Gäber mit ere gheime Zau, leit se i ne Chischte und macht es Sigu druf. Aui gseh ds Sigu, niemer d’Zau.',
    },
    {
      title: 'Aui rüere mit',
      text: 'De rüert jedi Person e eigeti Zau derzue. So cha niemer d’Charte vorhär kenne, ou dr Gäber nid.',
    },
    {
      title: 'D’Chischte geit uf',
      text: 'Nach em Schpil geit d’Chischte uf. Mit aune Zahle cha jede no einisch usteile und muess di gliche Charte übercho. Die Site het’s grad gmacht.',
    },
  ],
  byHand: 'Zum Nacherächne vo Hand',
  claims: {
    deal: {
      holds:
        'D’Charte ergäbe sech us em Gheimnis, de Biträg vo aune Site, de Optione und de Regle.',
      open: 'Ds Mische het me nid chönne prüefe.',
    },
    commitment: {
      holds: 'Ds Gheimnis isch das, wo das Grät vor em Schpil versiglet gseh het.',
      open: 'Nid bewise: dass ds Gheimnis vor em Schpil versiglet gsi isch. Das Grät het nüt dervo bhaute.',
    },
    contribution: {
      holds: 'Was das Grät bitreit het, steckt im Mische.',
      open: 'Nid bewise: dass di eiget Bitrag im Mische steckt. Das Grät het nüt dervo bhaute.',
    },
    play: {
      holds: 'Jede Zug isch i sim Momänt erloubt gsi, bis zum Schluss.',
      open: 'D’Züg het me nid chönne prüefe.',
    },
    told: {
      holds: 'Näme, Züg und Resultat si so, wie das Grät se im Schpil verno het.',
      open: 'Nid bewise: Näme, Züg und Resultat. Das Grät het nüt zum Vergliche bhaute.',
    },
  },
  faults: {
    spelling: 'Dr Text isch vo Hand gänderet worde.',
    position: 'Ds Schpil faht mit ere gsteute Lag aa: Es isch nid gmischt worde.',
    dealer: 'D’Ufzeichnig seit nid, wär ggä het.',
    device: 'Gmischt het ds Grät, wo druf gschpilt worde isch: Süsch cha niemer derfür bürge.',
    noDeal: 'Gheimnis, Sigel oder Biträg fähle: Ds Mische cha me nid prüefe.',
    secret: 'Ds Gheimnis isch nid das, wo vor em Schpil versiglet worde isch.',
    count: 'Es si nid so viu Biträg wie Plätz.',
    hash: 'E Bitrag isch nid dä, wo vor em Start versiglet worde isch, am Platz',
    given: 'E Bitrag steit am Platz vomne Bot oder isch kei Text.',
    seed: 'Ds Mische ergit sech nid us Gheimnis, Biträg, Optione und Regle.',
    start: 'Ds Schpil cha me nid no einisch gä',
    commitment: 'Ds Sigel isch nid das, wo das Grät vor em Schpil gseh het.',
    contribution: 'Was das Grät bitreit het, steckt nid im Mische.',
    refused: 'E Zug isch nid erloubt',
    takenBack: 'E Zug isch zrüggno worde, nachdäm öpper derdür e verdeckti Charte gseh het',
    unfinished: 'Ds Schpil isch nid fertig.',
    end: 'D’Ufzeichnig nennt es anders Ändi, aus d’Züg ergäbe.',
    altered:
      'Dr Tisch het däm Grät zwo verschideni Fassige vo däm Schpil verzeut: zersch eini, später en anderi. Verla di nid uf die Ufzeichnig.',
    told: 'Näme, Züg oder Resultat si nid das, wo das Grät im Schpil verno het.',
  },
};
