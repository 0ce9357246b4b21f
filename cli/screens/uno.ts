import * as uno from '@tischlein/games/uno/language';
import type { Eyes, Screen, Style } from '../screen.ts';

const WIDTH = 78;
const MAX_BACKS = 20;

export const unoScreen: Screen<uno.UnoView> = (view, eyes) => {
  const { word, paint } = eyes;
  const head = [
    word('uno.round', { round: view.round }),
    word('uno.pile', { count: view.drawPile }),
    `${view.direction === 'cw' ? '↻' : '↺'} ${word(`uno.${view.direction}`)}`,
  ].join(' · ');
  const lines = [
    paint('dim', head),
    ...view.held.map((_, seat) => seatLine(view, seat, eyes)),
    '',
    openLine(view, eyes),
  ];
  if (view.hand) lines.push('', ...handLines(view, eyes));
  return lines.join('\n');
};

/** A back for every card: how many somebody still holds is what one looks for. */
function seatLine(view: uno.UnoView, seat: number, eyes: Eyes): string {
  const { word, paint, names } = eyes;
  const turn = view.result === null && view.turn === seat;
  const held = view.held[seat]!;
  const backs = '▮'.repeat(Math.min(held, MAX_BACKS));
  const name = paint(turn ? 'yellow' : 'bold', names[seat]!.padEnd(12));
  const facts = [`${backs}${held > 0 ? ' ' : ''}${word('uno.cards', { count: held })}`];
  if (view.options['match'] !== 'single')
    facts.push(word('uno.total', { count: view.totals[seat]! }));
  facts.push(...stateOf(view, seat, eyes));
  return `${turn ? '▸' : ' '} ${name} ${facts.join(' · ')}`;
}

/** What a seat has to do or waits for. */
function stateOf(view: uno.UnoView, seat: number, { word, paint }: Eyes): string[] {
  const list: string[] = [];
  const turn = view.turn === seat;
  if (view.result?.winners.includes(seat)) list.push(paint('green', word('uno.won')));
  if (view.calls.some((call) => call.seat === seat)) list.push(paint('red', word('uno.owes')));
  if (view.sits.includes(seat)) list.push(word('uno.sits'));
  if (view.finishers.includes(seat)) list.push(word('uno.finished'));
  if (turn && view.pendingDraw > 0 && view.choice === null)
    list.push(paint('red', word('uno.sum', { sum: view.pendingDraw })));
  if (turn && view.choice) list.push(word(`uno.choice.${view.choice.kind}`));
  if (turn && view.drawn !== null) list.push(word('uno.drawn'));
  return list;
}

/** The open card, with UNO cards on it, and the color that counts. */
function openLine(view: uno.UnoView, { word, say, paint }: Eyes): string {
  const open = uno.openCard(view);
  const shown = view.discardPile
    .slice(0, view.discardPile.indexOf(open) + 1)
    .map((code) => paint(styleOf(code, view.color), `[${say.card(code)}]`))
    .join(' ');
  const wish = uno.cardOf(open)?.wishes
    ? ` · ${paint(COLORS[view.color], word('uno.color', { color: view.color }))}`
    : '';
  return `${word('uno.open')}  ${shown}${wish}`;
}

const COLORS = { r: 'red', y: 'yellow', g: 'green', b: 'blue' } as const satisfies Record<
  uno.Color,
  Style
>;

const SYMBOL: { readonly [face in uno.Face]?: string } = {
  s: '⊘',
  r: '⇄',
  w: '✱',
  wd: '✱',
  u: '!',
};

/** The code moves are written with, and what the card does as a symbol. */
function cardText(code: string): string {
  const { face = '0', adds = 0 } = uno.cardOf(code) ?? {};
  // A UNO card adds to a sum under UNO-8a only.
  const sum = adds > 0 && face !== 'u' ? `+${adds}` : '';
  return `${code}${SYMBOL[face] ?? ''}${sum}`;
}

/** A black card has the color that was wished with it. */
const styleOf = (code: string, wished: uno.Color): Style =>
  COLORS[uno.cardOf(code)?.color ?? wished];

function handLines(view: uno.UnoView, { word, paint }: Eyes): string[] {
  const title = `${word('uno.hand')}  `;
  const lines: string[] = [];
  let line = title;
  let width = title.length;
  for (const code of view.hand!) {
    const text = cardText(code);
    if (width + text.length + 2 > WIDTH) {
      lines.push(line);
      line = ' '.repeat(title.length);
      width = title.length;
    }
    const color = uno.cardOf(code)?.color;
    line += `${paint(color ? COLORS[color] : 'inverse', text)}  `;
    width += text.length + 2;
  }
  return [...lines, line.trimEnd()];
}
