import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  start: 'Koppints egy világos tehénre, azzal kezdődik a csorda.',
  add: 'A számod legyen kisebb vagy nagyobb mindnél, ami fekszik. A lap jele mutatja, melyik végére fér.',
  take: 'Semmi sem fér be? Akkor elviszed a csordát. A legyei hozzád számítanak, és te kezded a következőt.',
  special: 'A lila tehenek különlegesek, öt légy jár velük. Koppints egyre, és meglátod, mit tud.',
  pile: 'A pakli mindjárt elfogy. Utána aki elviszi a csordát, lezárja a kört.',
};
