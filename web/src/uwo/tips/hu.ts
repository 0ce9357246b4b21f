import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: 'Koppints egy lényedre. A zöld mezőre mászkálhat, a piros gyűrűset eltalálhatja. Mindkettő energiába kerül.',
  morf: 'Koppints egy lapra a kezedben, és egy lény felveszi azt az alakot.',
  end: 'Kész vagy? Fejezd be a kört: a maradék energiával védekezhetsz, amikor a másik oldal jön.',
  duel: 'Megtámadtak! Válaszolj megfelelő lappal, vagy áldozd fel a lényedet.',
};
