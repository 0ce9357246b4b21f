import { SERVER_SENTENCES, type ServerProblem } from '@tischlein/api';

/** Programs read the server's own sentences; people need some of them in other words. */
export const faults: Record<ServerProblem, string> = {
  ...SERVER_SENTENCES,
  cookies:
    'This browser keeps no cookies, so the server can’t recognise you. Allow them for this page and reload it.',
  badRequest: 'The server couldn’t make sense of that. Reloading the page may help.',
  noAddress: 'The server does not know this address.',
  noHello: 'The table does not see you yet. Please try again in a moment.',
  noTable:
    'There is no such table. It may have been cleared away, or the link is missing a letter.',
  noRecord: 'There is no finished game here.',
  notPlayed: 'Only those who played a game can watch it again.',
};
