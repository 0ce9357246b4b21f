import { SENTENCES } from '@tischlein/table';

/** Why a server does not grant a request, in English: beside the reasons of a table, those of its own. */
export const SERVER_SENTENCES = {
  ...SENTENCES,
  badEndpoint: 'Notifications can’t be sent there.',
  badRequest: 'The server could not read that.',
  banned: 'Whoever runs this server lets you in no more.',
  cookies: 'This browser keeps no cookies, so the server can’t recognise you.',
  dayClosed: 'That day is over. Your result stays on your device.',
  dayNotYet: 'That day has not begun here yet.',
  dayOpen: 'These games can be watched when the day is over.',
  dayRefused:
    'This is not a game of that day as its bots play it. A page of another release may deal otherwise.',
  dealt: 'Somebody has just dealt. Look again.',
  draining:
    'This server is about to stop and sets no new tables. Games go on; please try again in a while.',
  full: 'This server has no room for anything new. Games that were set up can go on. Please tell whoever runs it.',
  gameMissing:
    'This table’s game isn’t on this server at the moment. Nothing is lost: the table waits until it is back.',
  gameUnknown: 'This server doesn’t have that game.',
  linkUsed: 'This link has already been used or has expired. Please make a new one.',
  manyGroups: 'You have founded as many groups as you may.',
  manyGuests: 'Many people have come in from your network just now. Please try again in a minute.',
  manyMade: 'That’s a lot of tables in one hour. Please use one of them.',
  manyMembers: 'This group has as many members as it may.',
  manyScreens: 'Four screens show this table already. Send one away first.',
  manyTables: 'That’s too many tables for one page.',
  manyTries:
    'Those were many wrong letters. Scan the code on the screen, or try again in ten minutes.',
  memberHere: 'They are here right now, so it can’t be you.',
  noAddress: 'There is no such address.',
  noGroup:
    'There is no group with that link. It may have a new one: ask somebody who belongs to it.',
  nobodyIn: 'Not enough people are in yet.',
  noMember: 'There is no such member.',
  noPerson: 'There is nobody with that id.',
  noRecord: 'There is no finished game with that number.',
  noTable: 'There is no such table.',
  notFounder: 'Only a founder may do that.',
  noWitness:
    'Somebody else must confirm that: you have not been here for a day, or they came by your link.',
  notPlayed: 'Only players of a game can see its record.',
  otherRules:
    'This game was started under a different version of the rules, so it can’t be shown. Please set up a new table.',
  otherSite: 'Requests from pages of other sites are not answered.',
  protocol: 'This page is out of date. Please reload it.',
  tableTaken: 'That table exists already.',
} as const;
export type ServerProblem = keyof typeof SERVER_SENTENCES;

/** The body of an answer that is not 2xx. */
export interface ErrorBody {
  readonly code: ServerProblem;
  readonly error: string;
}
export const errorBody = (code: ServerProblem, detail?: string): ErrorBody => ({
  code,
  error: detail ?? SERVER_SENTENCES[code],
});
