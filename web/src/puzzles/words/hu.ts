import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  number: (game, number) => `${game}, ${number}. feladvány`,
  proved: 'Keresd a lépést, amely biztosan nyer',
  provedText: 'Bármi van a többiek kezében, nem tudják megakadályozni.',
  measured: 'Melyik lépés nyer a leggyakrabban?',
  measuredText: 'A rejtett lapok akárhogy lehetnek.',
  rules: (names) => `Házi szabályok: ${names}.`,
  without: (rule) => `„${rule}” nélkül`,
  wrong: 'Ez is jó, de van jobb',
  wrongText: 'Szabályos. Nézd meg még egyszer, és próbálj egy másik lépést.',
  notAllowed: 'Így nem lehet',
  showMe: 'Mutasd meg',
  found: (tries) => (tries === 1 ? 'Eltaláltad, elsőre' : `Eltaláltad, ${tries}. próbálkozásra`),
  shown: 'Ez a lépés az',
  certain: 'Biztosan nyer, bármi van a többiek kezében.',
  wins: (best, next) =>
    `Elképzelt játszmákban továbbjátszva 100-ból ${best} alkalommal nyer, a második legjobb lépés ${next} alkalommal.`,
  rather: (move) => `Első látásra inkább ezt tenné az ember: ${move}`,
  next: 'Következő feladvány',
  again: 'Még egyszer',
  all: 'Minden feladvány',
  foundOf: (found, all) => `${found} / ${all} megvan`,
  calm: 'Nincs óra, és semmi sem számít. Amit megtaláltál, csak ezen az eszközön marad meg.',
  keys: 'Billentyűk: nyilakkal választasz, Enterrel játszol, S megmutatja.',
  marks: { found: 'megvan', shown: 'megnézve', open: 'nyitott' },
  grades: { easy: 'Könnyű', medium: 'Közepes', hard: 'Nehéz' },
};
