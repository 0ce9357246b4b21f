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
  outOfEnergyText: (name) => `${name} spielt weiter. Du kannst dich nur mit Daneben ducken.`,
  foeOut: (name) => `${name} hat keine Energie: du spielst weiter.`,
  morf: 'Morfen',
  act: 'Handeln',
  used: 'verbraucht',
  open: 'noch offen',

  canWalk: (squares, energy) => `läuft ${squares} für ${energy} Energie`,
  canRide: (squares, energy) => `reitet ${squares} um Ecken für ${energy} Energie`,
  noWalk: 'läuft nicht',
  canAttack: (reach, energy) => `trifft bis ${reach} für ${energy} Energie`,
  canBlast: (energy) => `sprengt die Felder ringsum für ${energy} Energie`,
  noAttack: 'greift nicht an',
  shieldedFrom: (kinds) => `geschützt vor: ${kinds}`,
  noShield: 'kein Schutz',
  noShieldShort: 'keiner',
  knockedOut: 'k. o.',
  outUntil: (name, n, ends) =>
    `K. o., bis ${n === 1 ? 'der nächste Zug' : `${count(n)} Züge`} von ${name} ${
      n === 1 ? (ends ? 'endet' : 'beginnt') : ends ? 'enden' : 'beginnen'
    }: kein Schutz, kein Angriff, keine Abwehr.`,
  holdsOff: (target, by) => `Der Schutz hält: ${by} trifft ${target} nicht.`,
  stack: (n) => (n === 1 ? 'eine Karte darunter' : `${n} Karten darunter`),

  whoBecomes: (kind) => `Wer wird das: ${kind}?`,
  morfNote: 'Darf in diesem Zug noch laufen, nicht angreifen.',
  morfNoteDynamite: 'Darf in diesem Zug laufen oder hochgehen.',
  missCard: 'Ein Daneben wartet auf einen Angriff.',
  cannotMorf: 'Sie kann jetzt auf niemanden gelegt werden.',
  path: (squares) => squares.join(' – '),
  drawPath: 'Berühr die Felder des Wegs.',
  tramples: (kinds) => `Überrennt: ${kinds}.`,
  goesUp: (theirs, yours) =>
    `Geht hoch mit ${count(theirs)} von drüben und ${count(yours)} von dir.`,
  stays: (kinds) => `Bleibt: ${kinds}.`,
  saveWhom: 'Deine stehen in der Sprengung.',
  saveHow: 'Leg eine geschützte Form auf, wen du retten kannst.',
  saveNone: 'Mit deiner Hand ist niemand zu retten.',

  endTurn: 'Zug beenden',
  endCosts: 'kostet 1',
  swap: 'Tauschen',
  swapIt: 'Tauschen',
  swapNote: 'beendet deinen Zug',
  burn: 'Aufgeben',
  back: 'Zurück',
  stepBack: 'Schritt zurück',
  ride: 'Reiten',
  blowUp: 'Sprengen',
  letFall: 'Fallen lassen',

  attacks: (name, attacker, target) => `${name} greift an: ${attacker} gegen ${target}`,
  youAttack: (attacker, target) => `Dein Angriff: ${attacker} gegen ${target}.`,
  mayAnswer: (name) => `${name} darf antworten.`,
  fendedOff: 'Abgewehrt! Zurückschlagen?',
  fendedOnly: 'Abgewehrt! Zurückschlagen geht nicht.',
  theyMayStrike: (name) => `${name} darf zurückschlagen.`,
  strikeBack: 'Zurückschlagen',
  leaveIt: 'Gut sein lassen',
  duck: 'Ducken!',
  noShieldAgainst: (kind) => `kein Schutz vor ${kind}`,
  noEnergy: 'keine Energie mehr',
  lookAtField: 'Feld ansehen',
  backToSheet: 'Zurück',
  yourEnergy: 'Deine Energie',

  burnAll: 'Alle Energie aufgeben?',
  burnText: (name) =>
    `Dein Zug endet, und ${name} spielt weiter, bis dort auch alles weg ist. Bis dahin kannst du dich nur mit Daneben ducken.`,
  burnThen: 'Dann bekommt ihr beide 6 zurück, und du beginnst.',
  keepIt: 'Behalten',
  burnNow: (n) => `${n} aufgeben`,

  energy: (n) => `${n} von 6 Energie`,
  inHand: (n) => `${n} Karten auf der Hand`,
  inDeck: (n) => `${n} Karten im Stapel`,
  away: 'nicht da',

  over: 'Das Spiel ist aus.',
  won: 'Du hast gewonnen!',
  wonBy: (name) => `${name} hat gewonnen.`,
  draw: 'Unentschieden.',
  lastGone: (side) => `Der letzte ${side} hat das Feld verlassen.`,
  creaturesLeft: 'Wesen übrig',

  missTitle: 'Daneben!',
  notFrom: 'nicht vor',
  empty: 'leer',
  mayWalkHere: 'hierher laufen',
  mayHit: 'in Reichweite',
  mayMorf: 'kann morfen',
  onPath: (n) => `Schritt ${n} des Ritts`,
  mayRideOn: 'hier weiterreiten',
  chosen: 'gewählt',
  held: 'vom Schutz gehalten',
};
