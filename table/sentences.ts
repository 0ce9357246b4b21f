/** Why a wish or a request was not granted, in English. Pages with a language of their own go by the key. */
export const SENTENCES = {
  away: 'A bot keeps your chair. Take it back first.',
  badRequest: 'The server could not read that.',
  barred: 'The host has removed you from this table.',
  broken: 'Something went wrong here. Please try again.',
  busy: 'The table is very busy. Please try again.',
  chairKept: 'Nobody keeps your chair: you are in it.',
  chairTaken: 'That chair is taken.',
  chatOften: 'That was a lot at once. Wait a moment before the next message.',
  closed: 'This table is closed to watchers.',
  fewChairs: 'Somebody sits on a chair that would be gone.',
  gameUnknown: 'That game is not played here.',
  given: 'Your part of the deal is already in.',
  linkUsed: 'This link has been used or is too old. Please make a new one.',
  manyBots: 'You have seated as many bots as one person may.',
  manyGuests: 'Many people have come in from your network just now. Please try again in a minute.',
  manyMade: 'These are many tables in one hour. Please use one of them.',
  manyTables: 'These are too many tables for one page.',
  muted: 'The host has muted you.',
  noAddress: 'There is no such address.',
  nobody: 'Nobody has come in yet: POST to /api/me first.',
  noChair: 'There is no such chair.',
  noHello: 'Say hello to the table first.',
  noMove: 'That is no move of this game.',
  noOffer: 'There is no such offer now.',
  noPerson: 'There is nobody of that id.',
  noRecord: 'There is no finished game of that number.',
  noTable: 'There is no such table.',
  notFull: 'Every chair needs somebody before the start: a person or a bot.',
  notHost: 'Only the host may do that.',
  notNow: 'That is not possible at this moment.',
  notOver: 'This game is still going on.',
  notPlayed: 'A record is for those who played.',
  notPlaying: 'No game is going on.',
  notSeated: 'You have no chair at this table.',
  notYourMove:
    'Only your own last move can be taken back, and only before anybody has learned from it.',
  offered: 'There is another offer to answer first.',
  otherRules:
    'This game was begun under other rules than are known here, so it can not be shown. Please set a new table.',
  otherSite: 'Requests from pages of other sites are not answered.',
  playing: 'A game is going on.',
  protocol: 'This page is of another version. Please load it anew.',
  ratedStays: 'From a rated game nobody is removed. You can mute them.',
  seated: 'You have a chair already.',
  settings: 'These settings do not fit the game.',
  store: 'That could not be stored, so it does not count. Please try again.',
  tableTaken: 'That table exists already.',
  time: 'Your time was up.',
  tooMuch: 'That is too much at once.',
  unknownLevel: 'There is no bot of that level.',
  worn: 'This table has seen very much. Please set a new one.',
  voted: 'You have answered already.',
} as const;
export type Problem = keyof typeof SENTENCES;

/** A no: its name, and a sentence for those who have no words of their own for it. */
export interface Refusal {
  readonly code: Problem;
  readonly error: string;
}
export const refusal = (code: Problem, detail?: string): Refusal => ({
  code,
  error: detail ?? SENTENCES[code],
});
