export { loadWords as loadRegularsWords, type Words as RegularsWords } from './words/load.ts';
