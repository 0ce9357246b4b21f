import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Book, type Accounts } from '@tischlein/kit/conformance';
import { parseCreature } from './creature.ts';
import { ENERGY, KINDS, SIDES } from './kinds.ts';
import type { UwoView } from './view.ts';

/** A creature as a number: its side, and what it is. */
const SIDE = 100;
const formOf = (kind: unknown): number => KINDS.findIndex((each) => each === kind) + 1;

function bookOf(seen: View): Book {
  const view = seen as UwoView;
  const book = new Book();
  for (const [square, text] of Object.entries(view.board)) {
    const { side, form } = parseCreature(text)!;
    book.set(`on ${square}`, SIDES.indexOf(side) * SIDE + formOf(form));
  }
  for (const square of Object.keys(view.ko)) book.set(`out ${square}`, 1);
  view.hand?.forEach((kind) => book.add(`hand ${kind}`, 1));
  SIDES.forEach((side, seat) => {
    book.set(`held ${seat}`, view.held[side]);
    book.set(`deck ${seat}`, view.decks[side]);
    book.set(`energy ${seat}`, view.energy[side]);
  });
  const turn = view.duel?.asked ?? SIDES.indexOf(view.turn);
  book.set('waits for', view.result === null ? turn : NOBODY);
  return book;
}

function enter(book: Book, { clause, facts }: Citation, reader: Reader): void {
  const seat = Number(facts['seat']);
  const text = (name: string): string => String(facts[name]);
  const squares = (): readonly string[] => facts['squares'] as readonly string[];
  const number = Number(facts['number']);
  const discard = (kind: string): void => {
    book.add(`held ${seat}`, -1);
    if (reader === seat) book.add(`hand ${kind}`, -1);
  };
  const remove = (square: string): void => {
    book.set(`on ${square}`, 0);
    book.set(`out ${square}`, 0);
  };
  // What something costs stands on the card, not in the fact; that it is all gone is told (UWO-43).
  const pays = (): void => book.open(`energy ${seat}`);
  const morf = (): void => {
    const square = `on ${text('square')}`;
    discard(text('card'));
    book.set(square, book.get(square) - (book.get(square) % SIDE) + formOf(facts['card']));
    pays();
  };
  switch (clause) {
    case 'UWO-12':
      morf();
      return;
    case 'UWO-22':
      morf();
      book.open('waits for');
      return;
    case 'UWO-15':
    case 'UWO-51':
      for (const shown of ['on', 'out'])
        book.set(`${shown} ${text('goal')}`, book.get(`${shown} ${text('square')}`));
      remove(text('square'));
      pays();
      return;
    case 'UWO-20':
      pays();
      book.open('waits for');
      return;
    case 'UWO-24':
      if (facts['what'] === 'strike') pays();
      book.open('waits for');
      return;
    case 'UWO-21':
      remove(text('square'));
      book.open('waits for');
      return;
    case 'UWO-23':
      discard('miss');
      book.open('waits for');
      return;
    case 'UWO-25':
      for (const square of squares()) book.set(`out ${square}`, 0);
      return;
    case 'UWO-50':
      book.set(`out ${text('square')}`, 1);
      return;
    case 'UWO-52':
      for (const square of squares()) book.set(`out ${square}`, 1);
      return;
    case 'UWO-54':
      if (facts['what'] === 'save') morf();
      if (facts['what'] === 'boom') squares().forEach(remove);
      if (facts['what'] === 'light') pays();
      book.open('waits for');
      return;
    case 'UWO-55':
    case 'UWO-56':
      pays();
      book.open('waits for');
      return;
    case 'UWO-10':
      book.open('waits for');
      return;
    case 'UWO-14':
      if (reader === seat) {
        book.add(`hand ${text('under')}`, -1);
        book.add(`hand ${text('card')}`, 1);
      }
      book.open('waits for');
      return;
    case 'UWO-11':
      book.add(`held ${seat}`, number);
      book.add(`deck ${seat}`, -number);
      for (const kind of (facts['cards'] ?? []) as readonly string[]) book.add(`hand ${kind}`, 1);
      return;
    case 'UWO-41':
      book.add(`energy ${seat}`, -1);
      return;
    case 'UWO-42':
      book.claim(`energy ${seat}`, Number(facts['energy']));
      book.set(`energy ${seat}`, 0);
      book.open('waits for');
      return;
    case 'UWO-43':
      book.claim(`energy ${seat}`, 0);
      return;
    case 'UWO-44':
      SIDES.forEach((_, side) => book.set(`energy ${side}`, ENERGY));
      book.set('waits for', seat);
      return;
    case 'UWO-60':
    case 'UWO-61':
      book.set('waits for', NOBODY);
      return;
  }
}

export const accounts: Accounts = { bookOf, enter };
