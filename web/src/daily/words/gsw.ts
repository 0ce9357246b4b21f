import type { DailyWords } from '../words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const some = (n: number, one: string, many: string): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;

export const words: DailyWords = {
  title: 'Spiel vom Tag',
  same: (bots) =>
    bots === 1
      ? 'Di gliiche Charte für aui, gäge dr gliich Bot. Ei Versuech.'
      : `Di gliiche Charte für aui, gäge di gliiche ${bots} Bots. Ei Versuech.`,
  short: 'Hüt hei aui di gliiche Charte. Ei Versuech.',
  trust: 'Uf Vertroue: Wär wott, cha sech di Charte vorhär la gä. Z gwinne git’s nüt.',
  sends: 'Dis Ergäbnis und dini Züg göh a Server, ohni di Name.',
  play: 'Spile',
  goOn: 'Witerspile',
  look: 'No einisch luege',
  hand: 'Dini Charte',
  against: 'Gäge',
  played: (n) => (n === 1 ? 'Hüt het ersch öpper gspiut.' : `Hüt hei scho ${n} gspiut.`),
  next: (hours, minutes) => `Nöii Charte i ${hours} Std. ${minutes} Min.`,
  won: (score) => `Gwunne, ${score}`,
  lost: (score) => `Nid gwunne, ${score}`,
  score: {
    points: signed,
    flies: (score) => `${-score} Flöige`,
    creatures: (score) => `${signed(score)} Wäse`,
  },
  inTurns: (turns) => `i ${some(turns, 'Zug', 'Züg')}`,
  better: (of) => `Besser aus ${of} vo 100`,
  place: (place, of) => `Platz ${place} vo ${of}`,
  allSoFar: (n) => `was aui erreicht hei, bis jitz ${n}`,
  first: 'Du bisch zersch da. Lueg am Abe no einisch verbii.',
  bar: (score, n) => `${score} oder meh: ${n}`,
  wonOf: 'Hei gwunne',
  of100: (n) => `${n} vo 100`,
  best: 'Bis jitz am beschte',
  row: (days) => (days === 1 ? 'Ei Tag i dr Reie' : `${days} Tag i dr Reie`),
  noRow: 'Dini Wuche',
  bestRow: (days) => `am längschte: ${days}`,
  dayWon: 'gwunne',
  dayPlayed: 'gspiut',
  today: 'Hüt',
  share: 'Teile',
  noCard: 'Es verratet kei Charte.',
  send: 'Schicke',
  copy: 'Kopiere',
  copied: 'Kopiert',
  picture: 'Aus Biud',
  moves: 'Dini Züg',
  judge: 'Mini Züg aaluege',
  judging: (done, of) => `Wird aagluegt, ${done} vo ${of}`,
  squares: {
    best: 'nüt z verbessere',
    good: 'chli verschänkt',
    slip: 'en Usrutscher',
    none: 'nüt z wähle',
  },
  counted: (n, what) => `${n} × ${what}`,
  yesterday: 'Di Beschte vo geschter',
  watch: 'Luege',
  noBest: 'Geschter het niemer gspiut.',
  again: 'Zum Ergäbnis',
  notSent: 'Dis Ergäbnis isch uf däm Grät ufghobe. Di Platz chunnt, sobau dr Server antwortet.',
  elsewhere: 'Du hesch hüt scho uf emne andere Grät gspiut: Dä Versuech zeut.',
};
