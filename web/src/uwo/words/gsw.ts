import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

const NUMBERS = ['kem', 'eim', 'zwöi', 'drü', 'vier', 'füf', 'sächs', 'sibe', 'acht'];
const count = (n: number): string => NUMBERS[n] ?? String(n);

export const words: Translated<typeof english> = {
  table: 'Dr UWO-Tisch',
  field: 'Ds Fäud',
  edition: { en: 'änglischi Usgab', de: 'dütschi Usgab', hu: 'ungarischi Usgab' },
  hand: 'Di Hand',
  you: 'Du',
  side: { gnorf: 'Gnorf', pnorf: 'Pnorf' },
  theirs: (name, kind) => `${name}: ${kind}`,

  yourTurn: 'Du bisch dra',
  nextStep: {
    both: 'Säg, wär söu loufe, oder nimm e Charte zum Morfe.',
    act: 'Säg, wär söu loufe oder agryffe.',
    morf: 'Nimm e Charte zum Morfe, oder hör uf.',
    nothing: 'Es git nüt meh z tüe: Zug fertig.',
  },
  quietLeft: (n: number) =>
    n === 1
      ? 'No ei ruehige Zug, de isch es unentschide.'
      : `No ${n} ruehigi Züg, de isch es unentschide.`,
  turnOf: (name) => `${name} isch dra`,
  outOfEnergy: 'Di Energie isch wäg.',
  outOfEnergyText: (name) => `${name} schpilt witer. Du chasch di nume mit Dernäbe ducke.`,
  foeOut: (name) => `${name} het ke Energie: du schpilsch witer.`,
  morf: 'Morfe',
  act: 'Handle',
  used: 'brucht',
  open: 'no offe',

  canWalk: (squares, energy) => `louft ${squares} für ${energy} Energie`,
  canRide: (squares, energy) => `ritet ${squares} um Egge für ${energy} Energie`,
  noWalk: 'louft nid',
  canAttack: (reach, energy) => `trifft bis ${reach} für ${energy} Energie`,
  canBlast: (energy) => `schprängt d Fäuder drumume für ${energy} Energie`,
  noAttack: 'grift nid aa',
  shieldedFrom: (kinds) => `gschützt vor: ${kinds}`,
  noShield: 'ke Schutz',
  noShieldShort: 'ke',
  knockedOut: 'k. o.',
  outUntil: (name, n, ends) =>
    `K. o., bis ${n === 1 ? 'dr nächscht Zug' : `${count(n)} Züg`} vo ${name} ${
      n === 1 ? (ends ? 'fertig isch' : 'aafaht') : ends ? 'fertig si' : 'aafö'
    }: ke Schutz, ke Aagriff, ke Abwehr.`,
  holdsOff: (target, by) => `Dr Schutz het: ${by} trifft ${target} nid.`,
  stack: (n) => (n === 1 ? 'ei Charte drunger' : `${n} Charte drunger`),

  whoBecomes: (kind) => `Wär wird das: ${kind}?`,
  morfNote: 'Darf i däm Zug no loufe, nid aagrife.',
  morfNoteDynamite: 'Darf i däm Zug loufe oder ufegah.',
  missCard: 'Es Dernäbe wartet uf ne Aagriff.',
  cannotMorf: 'Si cha jitz uf niemer gleit wärde.',
  path: (squares) => squares.join(' – '),
  drawPath: 'Tipp d Fäuder vom Wäg aa.',
  tramples: (kinds) => `Überrennt: ${kinds}.`,
  goesUp: (theirs, yours) => `Geit ufe mit ${count(theirs)} vo däne u ${count(yours)} vo dir.`,
  stays: (kinds) => `Blibt: ${kinds}.`,
  saveWhom: 'Dini stöh i dr Schprängig.',
  saveHow: 'Leg e gschützti Form uf die, wo du chasch rette.',
  saveNone: 'Mit dire Hand isch niemer z rette.',

  endTurn: 'Zug fertig',
  endCosts: 'choschtet 1',
  swap: 'Tusche',
  swapIt: 'Tusche',
  swapNote: 'beändet di Zug',
  burn: 'Ufgä',
  back: 'Zrügg',
  stepBack: 'Schritt zrügg',
  ride: 'Rite',
  blowUp: 'Schpränge',
  letFall: 'La gheie',

  attacks: (name, attacker, target) => `${name} grift aa: ${attacker} gäge ${target}`,
  youAttack: (attacker, target) => `Di Aagriff: ${attacker} gäge ${target}.`,
  mayAnswer: (name) => `${name} darf antworte.`,
  fendedOff: 'Abgwehrt! Zrüggschla?',
  fendedOnly: 'Abgwehrt! Zrüggschla geit nid.',
  theyMayStrike: (name) => `${name} darf zrüggschla.`,
  strikeBack: 'Zrüggschla',
  leaveIt: 'La guet si',
  duck: 'Ducke!',
  noShieldAgainst: (kind) => `ke Schutz vor ${kind}`,
  noEnergy: 'ke Energie me',
  lookAtField: 'Fäud aaluege',
  backToSheet: 'Zrügg',
  yourEnergy: 'Di Energie',

  burnAll: 'Di ganzi Energie ufgä?',
  burnText: (name) =>
    `Di Zug isch fertig, u ${name} schpilt witer, bis dert o aues wäg isch. Bis de chasch di nume mit Dernäbe ducke.`,
  burnThen: 'De überchömet dir beidi 6 zrügg, u du fasch aa.',
  keepIt: 'Bhaute',
  burnNow: (n) => `${n} ufgä`,

  energy: (n) => `${n} vo 6 Energie`,
  inHand: (n) => `${n} Charte uf dr Hand`,
  inDeck: (n) => `${n} Charte im Stapu`,
  away: 'nid da',

  over: 'Ds Schpil isch us.',
  won: 'Du hesch gwunne!',
  wonBy: (name) => `${name} het gwunne.`,
  draw: 'Unentschide.',
  lastGone: (side) => `Dr letscht ${side} isch vom Fäud.`,
  creaturesLeft: 'Wäse übrig',

  missTitle: 'Dernäbe!',
  notFrom: 'nid vor',
  empty: 'läär',
  mayWalkHere: 'dahäre loufe',
  mayHit: 'i Reichwiti',
  mayMorf: 'cha morfe',
  onPath: (n) => `Schritt ${n} vom Ritt`,
  mayRideOn: 'da witerrite',
  chosen: 'gwählt',
  held: 'dr Schutz het',
};
