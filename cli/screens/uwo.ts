import * as uwo from '@tischlein/games/uwo/language';
import type { Eyes, Screen, Style } from '../screen.ts';

/** The gnorfs' first row is the lowest. */
const ROWS = [...uwo.ROW_NAMES].reverse();
/** Five squares beside each other fill a line of 80. */
const CELL = 14;

/** Green and purple where there are colours, G and P everywhere. */
const COLOUR: Readonly<Record<uwo.Side, Style>> = { gnorf: 'green', pnorf: 'magenta' };
const LETTER: Readonly<Record<uwo.Side, string>> = { gnorf: 'G', pnorf: 'P' };
const KNOCKED_OUT = '✗';

const SYMBOL: Readonly<Record<uwo.Kind, string>> = {
  fist: '♣',
  pistol: '¬',
  ball: '●',
  tank: '■',
  bunker: '▲',
  bazooka: '»',
  rider: '♞',
  dynamite: '✱',
  miss: '∅',
};

export const uwoScreen: Screen<uwo.UwoView> = (view, eyes) => {
  const lines = [
    sideLine(view, 'pnorf', eyes),
    ...fieldLines(view, eyes),
    sideLine(view, 'gnorf', eyes),
    ...knockOutLines(view, eyes),
    ...duelLine(view, eyes),
  ];
  if (view.hand) lines.push(`${eyes.word('uwo.hand')}  ${cards(view.hand, eyes)}`);
  if (view.bottom.length > 0)
    lines.push(eyes.paint('dim', `${eyes.word('uwo.bottom')}  ${cards(view.bottom, eyes)}`));
  return lines.join('\n');
};

/** What the book shows: the field as a game begins, and a card with its signs. */
export const uwoDrawings: { readonly [clause: string]: Screen<uwo.UwoView> } = {
  'UWO-1': (view, eyes) => fieldLines(view, eyes).join('\n'),
  'UWO-3': cardText,
};

const BOLT = 'ϟ';
const EXAMPLE = 'tank';

/** A card of the table's catalogue, in the order of the signs on it. */
function cardText({ options }: uwo.UwoView, eyes: Eyes): string {
  const { word, say } = eyes;
  const { walk, attack, shield } = uwo.catalogueOf(options['catalogue']!).kinds[EXAMPLE];
  const number = (value: number | undefined, energy = 0) =>
    `${value ?? '–'} ${BOLT.repeat(energy)}`;
  const rows = [
    [word('uwo.foot'), number(walk?.squares, walk?.energy)],
    [word('uwo.star'), number(attack?.reach, attack?.energy)],
    [word('uwo.shield'), shield.map((kind) => say.card(kind)).join(', ') || '–'],
  ] as const;
  const wide = Math.max(...rows.map(([sign]) => sign.length));
  const lines = [
    cards([EXAMPLE], eyes),
    ...rows.map(([sign, text]) => `${sign.padEnd(wide)}  ${text}`),
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = `  +${'-'.repeat(width + 2)}+`;
  return [edge, ...lines.map((line) => `  | ${line.padEnd(width)} |`), edge].join('\n');
}

function sideLine(view: uwo.UwoView, side: uwo.Side, { word, paint, names }: Eyes): string {
  const seat = uwo.SIDES.indexOf(side);
  const energy = view.energy[side];
  const creatures = uwo.armyOf(view, side).length;
  const turn = view.result === null && view.turn === side;
  const facts = [
    `${'●'.repeat(energy)}${'○'.repeat(uwo.ENERGY - energy)} ${word('uwo.energy', { count: energy })}`,
    word('uwo.creatures', { count: creatures }),
    word('uwo.held', { count: view.held[side] }),
    word('uwo.deck', { count: view.decks[side] }),
  ];
  const name = paint(COLOUR[side], `${LETTER[side]} ${names[seat]!.padEnd(10)}`);
  return `${turn ? '▸' : ' '} ${name} ${facts.join(' · ')}`;
}

/** Each square is one line high: with the hands and the moves, a table fits into 24 lines. */
function fieldLines(view: uwo.UwoView, eyes: Eyes): string[] {
  const edge = `  ${uwo.COLUMN_NAMES.map(() => `+${'-'.repeat(CELL)}`).join('')}+`;
  const letters = `  ${uwo.COLUMN_NAMES.map((column) => ` ${column.padStart(CELL / 2).padEnd(CELL)}`).join('')}`;
  const rows = ROWS.map((row) => {
    const cells = uwo.COLUMN_NAMES.map((column) => cellOf(view, `${column}${row}`, eyes));
    return `${row} ${cells.map((cell) => `|${cell}`).join('')}|`;
  });
  return [edge, ...rows, edge, letters.trimEnd()];
}

/** By the name moves are written with: the side, the form, the cards below it, and marks for knock-out and duel. */
function cellOf(view: uwo.UwoView, square: string, { paint }: Eyes): string {
  const creature = uwo.creatureAt(view, square);
  if (!creature) return paint('dim', '.'.padStart(CELL / 2).padEnd(CELL));
  const { side, form } = creature;
  const below = view.stacks[square]?.length ?? 0;
  const marks = [below > 0 ? `+${below}` : '', square in view.ko ? KNOCKED_OUT : ''].join('');
  const text = `${LETTER[side]}${SYMBOL[form]}${form}${marks}${markInDuel(view, square)}`;
  return paint(square in view.ko ? 'yellow' : COLOUR[side], text.padEnd(CELL));
}

function markInDuel({ duel }: uwo.UwoView, square: string): string {
  if (duel === null) return '';
  if (duel.centre === square) return '*';
  return duel.attacker === square ? '>' : duel.target === square ? '<' : '';
}

/** Whose turns end a knock-out, in words. */
function knockOutLines({ ko }: uwo.UwoView, { word, paint }: Eyes): string[] {
  return Object.entries(ko).map(([square, clock]) => {
    const ends = 'turnEnds' in clock;
    const count = ends ? clock.turnEnds : clock.turnBegins;
    const key = ends ? 'uwo.koEnds' : 'uwo.koBegins';
    return paint('yellow', `  ${KNOCKED_OUT} ${word(key, { square, side: clock.until, count })}`);
  });
}

function duelLine({ duel }: uwo.UwoView, { word, paint, names }: Eyes): string[] {
  if (duel === null) return [];
  const text = word(`uwo.${duel.stage}`, {
    attacker: duel.attacker ?? '',
    target: duel.target ?? '',
    centre: duel.centre ?? '',
    name: names[duel.asked]!,
  });
  return [paint('bold', `  ${text}`)];
}

/** The name in moves, and in the reader's language where that is another. */
const cards = (kinds: readonly uwo.Kind[], { say }: Eyes): string =>
  kinds
    .map((kind) => (say.card(kind) === kind ? kind : `${kind} (${say.card(kind)})`))
    .map((name, i) => `${SYMBOL[kinds[i]!]}${name}`)
    .join('  ');
