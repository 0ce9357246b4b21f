/** UNO's own words and rule book, and what the rule adds to them. */
import { CARDS } from 'tischlein/games/uno/inside';
import { formatter, loadBook, loadNouns, loadWords } from 'tischlein/rules';

const { cardName } = await loadNouns('uno');

async function wordsIn(language, { fields, ...own }) {
  const uno = await loadWords('uno', language);
  const format = formatter(language);
  const nameOf = (code) => {
    const { key, values } = cardName(code);
    return format(uno.cards[key], values);
  };
  return {
    ...uno,
    cards: { ...Object.fromEntries(CARDS.map(({ code }) => [code, nameOf(code)])), ...fields },
    options: { ...uno.options, ...own.options },
    told: { ...uno.told, ...own.told },
    refused: { ...uno.refused, ...own.refused },
  };
}

async function bookIn(language, { name, blurb, clauses }) {
  const uno = await loadBook('uno', language);
  const own = Object.entries(clauses).map(([id, clause]) => [id, { ...clause, source: 'ruling' }]);
  return { ...uno, name, blurb, clauses: { ...uno.clauses, ...Object.fromEntries(own) } };
}

const OWN = {
  en: {
    fields: {
      held: 'cards',
      'draw pile': 'pile',
      'discard pile': 'played',
      color: 'colour',
      direction: 'direction',
      'pending draw': 'to take',
      totals: 'points',
      round: 'round',
      trader: 'trades',
    },
    options: {
      mayKeep: { name: 'Keeping', text: 'After a seven you may keep your hand instead.' },
    },
    told: {
      'SEVENS-1':
        '{what, select, trade {{me, select, yes {You trade} other {{seat} trades}} hands with {with}.} other {{me, select, yes {You keep your} other {{seat} keeps the}} hand.}}',
      'SEVENS-2': '{me, select, yes {You trade} other {{seat} trades}} hands with somebody.',
    },
    refused: {
      'SEVENS-1':
        '{why, select, seven {You can only trade hands right after playing a seven.} self {Trade with somebody else.} empty {There is nobody with cards.} other {You have to trade hands with somebody.}}',
      'SEVENS-2': 'First {next} trades hands.',
    },
  },
  de: {
    fields: {
      held: 'Karten',
      'draw pile': 'Stapel',
      'discard pile': 'gelegt',
      color: 'Farbe',
      direction: 'Richtung',
      'pending draw': 'zu nehmen',
      totals: 'Punkte',
      round: 'Runde',
      trader: 'tauscht',
    },
    options: {
      mayKeep: { name: 'Behalten', text: 'Nach einer Sieben darfst du deine Karten behalten.' },
    },
    told: {
      'SEVENS-1':
        '{what, select, trade {{me, select, yes {Du tauschst} other {{seat} tauscht}} die Karten mit {with}.} other {{me, select, yes {Du behältst} other {{seat} behält}} die Karten.}}',
      'SEVENS-2': '{me, select, yes {Du tauschst} other {{seat} tauscht}} mit jemandem die Karten.',
    },
    refused: {
      'SEVENS-1':
        '{why, select, seven {Karten tauschst du nur direkt nach einer Sieben.} self {Tausch mit jemand anderem.} empty {Da hat niemand Karten.} other {Du musst mit jemandem tauschen.}}',
      'SEVENS-2': 'Zuerst tauscht {next} die Karten.',
    },
  },
  gsw: {
    fields: {
      held: 'Charte',
      'draw pile': 'Stapu',
      'discard pile': 'gleit',
      color: 'Farb',
      direction: 'Richtig',
      'pending draw': 'z’näh',
      totals: 'Pünkt',
      round: 'Rundi',
      trader: 'tuschet',
    },
    options: {
      mayKeep: { name: 'Phaute', text: 'Nach ere Sibni darfsch dini Charte phaute.' },
    },
    told: {
      'SEVENS-1':
        '{what, select, trade {{me, select, yes {Du tuschisch} other {{seat} tuschet}} d’Charte mit {with}.} other {{me, select, yes {Du phautisch} other {{seat} phautet}} d’Charte.}}',
      'SEVENS-2': '{me, select, yes {Du tuschisch} other {{seat} tuschet}} mit öpperem d’Charte.',
    },
    refused: {
      'SEVENS-1':
        '{why, select, seven {Charte tuschisch nume grad nach ere Sibni.} self {Tusch mit öpper anderem.} empty {Da het niemer Charte.} other {Du muesch mit öpperem tusche.}}',
      'SEVENS-2': 'Zersch tuschet {next} d’Charte.',
    },
  },
  hu: {
    fields: {
      held: 'lapok',
      'draw pile': 'pakli',
      'discard pile': 'lerakott',
      color: 'szín',
      direction: 'irány',
      'pending draw': 'felveendő',
      totals: 'pontok',
      round: 'forduló',
      trader: 'cserél',
    },
    options: {
      mayKeep: { name: 'Megtartás', text: 'Hetes után meg is tarthatod a lapjaidat.' },
    },
    told: {
      'SEVENS-1':
        '{what, select, trade {{me, select, yes {Lapot cserélsz vele} other {{seat} lapot cserél vele}}: {with}.} other {{me, select, yes {Megtartod} other {{seat} megtartja}} a lapokat.}}',
      'SEVENS-2': '{me, select, yes {Lapot cserélsz} other {{seat} lapot cserél}} valakivel.',
    },
    refused: {
      'SEVENS-1':
        '{why, select, seven {Lapot csak közvetlenül hetes után cserélhetsz.} self {Mással cserélj.} empty {Ott senkinek sincs lapja.} other {Cserélned kell valakivel.}}',
      'SEVENS-2': 'Előbb {next} cserél lapot.',
    },
  },
};

const BOOK = {
  en: {
    name: 'UNO Sevens',
    blurb: 'UNO, and after every seven two hands change owners.',
    clauses: {
      'SEVENS-1': {
        title: 'Sevens trade hands',
        text: 'If you play a seven and still hold cards, you trade your whole hand with another player who holds cards. With “Keeping” you may also keep it. After a trade neither of the two owes a call.',
      },
      'SEVENS-2': {
        title: 'The trade comes first',
        text: 'Until the trade is made, nobody else may do anything, not even jump in or call.',
      },
    },
  },
  de: {
    name: 'UNO Sieben',
    blurb: 'UNO, und nach jeder Sieben wechseln zwei Hände den Besitzer.',
    clauses: {
      'SEVENS-1': {
        title: 'Siebenen tauschen',
        text: 'Legst du eine Sieben und hast noch Karten, tauschst du alle mit jemandem, der auch noch welche hat. Mit «Behalten» darfst du sie auch behalten. Nach dem Tausch schuldet keiner von beiden einen Ruf.',
      },
      'SEVENS-2': {
        title: 'Zuerst der Tausch',
        text: 'Bis getauscht ist, darf niemand sonst etwas tun, auch nicht dazwischenwerfen oder rufen.',
      },
    },
  },
  gsw: {
    name: 'UNO Sibni',
    blurb: 'UNO, und nach jeder Sibni wächsle zwöi Händ dr Bsitzer.',
    clauses: {
      'SEVENS-1': {
        title: 'Sibni tusche',
        text: 'Leisch e Sibni und hesch no Charte, tuschisch se aui mit öpperem, wo ou no het. Mit «Phaute» darfsch se ou phaute. Nach em Tusch isch kene vo dene zwene e Ruef schuldig.',
      },
      'SEVENS-2': {
        title: 'Zersch dr Tusch',
        text: 'Bis tuschet isch, darf süsch niemer öppis mache, ou nid derzwüschewärfe oder rüefe.',
      },
    },
  },
  hu: {
    name: 'UNO Hetes',
    blurb: 'UNO, és minden hetes után két kéz gazdát cserél.',
    clauses: {
      'SEVENS-1': {
        title: 'A hetes cserél',
        text: 'Ha hetest raksz le, és maradt lapod, az összeset elcseréled valakivel, akinek szintén van. A „Megtartás” szabállyal meg is tarthatod. A csere után egyikőtöknek sem kell bemondania semmit.',
      },
      'SEVENS-2': {
        title: 'Először a csere',
        text: 'Amíg a csere meg nem történt, senki más nem tehet semmit: nem dobhat közbe, és be sem mondhat.',
      },
    },
  },
};

const inAll = async (make, of) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(of).map(async ([language, own]) => [language, await make(language, own)]),
    ),
  );
export const words = await inAll(wordsIn, OWN);
export const book = await inAll(bookIn, BOOK);
