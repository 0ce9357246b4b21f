import * as mow from '@tischlein/games/mow/language';
import type { Eyes, Screen } from '../screen.ts';

export const mowScreen: Screen<mow.MowView> = (view, eyes) => {
  const { word, paint } = eyes;
  const head = [
    word('mow.round', { round: view.round }),
    word('mow.pile', { count: view.pile }),
    `${view.direction === 'cw' ? '↻' : '↺'} ${word(`mow.${view.direction}`)}`,
  ].join(' · ');
  const lines = [
    paint('dim', head),
    ...view.totals.map((_, seat) => seatLine(view, seat, eyes)),
    '',
  ];
  lines.push(...view.herds.map((_, i) => herdLine(view, i, eyes)));
  if (view.hand)
    lines.push(
      '',
      `${word('mow.hand')}  ${view.hand.map((code) => cardText(code, eyes)).join('  ')}`,
    );
  return lines.join('\n');
};

function seatLine(view: mow.MowView, seat: number, { word, paint, names }: Eyes): string {
  const turn = view.result === null && view.turn === seat;
  const facts = [
    word('mow.cards', { count: view.held[seat]! }),
    mow.isClosed(view)
      ? word('mow.closedStable', { count: view.stables[seat]!.length })
      : word('mow.stable', { count: mow.fliesOf(view.stables[seat]!) }),
    word('mow.total', { count: view.totals[seat]! }),
  ];
  const name = names[seat]!.padEnd(12);
  return `${turn ? '▸' : ' '} ${paint(turn ? 'yellow' : 'bold', name)} ${facts.join(' · ')}`;
}

/** The cows from low to high; a missing number between two is a gap in which its number stands. */
function herdLine(view: mow.MowView, herd: number, eyes: Eyes): string {
  const { word, paint } = eyes;
  const cards = view.herds[herd]!;
  const title =
    view.herds.length === 1 ? word('mow.herd') : word('mow.herdNumber', { number: herd + 1 });
  const served =
    view.herds.length > 1 && herd === view.herd ? paint('yellow', ` (${word('mow.served')})`) : '';
  if (cards.length === 0) return `${title}${served}  ${paint('dim', word('mow.empty'))}`;
  const parts: string[] = [];
  let last: number | undefined;
  for (const code of cards) {
    const place = mow.cowOf(code).place!;
    for (let gap = (last ?? place) + 1; gap < place; gap++) parts.push(paint('dim', `·${gap}·`));
    parts.push(cardText(code, eyes));
    last = place;
  }
  const flies = paint('dim', `(${word('mow.flies', { count: mow.fliesOf(cards) })})`);
  return `${title}${served}  ‹ ${parts.join('  ')} ›  ${flies}`;
}

const SYMBOL: Readonly<Record<mow.CowKind, string>> = {
  cow: '',
  blocker: '▌',
  acrobat: '▲',
  slowpoke: '…',
  thin: '│',
  milk: '○',
  calf: '°',
  mad: '✱',
};

/** A card by its code, special cows with a symbol; the more flies, the louder. */
function cardText(code: string, { paint }: Eyes): string {
  const { flies, kind } = mow.cowOf(code);
  const text = `${SYMBOL[kind]}${code}`;
  if (flies === 0) return paint('green', text);
  if (flies === 5) return paint('magenta', text);
  return flies === 1 ? text : paint(flies === 2 ? 'yellow' : 'red', text);
}
