import type { View } from '@tischlein/kit';
import { readView, type Zone } from '@tischlein/rules/reading';
import type { Eyes, Screen } from '../screen.ts';

/** Any game, from its view alone: who sits there with what, what lies on the table, and the own hand. */
export const plainScreen: Screen = (view: View, eyes) => {
  const { hand, seats, zones } = readView(view);
  const { turn } = view as { readonly turn?: number };
  const { names, paint, word } = eyes;
  const people = seats.map((own, seat) => {
    const name = paint(seat === view.seat ? 'bold' : 'dim', names[seat] ?? `#${seat + 1}`);
    return [`${seat === turn ? '▸' : ' '} ${name}`, ...own.map((zone) => zoneText(zone, eyes))];
  });
  return [
    ...people.map((parts) => parts.join('  ')),
    ...zones.map((zone) => zoneText(zone, eyes)),
    ...(hand === null ? [] : [`${paint('bold', word('plain.hand'))}  ${tilesText(hand, eyes)}`]),
  ].join('\n');
};

const zoneText = ({ name, tiles }: Zone, eyes: Eyes): string =>
  `${eyes.paint('dim', nameOf(name, eyes.say))} ${tilesText(tiles, eyes)}`;

/** The code a move is written with, and the card's name where it has one. */
const tilesText = (tiles: Zone['tiles'], { say }: Eyes): string =>
  tiles.map((tile) => `[${tileText(tile, say)}]`).join(' ');

function tileText(tile: string | number, say: Eyes['say']): string {
  if (typeof tile === 'number') return String(tile);
  const name = nameOf(tile, say);
  return name === tile ? tile : `${tile} ${name}`;
}

/** Not every text in a view is a card; some name a message that needs values, and filling it throws. */
function nameOf(tile: string, say: Eyes['say']): string {
  try {
    return say.card(tile);
  } catch {
    return tile;
  }
}
