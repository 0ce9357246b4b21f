import type { Citation } from '@tischlein/kit';

/** MOW-10: after each cow a card is drawn; only one's own is news. */
export const isRoutine = ({ clause, facts }: Citation): boolean =>
  clause === 'MOW-10' && facts['what'] === 'draw' && facts['shown'] === 'no';
