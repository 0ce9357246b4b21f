import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  start: 'Tipp uf ne häui Chueh, für ne Härde azfa.',
  add: 'Dyni Zau mues chlyner oder grösser sy aus aui, wo lige. Ds Schiudli uf der Charte zeigt, a weles Ändi si passt.',
  take: 'Nüt passt? De nimmsch d Härde. Ihri Flöige zelle für di, u du fahsch di nächschti a.',
  special: 'Violetti Chüeh sy bsungers u hei füf Flöige. Tipp uf eini u lueg, was si cha.',
  pile: 'Ds Bygeli isch fasch läär. Nächär hört ds nächschte Näh d Rundi uf.',
};
