import { SENTENCES, type Problem } from '@tischlein/table';

/** Programs read the server's own sentences; people need some of them in other words. */
export const faults: Record<Problem, string> = {
  ...SENTENCES,
  cookies:
    'This browser keeps no cookies, so the server can’t recognise you. Allow them for this page and reload it.',
  badRequest: 'The server couldn’t make sense of that. Reloading the page may help.',
  noAddress: 'The server does not know this address.',
  nobody: 'The server doesn’t know you yet. Reload the page to come in.',
  noHello: 'The table does not see you yet. Please try again in a moment.',
  noTable:
    'There is no such table. It may have been cleared away, or the link is missing a letter.',
  noRecord: 'There is no finished game here.',
  notPlayed: 'Only those who played a game can watch it again.',
};
