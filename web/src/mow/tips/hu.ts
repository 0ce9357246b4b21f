import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  start: 'Koppints egy kiemelt tehénre, azzal kezdődik a csorda.',
  add: 'A számod legyen kisebb vagy nagyobb a csorda minden számánál. A lapon lévő jel mutatja, melyik végére illik.',
  take: 'Semmi sem illik? Akkor elviszed a csordát. A legyei ellened számítanak, és te kezded a következőt.',
  special: 'A lila tehenek különlegesek, öt légy jár velük. Koppints egyre, és meglátod, mit tud.',
  pile: 'A húzópakli mindjárt elfogy. Utána aki elviszi a csordát, lezárja a fordulót.',
};
