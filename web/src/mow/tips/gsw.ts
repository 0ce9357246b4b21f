import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  start: 'Tipp uf ne Chueh, wo lüchtet, für ne Härde aazfa.',
  add: 'Dini Zau muess chliner oder grösser si aus aui, wo lige. Ds Schiudli uf dr Charte zeigt, a weles Ändi si passt.',
  take: 'Nüt passt? De nimmsch d’Härde. Ihri Flöige zeue gäge di, und du fahsch di nächschti aa.',
  special: 'Violetti Chüeh si bsunders und hei füf Flöige. Tipp uf eini und lueg, was si cha.',
  pile: 'Dr Stapu isch fasch läär. Isch er läär, isch d’Rundi fertig, sobau öpper d’Härde nimmt.',
};
