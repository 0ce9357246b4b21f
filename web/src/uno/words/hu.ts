import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const words: Translated<typeof english> = {
  table: 'Az UNO-asztal',
  hand: 'A kezed',
  opponents: 'Kik ülnek itt',
  color: { r: 'piros', y: 'sárga', g: 'zöld', b: 'kék' },
  letter: { r: 'P', y: 'S', g: 'Z', b: 'K' },

  yourTurn: 'Te jössz.',
  turnOf: (name) => `${name} jön.`,
  fits: (color, face) =>
    face === ''
      ? `${capital(color)} vagy fekete lap illik rá.`
      : `${capital(color)}, ${face} vagy fekete lap illik rá.`,
  face: {
    number: (n) => `egy ${n}`,
    s: 'kimaradós lap',
    r: 'fordító lap',
    d: 'plusz kettes',
  },
  nothingFits: 'Semmi sem illik: húzz egy lapot.',
  drew: (card) => `Ezt húztad: ${card}.`,
  drewNothing: 'Nem volt mit húzni.',
  layOrPass: 'Rakj le egy lapot vagy passzolj.',
  canOnlyPass: 'Nem illik: csak passzolhatsz.',
  coming: (n) => `${capital(count(n))} lap közeleg.`,
  fendOrTake: 'Hárítsd vagy vedd fel.',
  mustTake: 'Semmid sincs, ami hárítaná.',
  sitOut: 'Ki kell maradnod.',
  sitOrSkip: 'Ugyanilyen kimaradós lap továbbadná.',
  sameCard: 'Nálad is van ilyen lap!',
  runOn: 'Lerakhatod a következő számot.',
  secondSkip: 'Lerakhatod a második kimaradós lapot.',
  oneLeft: 'Egy lapod maradt.',
  sayUno: 'Mondd ki, mielőtt a következő lap leér.',
  noneLeft: 'Elfogyott a lapod.',
  sayUnoUno: 'Mondd: UNO UNO, és nyertél.',
  giveWho: 'Adsz két lapot?',
  giveWhoHow: 'Válaszd ki, ki kapja, vagy tartsd meg.',
  giveWhat: (name, left) =>
    `${left === 1 ? 'Még egy lap' : `${capital(count(left))} lap`} neki: ${name}.`,
  giveWhatHow: 'Válassz egy átadandó lapot.',
  swapWay: 'Minden kéz továbbmegy.',
  swapWayHow: 'Mindenki a szomszédjáét kapja. Merre?',
  wish: 'Kérj egy színt.',
  wishNext: (name) => `Utána ${name} jön.`,
  choosing: (name) => `${name} választ.`,
  holds: (n) => `${capital(count(n))} lapod van.`,
  ahead: (n) => (n === 1 ? 'Utána te jössz.' : `Előtted még ${count(n - 1)} játékos.`),
  youFinished: 'Leraktad az utolsó lapod.',
  watching: 'Nézed a játékot.',

  lay: (card) => `${capital(card)} lerakása`,
  layUno: 'és UNO!',
  layUnoUno: 'és UNO UNO!',
  jumpIn: (card) => `Közbedobás: ${card}`,
  goOn: (card) => `Tovább: ${card}`,
  giveCard: (card) => `${capital(card)} átadása`,
  fendOff: 'Hárítás',
  faces: (name, n) => `${name} elé ${n} kerül`,
  take: (n) => `${n} felvétele`,
  draw: 'Lap húzása',
  pass: 'Passz',
  sit: 'Kimaradok',
  keep: { give: 'Megtartom', swap: 'Maradjon így' },
  swapLeft: 'Balra',
  swapRight: 'Jobbra',
  uno: 'UNO!',
  unouno: 'UNO UNO!',
  back: 'Vissza',
  waitForTurn: 'Várj a sorodra',
  chooseLit: 'Válassz egy élénk lapot',
  inHand: (n) => `${n} kézben`,

  pile: (n) => `húzópakli, ${n} lap`,
  open: (card) => `nyitott lap: ${card}`,
  wished: (color) => `a kért szín: ${color}`,
  sum: (n) => `${n} lap közeleg`,
  direction: {
    cw: 'az óramutató járása szerint megy',
    ccw: 'az óramutató járásával szemben megy',
  },
  cards: (n) => `${n} lap`,
  away: 'nincs itt',
  saidUno: 'UNO-t mondott',
  points: (n) => `${n} pont`,
  mayLay: 'illik',
  chosen: 'kiválasztva',

  won: 'Nyertél!',
  wonBy: (names) => `Nyert: ${names}.`,
  lastCard: 'Lekerült az utolsó lap.',
};
