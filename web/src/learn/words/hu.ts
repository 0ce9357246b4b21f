import type { LearnWords } from '../tips.ts';

export const words: LearnWords = {
  next: 'Értem',
  of: (tip, all) => `${tip} / ${all}`,
  mow: {
    start: 'Koppints egy világos tehénre, azzal kezdődik a csorda.',
    add: 'A számod legyen kisebb vagy nagyobb mindnél, ami fekszik. A lap jele mutatja, melyik végére fér.',
    take: 'Semmi sem fér be? Akkor elviszed a csordát. A legyei hozzád számítanak, és te kezded a következőt.',
    special:
      'A lila tehenek különlegesek, öt légy jár velük. Koppints egyre, és meglátod, mit tud.',
    pile: 'A pakli mindjárt elfogy. Utána aki elviszi a csordát, lezárja a kört.',
  },
  uno: {
    lay: 'A világos lapok illenek: azonos szín, szám vagy jel. Koppints egyre, és tedd le a gombbal.',
    draw: 'Semmi sem illik: húzz egy lapot. Ha illik, rögtön leteheted.',
    wild: 'A fekete lap mindenre illik. Te kívánod a következő színt.',
    sum: 'Lapok várnak rád: hárítsd őket húzólappal, vagy vedd fel mindet.',
    call: 'Mindjárt megvan! Az utolsó előtti lapnál ugyanazzal a gombbal mondj UNO-t.',
  },
  uwo: {
    walk: 'Koppints egy lényedre. A zöld mezőre léphet, a piros gyűrűset eltalálja. Mindkettő energiába kerül.',
    morf: 'Koppints egy lapra a kezedben, és egy lény felveszi azt az alakot.',
    end: 'Kész vagy? Fejezd be a kört: a maradék energia segít, amikor a másik oldal jön.',
    duel: 'Megtámadtak! Válaszolj illő lappal, vagy hagyd elesni a lényedet.',
  },
};
