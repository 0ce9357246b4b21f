import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Book, type Accounts } from '@tischlein/kit/conformance';
import { cowOf, fliesOf, type MowTold, type MowView } from './language.ts';

const HAND_SIZE = 5;

function bookOf(seen: View): Book {
  const view = seen as MowView;
  const book = new Book();
  view.held.forEach((held, seat) => book.set(`held ${seat}`, held));
  view.hand?.forEach((code) => book.add(`hand ${code}`, 1));
  view.herds.forEach((herd, i) =>
    herd.forEach((code) => book.add(`herd ${i} ${cowOf(code).code}`, 1)),
  );
  view.stables.forEach((stable, seat) => {
    book.set(`stable ${seat}`, stable.length);
    book.set(`flies ${seat}`, fliesOf(stable));
  });
  view.totals.forEach((total, seat) => book.set(`total ${seat}`, total));
  book.set('seats', view.seats);
  book.set('pile', view.pile);
  book.set('served', view.herd);
  book.set('round', view.round);
  book.set('direction', view.direction === 'cw' ? 1 : -1);
  book.set('waits for', view.result === null ? view.turn : NOBODY);
  return book;
}

/** MOW-10: the next seat by the arrow; for two the other one, and the next herd (MOW-40, MOW-42). */
function goOn(book: Book, from: { seat: number; served: number }): void {
  const seats = book.get('seats');
  const step = book.get('direction');
  book.set('waits for', (from.seat + step + seats) % seats);
  if (seats === 2) book.set('served', (from.served + step + 3) % 3);
}

function enter(book: Book, cited: Citation, reader: Reader): void {
  const fact = cited as MowTold;
  const { facts } = fact;
  const served = book.get('served');
  const herd = `herd ${served} `;
  if ('what' in facts && facts.what === 'add') {
    book.add(`held ${facts.seat}`, -1);
    if (facts.seat === reader) book.add(`hand ${facts.card}`, -1);
    book.add(`${herd}${facts.card}`, 1);
    if (fact.clause === 'MOW-33') {
      book.add(`${herd}${fact.facts.under}`, -1);
      book.add(`held ${facts.seat}`, 1);
      if (facts.seat === reader) book.add(`hand ${fact.facts.under}`, 1);
    }
    goOn(book, { seat: facts.seat, served });
    return;
  }
  switch (fact.clause) {
    case 'MOW-10':
      if (fact.facts.what !== 'draw') return;
      book.add(`held ${fact.facts.seat}`, fact.facts.number);
      book.add('pile', -fact.facts.number);
      for (const code of fact.facts.cards ?? []) book.add(`hand ${code}`, 1);
      return;
    case 'MOW-12':
    case 'MOW-41': {
      const { seat, cows, flies } = fact.facts;
      book.claim('waits for', seat);
      if (book.sum(herd) !== cows) book.claim(`cows of herd ${served}`, cows);
      book.clear(herd);
      book.add(`stable ${seat}`, cows);
      book.add(`flies ${seat}`, flies);
      return;
    }
    case 'MOW-23':
      // It was told after the cow was added: the way on is the other one.
      book.set('direction', fact.facts.direction === 'cw' ? 1 : -1);
      goOn(book, { seat: fact.facts.seat, served: servedBefore(book) });
      return;
    case 'MOW-34':
      book.set('waits for', fact.facts.next);
      return;
    case 'MOW-35':
      if (fact.facts.what === 'pile') book.claim('pile', 0);
      else {
        book.add(`total ${fact.facts.seat}`, fact.facts.flies);
        book.claim(`total ${fact.facts.seat}`, fact.facts.total);
      }
      return;
    case 'MOW-37':
      goOn(book, { seat: fact.facts.seat, served });
      return;
    case 'MOW-3':
      book.add('round', 1);
      book.claim('round', fact.facts.round);
      for (let seat = 0; seat < book.get('seats'); seat++) book.set(`held ${seat}`, HAND_SIZE);
      book.clear('stable ');
      book.clear('flies ');
      book.clear('herd ');
      book.open('hand ', 'pile');
      book.set('served', 0);
      book.set('direction', 1);
      book.set('waits for', fact.facts.seat);
      return;
    case 'MOW-36':
      book.clear('held ');
      book.clear('hand ');
      book.open('stable ', 'flies ', 'served', 'direction');
      book.set('waits for', NOBODY);
      return;
  }
}

/** The herd the arrow was turned at: with two, the step on has been made already, the other way round. */
const servedBefore = (book: Book): number =>
  book.get('seats') === 2 ? (book.get('served') + book.get('direction') + 3) % 3 : 0;

export const accounts: Accounts = { bookOf, enter };
