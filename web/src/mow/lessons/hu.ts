import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'Tehenek és legyek',
    done: 'Most már tudod, hogyan marad tiszta az istállód. Az nyer, akinek a legkevesebb legye van.',
    steps: {
      high: {
        title: 'Mindnél nagyobb',
        text: 'A csorda 5-től 10-ig tart. Az a tehén illik hozzá, amelyiknek a száma mindnél nagyobb vagy mindnél kisebb.',
        act: 'Koppints a 12-esre.',
      },
      low: {
        title: 'Vagy mindnél kisebb',
        text: 'A csorda már 15-ig tart, így csak kis számok illenek. A 3-asodon légy ül: add a csordának.',
        act: 'Koppints a 3-asra.',
      },
      slow: {
        title: 'A kullogó befurakodik',
        text: 'Beninek el kellett vinnie a csordát minden legyével, és újat kezdett. A lila tehenek különlegesek: a kullogó egy résbe áll be. Utána megfordíthatod az irányt.',
        act: 'Koppints rá, és hagyd az irányt, ahogy van.',
      },
      take: {
        title: 'Semmi sem illik',
        text: 'A csorda 2-től 14-ig tart, és minden tehened közé esik. Ilyenkor elviszed a csordát, és minden légy benne ellened számít.',
        act: 'Vidd el a csordát.',
      },
      start: {
        title: 'Új csorda',
        text: 'Aki elviszi a csordát, az kezdi a következőt, bármelyik közönséges tehénnel.',
        act: 'Kezdd a 9-essel.',
      },
      block: {
        title: 'Csukd be a kaput',
        text: 'A 16-os zárótehén lezárja a felső véget: nincs nála nagyobb. Beni minden tehene nagyobb 5-nél, így neki kell elvinnie a csordát.',
        act: 'Koppints a zárótehénre, és hagyd az irányt, ahogy van.',
      },
    },
  },
};
