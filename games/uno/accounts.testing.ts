import { NOBODY, type Citation, type Reader, type View } from '@tischlein/kit';
import { Ledger, type Accounts } from '@tischlein/kit/conformance';
import { COLORS, kindOf, COLOR_OF, BLACK } from './cards.ts';
import type { UnoView } from './fields.ts';

function ledgerOf(seen: View): Ledger {
  const view = seen as UnoView;
  const ledger = new Ledger();
  view.held.forEach((held, seat) => ledger.set(`held ${seat}`, held));
  view.hand?.forEach((code) => ledger.add(`hand ${code}`, 1));
  view.totals.forEach((total, seat) => ledger.set(`total ${seat}`, total));
  view.discardPile.forEach((code) => ledger.add(`laid ${code}`, 1));
  view.finishers.forEach((seat) => ledger.set(`finished ${seat}`, 1));
  ledger.set('pile', view.drawPile);
  ledger.set('round', view.round);
  ledger.set('sum', view.pendingDraw);
  ledger.set('color', COLORS.indexOf(view.color));
  ledger.set('direction', view.direction === 'cw' ? 1 : -1);
  ledger.set('waits for', view.result === null ? view.turn : NOBODY);
  return ledger;
}

/** Facts that say a card was played. */
const PLAYED = ['lay', 'play', 'fend'];

function enter(ledger: Ledger, { clause, facts }: Citation, reader: Reader): void {
  const what = facts['what'];
  const seat = Number(facts['seat']);
  const card = typeof facts['card'] === 'string' ? facts['card'] : null;
  if (PLAYED.includes(String(what))) return enterPlayed(ledger, { seat, card: card! }, reader);
  if (clause === 'UNO-15' || clause === 'UNO-0') return enterRound(ledger, clause, facts);
  if (what === 'hand') {
    const to = Number(facts['to']);
    ledger.add(`held ${seat}`, -1);
    ledger.add(`held ${to}`, 1);
    if (reader === seat) ledger.add(`hand ${card}`, -1);
    if (reader === to) ledger.add(`hand ${card}`, 1);
    // Who gets a card plays on (UNO-23); who gives the last one may have to draw, and the second one ends the choice.
    ledger.open('waits for', 'direction', 'finished ', 'color');
  } else if (what === 'draw')
    enterDrawn(ledger, { seat, number: 1, cards: card === null ? [] : [card] });
  else if ('number' in facts) {
    const cards = (facts['cards'] ?? []) as readonly string[];
    enterDrawn(ledger, { seat, number: Number(facts['number']), cards });
  }
  switch (clause) {
    case 'UNO-4':
      ledger.set('direction', facts['direction'] === 'cw' ? 1 : -1);
      return;
    case 'UNO-9':
      ledger.set(
        'color',
        COLORS.findIndex((color) => color === facts['color']),
      );
      return;
    case 'UNO-13a':
      ledger.open('held ', 'hand ', 'waits for', 'finished ');
      return;
    case 'UNO-14':
      if (what === 'shuffle') ledger.open('pile', 'laid ');
      if (what === 'stuck') ledger.open('waits for');
      return;
  }
  if (what === 'sum') {
    ledger.set('sum', Number(facts['sum']));
    ledger.set('waits for', seat);
  } else if (what === 'take') {
    ledger.set('sum', 0);
    ledger.open('waits for', 'finished ');
  } else if (['sit', 'pass', 'keep'].includes(String(what)) || clause === 'UNO-13a-1')
    ledger.open('waits for', 'direction');
  else if (what === 'waits' || clause === 'UNO-22') ledger.set(`finished ${seat}`, 1);
  else if (clause === 'UNO-23') ledger.set(`finished ${seat}`, 0);
}

function enterPlayed(
  ledger: Ledger,
  { seat, card }: { seat: number; card: string },
  reader: Reader,
) {
  const color = COLOR_OF[kindOf(card)!]!;
  ledger.add(`held ${seat}`, -1);
  if (reader === seat) ledger.add(`hand ${card}`, -1);
  ledger.add(`laid ${card}`, 1);
  if (color !== BLACK) ledger.set('color', color);
  ledger.open('waits for');
}

function enterDrawn(
  ledger: Ledger,
  { seat, number, cards }: { seat: number; number: number; cards: readonly string[] },
): void {
  ledger.add(`held ${seat}`, number);
  ledger.add('pile', -number);
  for (const card of cards) ledger.add(`hand ${card}`, 1);
}

/** The end of a round: its sum, its points, its winners; then a new one (UNO-0) or the end (UNO-15). */
function enterRound(ledger: Ledger, clause: string, facts: Citation['facts']): void {
  const seat = Number(facts['seat']);
  switch (facts['what']) {
    case 'sum':
      enterDrawn(ledger, { seat, number: Number(facts['number']), cards: [] });
      ledger.open('hand ');
      return;
    case 'points':
      ledger.add(`total ${seat}`, Number(facts['points']));
      ledger.claim(`total ${seat}`, Number(facts['total']));
      return;
    case 'won':
      ledger.open('pile', 'laid ', 'sum', 'direction', 'color', 'finished ', 'hand ');
      ledger.set('waits for', NOBODY);
      return;
  }
  if (clause !== 'UNO-0') return;
  ledger.open('held ', 'hand ', 'pile', 'laid ', 'sum', 'direction', 'color', 'finished ');
  ledger.add('round', 1);
  ledger.claim('round', Number(facts['round']));
  ledger.set('waits for', seat);
}

export const accounts: Accounts = { ledgerOf, enter };
