import { az } from '@tischlein/rules/hungarian';
import type { MowWords } from '../props.ts';

const cards = (count: number): string => `${count} lap`;
const flies = (count: number): string => (count === 0 ? 'nincs légy' : `${count} légy`);

export const words: MowWords = {
  yourTurn: 'Te jössz',
  layOrTake: 'Tegyél le egy tehenet, vagy vidd el a csordát.',
  startHerd: 'Kezdj új csordát.',
  onlyTake: 'Egyik tehened sem illik: vidd el a csordát.',
  onlyPass: 'Egyik teheneddel sem kezdhetsz csordát: passzolj.',
  lastTake: 'Aki most elviszi a csordát, lezárja a fordulót.',
  turnOf: (name) => `${name} jön`,
  youAreNext: 'Utána te jössz.',
  isNext: (name) => `Utána: ${name}`,
  turnsAway: (count) => `Még ${count} lépés, és te jössz.`,
  herdServed: (herd) => `${herd}. csorda`,
  yourHerdNow: 'Itt te jössz',
  herdOf: (name) => `Itt ${name} jön`,
  over: 'Vége a játéknak',
  watching: 'Nézed a játékot.',

  takeHerd: 'Elviszem a csordát',
  pass: 'Passzolok',
  back: 'Vissza',
  whichPlace: 'Melyik helyre?',
  slowText: 'Válassz rést a kullogónak.',
  calfText: 'Válaszd ki, melyik végre megy a borjú.',
  putAt: (place) => `${place} helyére teszem`,
  turnArrow: 'Megfordítod a nyilat?',
  turnArrowText: 'Zöld különleges tehénnel megfordíthatod a játék irányát.',
  leaveIt: 'Marad az irány',
  turnIt: 'Megfordítom',
  whoNext: 'Ki jöjjön?',
  whoNextText: 'Sárga különleges tehénnel te mondod meg, ki jön.',
  asUsual: 'a soron következő',

  hand: 'A lapjaid',
  players: 'Játékosok az óramutató járása szerint',
  meadow: 'A csorda kicsitől nagyig',
  herdNumber: (herd) => `${herd}. csorda kicsitől nagyig`,
  folded: (herd, cows, flyCount) =>
    `${herd}. csorda: ${cows === '' ? 'üres' : cows}, ${flies(flyCount)}`,
  fits: {
    start: 'csordát kezd',
    low: 'az alsó végére illik',
    high: 'a felső végére illik',
    inside: 'belülre illik',
  },
  noFit: 'nem illik',
  pile: (count) => `${cards(count)} a húzópakliban`,
  held: (count) => `${cards(count)} a kézben`,
  closedStable: (count) => `${count} tehén lefordítva az istállóban`,
  stable: (count) => `${flies(count)} az istállóban`,
  costs: (count) => flies(count),
  total: (count) => `összesen ${flies(count)}`,
  ofLimit: (limit) => `/ ${limit}`,
  inAll: 'összesen',
  direction: {
    cw: 'Az óramutató járása szerint megy',
    ccw: 'Az óramutató járásával ellentétesen megy',
  },
  away: 'nincs itt',

  roundOver: (round) => `Véget ért ${az(round)} ${round}. forduló.`,
  limitText: (limit) => `${limit} légynél vége a játéknak.`,
  roundsText: (left) => `Még ${left} forduló.`,
  leads: (names) => `${names} vezet`,
  youLead: 'Te vezetsz',
  wins: (names) => `${names} nyert`,
  youWin: 'Nyertél!',
  nextRound: 'Következő forduló',
};
