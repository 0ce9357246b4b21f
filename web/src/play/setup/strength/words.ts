export { ALL as strengthWords } from './words/all.ts';
