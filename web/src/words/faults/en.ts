import { SENTENCES, type Problem } from '@tischlein/table';

/** Programs read the server's own sentences; people need some of them in other words. */
export const faults: Record<Problem, string> = {
  ...SENTENCES,
  badRequest: 'The server could not make sense of that. Loading the page again may help.',
  noAddress: 'The server does not know this address.',
  nobody: 'The server does not know you yet. Loading the page again lets you in.',
  noHello: 'The table does not see you yet. Please try again in a moment.',
  noTable:
    'There is no such table. It may have been cleared away, or a letter is missing in the link.',
  noRecord: 'There is no finished game here.',
  notPlayed: 'Only those who played a game may look at it again.',
};
