import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Ledger, type Accounts } from '@tischlein/kit/conformance';
import { parseCreature, ENERGY, KINDS, SIDES } from './cards.ts';
import type { UwoView } from './fields.ts';

/** A creature as a number: its side, and what it is. */
const SIDE = 100;
const formOf = (kind: unknown): number => KINDS.findIndex((each) => each === kind) + 1;

function ledgerOf(seen: View): Ledger {
  const view = seen as UwoView;
  const ledger = new Ledger();
  for (const [square, text] of Object.entries(view.board)) {
    const { side, form } = parseCreature(text)!;
    ledger.set(`on ${square}`, SIDES.indexOf(side) * SIDE + formOf(form));
  }
  for (const square of Object.keys(view.ko)) ledger.set(`out ${square}`, 1);
  view.hand?.forEach((kind) => ledger.add(`hand ${kind}`, 1));
  SIDES.forEach((side, seat) => {
    ledger.set(`held ${seat}`, view.held[side]);
    ledger.set(`deck ${seat}`, view.decks[side]);
    ledger.set(`energy ${seat}`, view.energy[side]);
  });
  const turn = view.duel?.asked ?? SIDES.indexOf(view.turn);
  ledger.set('waits for', view.result === null ? turn : NOBODY);
  return ledger;
}

function enter(ledger: Ledger, { clause, facts }: Citation, reader: Reader): void {
  const seat = Number(facts['seat']);
  const text = (name: string): string => String(facts[name]);
  const squares = (): readonly string[] => facts['squares'] as readonly string[];
  const number = Number(facts['number']);
  const discard = (kind: string): void => {
    ledger.add(`held ${seat}`, -1);
    if (reader === seat) ledger.add(`hand ${kind}`, -1);
  };
  const remove = (square: string): void => {
    ledger.set(`on ${square}`, 0);
    ledger.set(`out ${square}`, 0);
  };
  // What something costs stands on the card, not in the fact; that it is all gone is told (UWO-43).
  const pays = (): void => ledger.open(`energy ${seat}`);
  const morf = (): void => {
    const square = `on ${text('square')}`;
    discard(text('card'));
    ledger.set(square, ledger.get(square) - (ledger.get(square) % SIDE) + formOf(facts['card']));
    pays();
  };
  switch (clause) {
    case 'UWO-12':
      morf();
      return;
    case 'UWO-22':
      morf();
      ledger.open('waits for');
      return;
    case 'UWO-15':
    case 'UWO-51':
      for (const shown of ['on', 'out'])
        ledger.set(`${shown} ${text('goal')}`, ledger.get(`${shown} ${text('square')}`));
      remove(text('square'));
      pays();
      return;
    case 'UWO-20':
      pays();
      ledger.open('waits for');
      return;
    case 'UWO-24':
      if (facts['what'] === 'strike') pays();
      ledger.open('waits for');
      return;
    case 'UWO-21':
      remove(text('square'));
      ledger.open('waits for');
      return;
    case 'UWO-23':
      discard('miss');
      ledger.open('waits for');
      return;
    case 'UWO-25':
      for (const square of squares()) ledger.set(`out ${square}`, 0);
      return;
    case 'UWO-50':
      ledger.set(`out ${text('square')}`, 1);
      return;
    case 'UWO-52':
      for (const square of squares()) ledger.set(`out ${square}`, 1);
      return;
    case 'UWO-54':
      if (facts['what'] === 'save') morf();
      if (facts['what'] === 'boom') squares().forEach(remove);
      if (facts['what'] === 'light') pays();
      ledger.open('waits for');
      return;
    case 'UWO-55':
    case 'UWO-56':
      pays();
      ledger.open('waits for');
      return;
    case 'UWO-10':
      ledger.open('waits for');
      return;
    case 'UWO-14':
      if (reader === seat) {
        ledger.add(`hand ${text('under')}`, -1);
        ledger.add(`hand ${text('card')}`, 1);
      }
      ledger.open('waits for');
      return;
    case 'UWO-11':
      ledger.add(`held ${seat}`, number);
      ledger.add(`deck ${seat}`, -number);
      for (const kind of (facts['cards'] ?? []) as readonly string[]) ledger.add(`hand ${kind}`, 1);
      return;
    case 'UWO-41':
      ledger.add(`energy ${seat}`, -1);
      return;
    case 'UWO-42':
      ledger.claim(`energy ${seat}`, Number(facts['energy']));
      ledger.set(`energy ${seat}`, 0);
      ledger.open('waits for');
      return;
    case 'UWO-43':
      ledger.claim(`energy ${seat}`, 0);
      return;
    case 'UWO-44':
      SIDES.forEach((_, side) => ledger.set(`energy ${side}`, ENERGY));
      ledger.set('waits for', seat);
      return;
    case 'UWO-60':
    case 'UWO-61':
      ledger.set('waits for', NOBODY);
      return;
  }
}

export const accounts: Accounts = { ledgerOf, enter };
