export { loadWords as loadEffectsWords, type Words as EffectsWords } from './words/load.ts';
