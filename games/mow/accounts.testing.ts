import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Ledger, type Accounts } from '@tischlein/kit/conformance';
import { cowOf, fliesOf, type MowTold, type MowView } from './language.ts';

/** MOW-3, written again: what is told is held against the clauses, not against the code. */
const HAND_SIZE = 5;

function ledgerOf(seen: View): Ledger {
  const view = seen as MowView;
  const ledger = new Ledger();
  view.held.forEach((held, seat) => ledger.set(`held ${seat}`, held));
  view.hand?.forEach((code) => ledger.add(`hand ${code}`, 1));
  view.herds.forEach((herd, i) =>
    herd.forEach((code) => ledger.add(`herd ${i} ${cowOf(code).code}`, 1)),
  );
  view.stables.forEach((stable, seat) => {
    ledger.set(`stable ${seat}`, stable.length);
    ledger.set(`flies ${seat}`, fliesOf(stable));
  });
  view.totals.forEach((total, seat) => ledger.set(`total ${seat}`, total));
  ledger.set('seats', view.seats);
  ledger.set('pile', view.pile);
  ledger.set('served', view.herd);
  ledger.set('round', view.round);
  ledger.set('direction', view.direction === 'cw' ? 1 : -1);
  ledger.set('waits for', view.result === null ? view.turn : NOBODY);
  return ledger;
}

/** MOW-10: the next seat by the arrow; for two the other one, and the next herd (MOW-40, MOW-42). */
function goOn(ledger: Ledger, from: { seat: number; served: number }): void {
  const seats = ledger.get('seats');
  const step = ledger.get('direction');
  ledger.set('waits for', (from.seat + step + seats) % seats);
  if (seats === 2) ledger.set('served', (from.served + step + 3) % 3);
}

function enter(ledger: Ledger, cited: Citation, reader: Reader): void {
  const fact = cited as MowTold;
  const { facts } = fact;
  const served = ledger.get('served');
  const herd = `herd ${served} `;
  if ('what' in facts && facts.what === 'add') {
    ledger.add(`held ${facts.seat}`, -1);
    if (facts.seat === reader) ledger.add(`hand ${facts.card}`, -1);
    ledger.add(`${herd}${facts.card}`, 1);
    if (fact.clause === 'MOW-33') {
      ledger.add(`${herd}${fact.facts.under}`, -1);
      ledger.add(`held ${facts.seat}`, 1);
      if (facts.seat === reader) ledger.add(`hand ${fact.facts.under}`, 1);
    }
    goOn(ledger, { seat: facts.seat, served });
    return;
  }
  switch (fact.clause) {
    case 'MOW-10':
      if (fact.facts.what !== 'draw') return;
      ledger.add(`held ${fact.facts.seat}`, fact.facts.number);
      ledger.add('pile', -fact.facts.number);
      for (const code of fact.facts.cards ?? []) ledger.add(`hand ${code}`, 1);
      return;
    case 'MOW-12':
    case 'MOW-41': {
      const { seat, cows, flies } = fact.facts;
      ledger.claim('waits for', seat);
      if (ledger.sum(herd) !== cows) ledger.claim(`cows of herd ${served}`, cows);
      ledger.clear(herd);
      ledger.add(`stable ${seat}`, cows);
      ledger.add(`flies ${seat}`, flies);
      return;
    }
    case 'MOW-23':
      // It was told after the cow was added: the way on is the other one.
      ledger.set('direction', fact.facts.direction === 'cw' ? 1 : -1);
      goOn(ledger, { seat: fact.facts.seat, served: servedBefore(ledger) });
      return;
    case 'MOW-34':
      ledger.set('waits for', fact.facts.next);
      return;
    case 'MOW-35':
      if (fact.facts.what === 'pile') ledger.claim('pile', 0);
      else {
        ledger.add(`total ${fact.facts.seat}`, fact.facts.flies);
        ledger.claim(`total ${fact.facts.seat}`, fact.facts.total);
      }
      return;
    case 'MOW-37':
      goOn(ledger, { seat: fact.facts.seat, served });
      return;
    case 'MOW-3':
      ledger.add('round', 1);
      ledger.claim('round', fact.facts.round);
      for (let seat = 0; seat < ledger.get('seats'); seat++) ledger.set(`held ${seat}`, HAND_SIZE);
      ledger.clear('stable ');
      ledger.clear('flies ');
      ledger.clear('herd ');
      ledger.open('hand ', 'pile');
      ledger.set('served', 0);
      ledger.set('direction', 1);
      ledger.set('waits for', fact.facts.seat);
      return;
    case 'MOW-36':
      ledger.clear('held ');
      ledger.clear('hand ');
      ledger.open('stable ', 'flies ', 'served', 'direction');
      ledger.set('waits for', NOBODY);
      return;
  }
}

/** The herd the arrow was turned at: with two, the step on has been made already, the other way round. */
const servedBefore = (ledger: Ledger): number =>
  ledger.get('seats') === 2 ? (ledger.get('served') + ledger.get('direction') + 3) % 3 : 0;

export const accounts: Accounts = { ledgerOf, enter };
