import type { View } from '@tischlein/kit';
import { countOf, inkOf, PIPS, readView, type Zone } from '@tischlein/rules/reading';
import type { Eyes, Screen } from '../screen.ts';

/** Any game, from its view alone: who sits there with what, what lies on the table, and the own hand. */
export const plainScreen: Screen = (view: View, eyes) => {
  const { hand, seats, zones } = readView(view, eyes.say.zones);
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

const zoneText = (zone: Zone, eyes: Eyes): string => {
  const { name, kind, tiles } = zone;
  if (kind === 'hand') return eyes.word('plain.cards', { count: countOf(zone) });
  const shown =
    kind === 'seat'
      ? tiles.map((seat) => eyes.names[Number(seat)] ?? `#${Number(seat) + 1}`)
      : tiles;
  return `${eyes.paint('dim', eyes.say.named(name))} ${tilesText(shown, eyes)}`;
};

const tilesText = (tiles: Zone['tiles'], eyes: Eyes): string =>
  tiles.map((tile) => `[${tileText(tile, eyes)}]`).join(' ');

/** A card as it is drawn, or by its name, and the code a move is written with. */
function tileText(tile: string | number, { say, paint }: Eyes): string {
  if (typeof tile === 'number') return String(tile);
  const look = say.look(tile);
  if (look === undefined) return say.named(tile) === tile ? tile : `${tile} ${say.named(tile)}`;
  const drawn = `${look.rank}${look.suit ? PIPS[look.suit] : ''}`;
  const ink = inkOf(look);
  return `${ink === 'black' ? paint('bold', drawn) : paint(ink, drawn)} ${paint('dim', tile)}`;
}
