export * from './book.ts';
export { loadBook, loadDifferences } from './books.ts';
export * from './languages.ts';
export * from './messages.ts';
export * from './outside.ts';
export * from './say.ts';
export { loadNouns, loadWords, type GameName } from './spoken.ts';
