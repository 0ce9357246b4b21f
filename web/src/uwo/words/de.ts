import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

const NUMBERS = ['keinem', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const count = (n: number): string => NUMBERS[n] ?? String(n);

export const words: Translated<typeof english> = {
  table: 'Der UWO-Tisch',
  field: 'Das Feld',
  edition: { en: 'englische Ausgabe', de: 'deutsche Ausgabe', hu: 'ungarische Ausgabe' },
  hand: 'Deine Hand',
  you: 'Du',
  side: { gnorf: 'Gnorf', pnorf: 'Pnorf' },
  theirs: (name, kind) => `${name}: ${kind}`,

  yourTurn: 'Du bist dran',
  nextStep: {
    both: 'Wähle ein Wesen zum Ziehen oder eine Karte zum Morfen.',
    act: 'Wähle ein Wesen zum Gehen oder Angreifen.',
    morf: 'Wähle eine Karte zum Morfen, oder beende den Zug.',
    nothing: 'Es bleibt nichts zu tun: Zug beenden.',
  },
  quietLeft: (n: number) =>
    n === 1
      ? 'Noch ein ruhiger Zug, dann ist es unentschieden.'
      : `Noch ${n} ruhige Züge, dann ist es unentschieden.`,
  turnOf: (name) => `${name} ist dran`,
  outOfEnergy: 'Deine Energie ist weg.',
  outOfEnergyText: (name) =>
    `${name} spielt weiter. Bis dahin kannst du nur mit Daneben-Karten abwehren.`,
  foeOut: (name) => `${name} hat keine Energie mehr: Du spielst weiter.`,
  morf: 'Morfen',
  act: 'Aktion',
  used: 'verbraucht',
  open: 'noch offen',

  canWalk: (squares, energy) =>
    `läuft ${squares} ${squares === 1 ? 'Feld' : 'Felder'} für ${energy} Energie`,
  canRide: (squares, energy) =>
    `reitet bis zu ${squares} Felder, auch um Ecken, für ${energy} Energie`,
  noWalk: 'läuft nicht',
  canAttack: (reach, energy) =>
    `trifft bis ${reach} ${reach === 1 ? 'Feld' : 'Felder'} weit für ${energy} Energie`,
  canBlast: (energy) => `sprengt die Felder ringsum für ${energy} Energie`,
  noAttack: 'greift nicht an',
  shieldedFrom: (kinds) => `Schild gegen: ${kinds}`,
  noShield: 'kein Schild',
  noShieldShort: 'keiner',
  knockedOut: 'k. o.',
  outUntil: (name, n, ends) =>
    `K. o., bis ${n === 1 ? 'der nächste Zug' : `die nächsten ${count(n)} Züge`} von ${name} ${n === 1 ? (ends ? 'endet' : 'beginnt') : ends ? 'vorbei sind' : 'begonnen haben'}: kein Schild, kein Angriff, keine Abwehr.`,
  holdsOff: (target, by) => `Der Schild hält: ${by} trifft nicht (${target}).`,
  stack: (n) => (n === 1 ? 'eine Karte darunter' : `${n} Karten darunter`),

  whoBecomes: (kind) => `${kind}: auf welches Wesen?`,
  morfNote: 'Es darf in diesem Zug noch laufen, aber nicht angreifen.',
  morfNoteDynamite: 'Es darf in diesem Zug laufen oder explodieren.',
  missCard: 'Heb sie auf, bis du angegriffen wirst.',
  cannotMorf: 'Du kannst sie jetzt auf kein Wesen legen.',
  path: (squares) => squares.join(' – '),
  drawPath: 'Tipp die Felder des Wegs an.',
  tramples: (kinds) => `Trampelt nieder: ${kinds}.`,
  goesUp: (theirs, yours) => `Sprengt mit: ${theirs} vom Gegner, ${yours} von dir.`,
  stays: (kinds) => `Überlebt: ${kinds}.`,
  saveWhom: 'Deine Wesen stehen in der Explosion.',
  saveHow: 'Leg eine geschützte Gestalt auf ein Wesen, um es zu retten.',
  saveNone: 'Mit deinen Karten kannst du niemanden retten.',

  endTurn: 'Zug beenden',
  endCosts: 'kostet 1 Energie',
  swap: 'Karte tauschen',
  swapIt: 'Tauschen',
  swapNote: 'beendet deinen Zug',
  burn: 'Energie verbrauchen',
  back: 'Zurück',
  stepBack: 'Schritt zurück',
  ride: 'Reiten',
  blowUp: 'Explodieren',
  letFall: 'Opfern',

  attacks: (name, attacker, target) => `${name} greift an: ${attacker} gegen ${target}`,
  youAttack: (attacker, target) => `Dein Angriff: ${attacker} gegen ${target}.`,
  mayAnswer: (name) => `${name} darf antworten.`,
  fendedOff: 'Abgewehrt! Zurückschlagen?',
  fendedOnly: 'Abgewehrt! Zurückschlagen geht nicht.',
  theyMayStrike: (name) => `${name} darf zurückschlagen.`,
  strikeBack: 'Zurückschlagen',
  leaveIt: 'Gut sein lassen',
  duck: 'Ducken!',
  noShieldAgainst: (kind) => `kein Schild gegen ${kind}`,
  noEnergy: 'keine Energie mehr',
  lookAtField: 'Feld ansehen',
  backToSheet: 'Zum Duell',
  yourEnergy: 'Deine Energie',

  burnAll: 'Restliche Energie verbrauchen?',
  burnText: (name) =>
    `Dein Zug endet, und ${name} spielt weiter, bis auch dort keine Energie mehr da ist. Bis dahin kannst du nur mit Daneben-Karten abwehren.`,
  burnThen: 'Dann bekommt ihr beide 6 zurück, und du beginnst.',
  keepIt: 'Energie behalten',
  burnNow: (n) => `${n} verbrauchen`,

  energy: (n) => `${n} von 6 Energie`,
  inHand: (n) => (n === 1 ? 'eine Karte auf der Hand' : `${n} Karten auf der Hand`),
  inDeck: (n) => (n === 1 ? 'eine Karte im Stapel' : `${n} Karten im Stapel`),
  away: 'nicht da',

  over: 'Das Spiel ist aus.',
  won: 'Du hast gewonnen!',
  wonBy: (name) => `${name} hat gewonnen.`,
  draw: 'Unentschieden.',
  lastGone: (side) => `Der letzte ${side} hat das Feld verlassen.`,
  creaturesLeft: 'Wesen übrig',
  howManyLeft: 'Wie viele übrig waren',
  turnsFrom: (n) => `Zug 1 bis ${n}`,

  missTitle: 'Daneben!',
  empty: 'leer',
  mayWalkHere: 'hierher laufen',
  mayHit: 'in Reichweite',
  mayMorf: 'kann gemorft werden',
  onPath: (n) => `Schritt ${n} des Ritts`,
  mayRideOn: 'hier weiterreiten',
  chosen: 'gewählt',
  held: 'durch Schild geschützt',
};
