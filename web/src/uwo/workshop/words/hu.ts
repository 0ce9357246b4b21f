import type { WorkshopWords } from '../words.ts';

export const words: WorkshopWords = {
  startFrom: 'Kiindulás',
  catalogue: 'A te katalógusod',
  ownName: 'Az én lényeim',
  name: 'Név',
  version: 'Változat',
  kinds: 'Egy oldal lapjai',
  cardsOf: (count, all) => `${count} / ${all} lap`,
  hasFault: 'hibás',
  side: 'Megjelenés',

  count: 'Lapok',
  countText: 'Hány van belőle egy oldalon.',
  walks: 'Mászkál',
  squares: 'Mezők',
  energy: 'Energia',
  bends: 'Kanyarodhat.',
  attacks: 'Támad',
  reach: 'Hatótáv',
  blastText: 'Minden mezőt eltalál maga körül.',
  noAttack: 'A lovas nem támad: átgázol.',
  shield: 'Pajzs',
  shieldText: 'Alakok, amelyek nem találhatják el.',
  missText: 'Támadást hárít; sosem kerül a pályára.',

  faults: {
    name: 'A név 1–40 látható jelből álljon.',
    taken: (name) => `${name} soha nem változik. Adj a tiédnek más nevet.`,
    sum: (sum) =>
      sum > 40
        ? `${sum} lap 40 helyett: vegyél el ${sum - 40} lapot.`
        : `${sum} lap 40 helyett: még ${40 - sum} kell.`,
    fists: 'A pályán tíz ököl kezd: legalább tíz legyen.',
    untouchable: (kind) =>
      `Ezt az alakot semmi sem találhatja el: ${kind}. Vegyél ki legalább egyet a pajzsából.`,
  },
  ready: 'Játékra kész',
  toMend: (count) => `${count} hiba vár javításra`,

  play: 'Játszom vele',
  keep: 'Mentés és megosztás',
  save: 'Mentés ebben a böngészőben',
  saved: 'Elmentve ebben a böngészőben',
  reset: 'Visszaállítás',
  toFile: 'Mentés fájlba',
  fromFile: 'Fájl megnyitása',
  badLink: 'A link útközben megsérült, a lapjai nem olvashatók. Kérd el még egyszer.',
  badFile: (place) => `Ebben a fájlban nincs katalógus: nézd meg benne ezt: „${place}”.`,
};
