import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  number: (game, number) => `${game}, Nummere ${number}`,
  proved: 'Find dr Zug, wo sicher gwinnt',
  provedText: 'Was di andere ou hei: Si chöi’s nid verhindere.',
  measured: 'Weli Zug gwinnt am meischte?',
  measuredText: 'Di verdeckte Charte chöi irgendwie lige.',
  rules: (names) => `Husregle: ${names}.`,
  without: (rule) => `ohni «${rule}»`,
  wrong: 'Das geit, aber es git Bessers',
  wrongText: 'Es isch erloubt. Lueg no einisch häre und probier en andere Zug.',
  notAllowed: 'So nid',
  showMe: 'Zeig mer’s',
  found: (tries) => (tries === 1 ? 'Richtig, bim erschte Mau' : `Richtig, bim ${tries}. Mau`),
  shown: 'Das isch dr Zug',
  certain: 'Er gwinnt sicher, was di andere ou hei.',
  wins: (best, next) =>
    `I vorgschtellte Schpil witergschpilt gwinnt er ${best} vo 100, dr nächschtbescht Zug ${next}.`,
  rather: (move) => `Uf en erscht Blick miech me ender das: ${move}`,
  next: 'Nächschts Rätsu',
  again: 'No einisch',
  all: 'Aui Rätsu',
  foundOf: (found, all) => `${found} vo ${all} gfunde`,
  calm: 'Kei Uhr, und nüt zeut. Was du gfunde hesch, blibt nume uf däm Grät.',
  keys: 'Taschte: Pfile zum Useläse, Enter zum Schpile, S zum Zeige.',
  marks: { found: 'gfunde', shown: 'zeigt', open: 'offe' },
  grades: { easy: 'Liecht', medium: 'Mittu', hard: 'Schwär' },
};
