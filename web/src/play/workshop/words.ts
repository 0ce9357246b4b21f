export { loadWords as loadWorkshopWords, type Words as WorkshopWords } from './words/load.ts';
