export type { Book, Clause, ClauseSource, ClauseText, Difference, Pair, Ruling } from './book.ts';
export { dateLocaleOf, LANGUAGES, listed, localeOf, ownName, type Language } from './languages.ts';
export { formatter, inAll, messagesIn } from './messages.ts';
export { printed, type Printed } from './printed.ts';
export { reasonsIn, selectorOf, speaker } from './say.ts';
export type { CardName, Look, Cited, Nouns, Speaker, Words } from './say.ts';
