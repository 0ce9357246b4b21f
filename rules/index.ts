export type { Book, Clause, ClauseSource, ClauseText, Difference, Pair, Ruling } from './book.ts';
export { dateLocaleOf, LANGUAGES, listed, localeOf, ownName, type Language } from './languages.ts';
export { formatter, inAll, messagesIn } from './messages.ts';
export { printed, type Printed } from './printed.ts';
export {
  reasonsIn,
  selectorOf,
  speaker,
  type CardName,
  type Look,
  type Cited,
  type Nouns,
  type Speaker,
  type Words,
} from './say.ts';
