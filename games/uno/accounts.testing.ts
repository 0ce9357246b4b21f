import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Book, type Accounts } from '@tischlein/kit/conformance';
import { COLORS, kindOf, COLOR_OF, BLACK } from './cards.ts';
import type { UnoView } from './view.ts';

function bookOf(seen: View): Book {
  const view = seen as UnoView;
  const book = new Book();
  view.held.forEach((held, seat) => book.set(`held ${seat}`, held));
  view.hand?.forEach((code) => book.add(`hand ${code}`, 1));
  view.totals.forEach((total, seat) => book.set(`total ${seat}`, total));
  view.discardPile.forEach((code) => book.add(`laid ${code}`, 1));
  view.finishers.forEach((seat) => book.set(`finished ${seat}`, 1));
  book.set('pile', view.drawPile);
  book.set('round', view.round);
  book.set('sum', view.pendingDraw);
  book.set('color', COLORS.indexOf(view.color));
  book.set('direction', view.direction === 'cw' ? 1 : -1);
  book.set('waits for', view.result === null ? view.turn : NOBODY);
  return book;
}

/** Facts that say a card was played. */
const PLAYED = ['lay', 'play', 'fend'];

function enter(book: Book, { clause, facts }: Citation, reader: Reader): void {
  const what = facts['what'];
  const seat = Number(facts['seat']);
  const card = typeof facts['card'] === 'string' ? facts['card'] : null;
  if (PLAYED.includes(String(what))) return enterPlayed(book, { seat, card: card! }, reader);
  if (clause === 'UNO-15' || clause === 'UNO-0') return enterRound(book, clause, facts);
  if (what === 'hand') {
    const to = Number(facts['to']);
    book.add(`held ${seat}`, -1);
    book.add(`held ${to}`, 1);
    if (reader === seat) book.add(`hand ${card}`, -1);
    if (reader === to) book.add(`hand ${card}`, 1);
    // Who gets a card plays on (UNO-23); who gives the last one may have to draw, and the second one ends the choice.
    book.open('waits for', 'direction', 'finished ', 'color');
  } else if (what === 'draw')
    enterDrawn(book, { seat, number: 1, cards: card === null ? [] : [card] });
  else if ('number' in facts) {
    const cards = (facts['cards'] ?? []) as readonly string[];
    enterDrawn(book, { seat, number: Number(facts['number']), cards });
  }
  switch (clause) {
    case 'UNO-4':
      book.set('direction', facts['direction'] === 'cw' ? 1 : -1);
      return;
    case 'UNO-9':
      book.set(
        'color',
        COLORS.findIndex((color) => color === facts['color']),
      );
      return;
    case 'UNO-13a':
      book.open('held ', 'hand ', 'waits for', 'finished ');
      return;
    case 'UNO-14':
      if (what === 'shuffle') book.open('pile', 'laid ');
      if (what === 'stuck') book.open('waits for');
      return;
  }
  if (what === 'sum') {
    book.set('sum', Number(facts['sum']));
    book.set('waits for', seat);
  } else if (what === 'take') {
    book.set('sum', 0);
    book.open('waits for', 'finished ');
  } else if (['sit', 'pass', 'keep'].includes(String(what)) || clause === 'UNO-13a-1')
    book.open('waits for', 'direction');
  else if (what === 'waits' || clause === 'UNO-22') book.set(`finished ${seat}`, 1);
  else if (clause === 'UNO-23') book.set(`finished ${seat}`, 0);
}

function enterPlayed(book: Book, { seat, card }: { seat: number; card: string }, reader: Reader) {
  const color = COLOR_OF[kindOf(card)!]!;
  book.add(`held ${seat}`, -1);
  if (reader === seat) book.add(`hand ${card}`, -1);
  book.add(`laid ${card}`, 1);
  if (color !== BLACK) book.set('color', color);
  book.open('waits for');
}

function enterDrawn(
  book: Book,
  { seat, number, cards }: { seat: number; number: number; cards: readonly string[] },
): void {
  book.add(`held ${seat}`, number);
  book.add('pile', -number);
  for (const card of cards) book.add(`hand ${card}`, 1);
}

/** The end of a round: its sum, its points, its winners; then a new one (UNO-0) or the end (UNO-15). */
function enterRound(book: Book, clause: string, facts: Citation['facts']): void {
  const seat = Number(facts['seat']);
  switch (facts['what']) {
    case 'sum':
      enterDrawn(book, { seat, number: Number(facts['number']), cards: [] });
      book.open('hand ');
      return;
    case 'points':
      book.add(`total ${seat}`, Number(facts['points']));
      book.claim(`total ${seat}`, Number(facts['total']));
      return;
    case 'won':
      book.open('pile', 'laid ', 'sum', 'direction', 'color', 'finished ', 'hand ');
      book.set('waits for', NOBODY);
      return;
  }
  if (clause !== 'UNO-0') return;
  book.open('held ', 'hand ', 'pile', 'laid ', 'sum', 'direction', 'color', 'finished ');
  book.add('round', 1);
  book.claim('round', Number(facts['round']));
  book.set('waits for', seat);
}

export const accounts: Accounts = { bookOf, enter };
