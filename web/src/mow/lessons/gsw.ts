import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: {
    title: 'Chüeh und Flöige',
    done: 'Jitz weisch, wie di Stall suber blibt. Wär am wenigschte Flöige het, gwinnt.',
    steps: {
      high: {
        title: 'Grösser aus aui',
        text: 'D’Härde geit vo 5 bis 10. E Chueh passt aa, we ihri Zau grösser isch aus aui oder chliner aus aui.',
        act: 'Tipp uf dini 12.',
      },
      low: {
        title: 'Oder chliner aus aui',
        text: 'D’Härde geit jitz bis 15, auso passe nume chlini Zahle. Uf dire 3 hocket e Flöige: Gib se dr Härde.',
        act: 'Tipp uf dini 3.',
      },
      slow: {
        title: 'E Nachzügler drückt sech derzwüsche',
        text: 'Dr Beni het d’Härde mit aune Flöige müesse näh und e nöji aafah. Violetti Chüeh si bsunders: Dr Nachzügler geit i ne Lücke. Nächär darfsch d’Richtig chehre.',
        act: 'Tipp ne aa, und la d’Richtig, wie si isch.',
      },
      take: {
        title: 'Nüt passt',
        text: 'D’Härde geit vo 2 bis 14, und aui dini Chüeh lige derzwüsche. De nimmsch d’Härde, und jedi Flöige drinn zeut gäge di.',
        act: 'Nimm d’Härde.',
      },
      start: {
        title: 'E nöji Härde',
        text: 'Wär d’Härde nimmt, faht di nächschti aa, mit irgend ere gwöhnleche Chueh.',
        act: 'Fah mit dire 9 aa.',
      },
      block: {
        title: 'Tor zue',
        text: 'Ds Schlusslicht 16 macht ds obere Ändi zue: Nüt isch grösser. Aui Chüeh vom Beni si grösser aus 5, auso muess är d’Härde näh.',
        act: 'Tipp uf ds Schlusslicht, und la d’Richtig, wie si isch.',
      },
    },
  },
};
