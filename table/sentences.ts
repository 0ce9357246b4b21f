/** Why a table does not grant a command, in English. Pages with a language of their own go by the key. */
export const SENTENCES = {
  away: 'A bot is playing in your place. Take your seat back first.',
  barred: 'The host has removed you from this table.',
  broken: 'Something went wrong here. Please try again.',
  busy: 'The table is very busy. Please try again.',
  chairKept: 'You are already in your seat.',
  chairTaken: 'That seat is taken.',
  chatOften: 'That was a lot at once. Wait a moment before the next message.',
  closed: 'Nobody can watch at this table.',
  fewChairs: 'Somebody is sitting in a seat you want to remove.',
  given: 'Your part of the shuffle is already in.',
  manyBots: 'You have reached your limit for bots.',
  muted: 'The host has muted you.',
  nobody: 'The server doesn’t know you yet. Reload the page to come in.',
  noChair: 'That seat does not exist.',
  noHello: 'Say hello to the table first.',
  noMove: 'That isn’t a move in this game.',
  noOffer: 'That offer is no longer open.',
  notAsked: 'They are not asking for a seat any more.',
  noScreen: 'No screen shows these letters. They change every ten minutes: look again.',
  notFull: 'Before you start, every seat needs somebody: a person or a bot.',
  notHost: 'Only the host may do that.',
  notNow: 'That is not possible at this moment.',
  notOver: 'This game is still going on.',
  notPlaying: 'No game is being played.',
  notSeated: 'You have no seat at this table.',
  notYourMove:
    'You can only take back your own last move, and only if it hasn’t shown anybody anything new.',
  offered: 'Answer the other offer first.',
  playing: 'A game is going on.',
  quota: 'The host of this table has reached today’s storage limit. You can go on tomorrow.',
  ratedStays: 'Nobody can be removed from a rated game. You can mute them instead.',
  screenWaits: 'The host has yet to let this screen look on.',
  seated: 'You already have a seat.',
  settings: 'These settings don’t fit the game.',
  store: 'That couldn’t be saved, so it doesn’t count. Please try again.',
  time: 'Your time was up.',
  tooMuch: 'That is too much at once.',
  unknownLevel: 'There is no bot of that level.',
  tableLimit: 'This table has reached its limit. Please set up a new one.',
  voted: 'You have answered already.',
} as const;
export type Problem = keyof typeof SENTENCES;

/** A code with its English sentence, for clients without their own words for it. */
export const withSentence = (
  code: Problem,
  detail?: string,
): { readonly code: Problem; readonly error: string } => ({
  code,
  error: detail ?? SENTENCES[code],
});
