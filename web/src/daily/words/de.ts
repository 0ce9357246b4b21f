import type { DailyWords } from '../words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const some = (n: number, one: string, many: string): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;

export const words: DailyWords = {
  title: 'Spiel des Tages',
  same: (bots) =>
    bots === 1
      ? 'Dieselben Karten für alle, gegen denselben Bot. Ein Versuch.'
      : `Dieselben Karten für alle, gegen dieselben ${bots} Bots. Ein Versuch.`,
  short: 'Heute haben alle dieselben Karten. Ein Versuch.',
  trust:
    'Auf Vertrauen: Wer will, kann sich diese Karten vorher geben lassen. Zu gewinnen gibt es nichts.',
  sends: 'Dein Ergebnis und deine Züge gehen an den Server, ohne deinen Namen.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  look: 'Nochmals ansehen',
  hand: 'Deine Karten',
  against: 'Gegen',
  played: (n) => (n === 1 ? 'Heute hat erst jemand gespielt.' : `Heute haben schon ${n} gespielt.`),
  next: (hours, minutes) => `Neue Karten in ${hours} Std. ${minutes} Min.`,
  won: (score) => `Gewonnen, ${score}`,
  lost: (score) => `Nicht gewonnen, ${score}`,
  score: {
    points: signed,
    flies: (score) => some(-score, 'Fliege', 'Fliegen'),
    creatures: (score) => `${signed(score)} Wesen`,
  },
  inTurns: (turns) => `in ${some(turns, 'Zug', 'Zügen')}`,
  better: (of) => `Besser als ${of} von 100`,
  place: (place, of) => `Platz ${place} von ${of}`,
  allSoFar: (n) => `was alle erreicht haben, bisher ${n}`,
  first: 'Du bist zuerst da. Schau am Abend nochmals vorbei.',
  bar: (score, n) => `${score} oder mehr: ${n}`,
  wonOf: 'Haben gewonnen',
  of100: (n) => `${n} von 100`,
  best: 'Bisher am besten',
  row: (days) => (days === 1 ? 'Ein Tag in Folge' : `${days} Tage in Folge`),
  noRow: 'Deine Woche',
  bestRow: (days) => `am längsten: ${days}`,
  dayWon: 'gewonnen',
  dayPlayed: 'gespielt',
  today: 'Heute',
  share: 'Teilen',
  noCard: 'Es verrät keine Karte.',
  send: 'Senden',
  copy: 'Kopieren',
  copied: 'Kopiert',
  picture: 'Als Bild',
  moves: 'Deine Züge',
  judge: 'Meine Züge ansehen',
  judging: (done, of) => `Wird angesehen, ${done} von ${of}`,
  squares: {
    best: 'nichts zu verbessern',
    good: 'ein wenig verschenkt',
    slip: 'ein Ausrutscher',
    none: 'nichts zu wählen',
  },
  counted: (n, what) => `${n} × ${what}`,
  yesterday: 'Die Besten von gestern',
  watch: 'Ansehen',
  noBest: 'Gestern hat niemand gespielt.',
  again: 'Zum Ergebnis',
  notSent:
    'Dein Ergebnis ist auf diesem Gerät aufgehoben. Dein Platz kommt, sobald der Server antwortet.',
  elsewhere: 'Du hast heute schon auf einem anderen Gerät gespielt: Dieser Versuch zählt.',
};
