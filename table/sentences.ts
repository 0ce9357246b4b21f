/** Why a wish or a request was not granted, in English. Pages with a language of their own go by the key. */
export const SENTENCES = {
  away: 'A bot is playing in your place. Take your seat back first.',
  badRequest: 'The server could not read that.',
  barred: 'The host has removed you from this table.',
  broken: 'Something went wrong here. Please try again.',
  busy: 'The table is very busy. Please try again.',
  chairKept: 'You are already in your seat.',
  chairTaken: 'That seat is taken.',
  chatOften: 'That was a lot at once. Wait a moment before the next message.',
  closed: 'Nobody can watch at this table.',
  cookies: 'This browser keeps no cookies, so the server can’t recognise you.',
  fewChairs: 'Somebody is sitting in a seat you want to remove.',
  full: 'This server has no room for anything new. Games that were set up can go on. Please tell whoever runs it.',
  gameUnknown: 'This server doesn’t have that game.',
  given: 'Your part of the shuffle is already in.',
  linkUsed: 'This link has already been used or has expired. Please make a new one.',
  manyBots: 'You have seated as many bots as you may.',
  manyGuests: 'Many people have come in from your network just now. Please try again in a minute.',
  manyMade: 'That’s a lot of tables in one hour. Please use one of them.',
  manyScreens: 'Four screens show this table already. Send one away first.',
  manyTables: 'That’s too many tables for one page.',
  manyTries:
    'Those were many wrong letters. Scan the code on the screen, or try again in ten minutes.',
  muted: 'The host has muted you.',
  noAddress: 'There is no such address.',
  nobody: 'Nobody has come in yet: POST to /api/me first.',
  noChair: 'There is no such seat.',
  noHello: 'Say hello to the table first.',
  noMove: 'That isn’t a move in this game.',
  noOffer: 'That offer is no longer open.',
  noPerson: 'There is nobody with that id.',
  noRecord: 'There is no finished game with that number.',
  notAsked: 'They are not asking for a seat any more.',
  noScreen: 'No screen shows these letters. They change every ten minutes: look again.',
  noTable: 'There is no such table.',
  notFull: 'Before you start, every seat needs somebody: a person or a bot.',
  notHost: 'Only the host may do that.',
  notNow: 'That is not possible at this moment.',
  notOver: 'This game is still going on.',
  notPlayed: 'Only players of a game can see its record.',
  notPlaying: 'No game is being played.',
  notSeated: 'You have no seat at this table.',
  notYourMove:
    'You can only take back your own last move, and only if it hasn’t shown anybody anything new.',
  offered: 'Answer the other offer first.',
  otherRules:
    'This game was started under a different version of the rules, so it can’t be shown. Please set up a new table.',
  otherSite: 'Requests from pages of other sites are not answered.',
  playing: 'A game is going on.',
  protocol: 'This page is out of date. Please reload it.',
  quota: 'Whoever set this table has saved as much as one may in a day. You can go on tomorrow.',
  ratedStays: 'Nobody can be removed from a rated game. You can mute them instead.',
  seated: 'You already have a seat.',
  settings: 'These settings don’t fit the game.',
  store: 'That couldn’t be saved, so it doesn’t count. Please try again.',
  tableTaken: 'That table exists already.',
  time: 'Your time was up.',
  tooMuch: 'That is too much at once.',
  unknownLevel: 'There is no bot of that level.',
  tableLimit: 'This table has reached its limit. Please set up a new one.',
  voted: 'You have answered already.',
} as const;
export type Problem = keyof typeof SENTENCES;

/** Why not: a code, and an English sentence for clients without their own words for it. */
export interface Refusal {
  readonly code: Problem;
  readonly error: string;
}
export const refusal = (code: Problem, detail?: string): Refusal => ({
  code,
  error: detail ?? SENTENCES[code],
});
