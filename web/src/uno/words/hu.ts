import { az, numbered } from '@tischlein/rules/hungarian';
import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const words: Translated<typeof english> = {
  table: 'Az UNO-asztal',
  hand: 'A lapjaid',
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
    number: (n) => numbered(n),
    s: 'kimaradós lap',
    r: 'fordító lap',
    d: 'plusz kettes',
  },
  nothingFits: 'Semmi sem illik: húzz egy lapot.',
  drew: (card) => `Ezt húztad: ${card}.`,
  drewNothing: 'Nem volt mit húzni.',
  layOrPass: 'Rakj le egy lapot, vagy passzolj.',
  canOnlyPass: 'Nem illik: csak passzolhatsz.',
  coming: (n) => `${capital(count(n))} lap fenyeget.`,
  fendOrTake: 'Hárítsd, vagy vedd fel őket.',
  mustTake: 'Nem tudod hárítani: vedd fel őket.',
  sitOut: 'Ki kell maradnod.',
  sitOrSkip: 'Maradj ki, vagy add tovább ugyanilyen lappal.',
  sameCard: 'Nálad is van ilyen lap!',
  runOn: 'Lerakhatod a következő számot.',
  secondSkip: 'Lerakhatod a második kimaradós lapot.',
  oneLeft: 'Egy lapod maradt.',
  sayUno: 'Mondd ki, hogy UNO, mielőtt valaki lerakja a következő lapot.',
  noneLeft: 'Elfogytak a lapjaid.',
  sayUnoUno: 'Mondd ki, hogy UNO UNO, és nyertél.',
  giveWho: 'Adsz két lapot?',
  giveWhoHow: 'Válaszd ki, ki kapja, vagy tartsd meg.',
  giveWhat: (name, left) =>
    `${left === 1 ? 'Még egy lap' : `${capital(count(left))} lap`}: ${name} kapja.`,
  giveWhatHow: 'Válaszd ki, melyik lapot adod oda.',
  swapWay: 'Mindenki továbbadja a lapjait.',
  swapWayHow: 'Mindenki a szomszédjáét kapja. Merre?',
  wish: 'Kérj egy színt.',
  wishNext: (name) => `Utána ${name} jön.`,
  choosing: (name) => `${name} választ.`,
  holds: (n) => `${capital(count(n))} lapod van.`,
  ahead: (n) => (n === 1 ? 'Utána te jössz.' : `Előtted még ${count(n - 1)} játékos.`),
  youFinished: 'Leraktad az utolsó lapod.',
  watching: 'Nézed a játékot.',

  lay: (card) => `Lerakom: ${card}`,
  layUno: 'és kimondom: UNO!',
  layUnoUno: 'és kimondom: UNO UNO!',
  jumpIn: (card) => `Közbedobom: ${card}`,
  goOn: (card) => `Folytatom: ${card}`,
  giveCard: (card) => `Odaadom: ${card}`,
  fendOff: 'Hárítok',
  faces: (name, n) => `utána ${name}: ${n} lap`,
  take: (n) => `Felveszek ${n} lapot`,
  draw: 'Húzok egy lapot',
  pass: 'Passzolok',
  sit: 'Kimaradok',
  keep: { give: 'Megtartom', swap: 'Maradjon így' },
  swapLeft: 'Balra',
  swapRight: 'Jobbra',
  uno: 'UNO!',
  unouno: 'UNO UNO!',
  back: 'Vissza',
  stopped: 'Itt abbahagytuk.',
  waitForTurn: 'Várd meg, amíg te jössz',
  chooseLit: 'Válassz egy kiemelt lapot',
  inHand: (n) => `${n} van belőle`,

  pile: (n) => `húzópakli, ${n} lap`,
  open: (card) => `nyitott lap: ${card}`,
  wished: (color) => `a kért szín: ${color}`,
  sum: (n) => `${n} lap fenyeget`,
  direction: {
    cw: 'az óramutató járása szerint megy',
    ccw: 'az óramutató járásával ellentétesen megy',
  },
  cards: (n) => `${n} lap`,
  away: 'nincs itt',
  saidUno: 'UNO-t mondott',
  points: (n) => `${n} pont`,
  mayLay: 'illik',
  chosen: 'kiválasztva',

  won: 'Nyertél!',
  wonBy: (names) => `Nyert: ${names}.`,
  lastCard: 'Lerakták az utolsó lapot.',
  rounds: 'Fordulók',
  inAll: 'Összesen',
  roundOver: (n) => `Véget ért ${az(n)} ${n}. forduló.`,
};
