/** What only the book says. */
export { ALL as BOOK_WORDS } from './words/all.ts';
