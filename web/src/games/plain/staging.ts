import type { Citation, View } from '@tischlein/kit';
import {
  countOf,
  readView,
  type Reading,
  type Zone,
  type ZoneKinds,
} from '@tischlein/rules/reading';
import { newCards, type Move } from '../kit/moves.ts';
import type { Staging } from '../kit/stage.svelte.ts';

export type PlainView = View & { readonly turn?: number; readonly result: unknown };

const cardsIn = (zone: Zone | undefined): string[] =>
  zone?.tiles.filter((tile) => typeof tile === 'string') ?? [];
const zoneOf = ({ zones }: Reading, name: string): Zone | undefined =>
  zones.find((zone) => zone.name === name);
/** How many cards a seat holds, where they are not shown. */
export const heldBy = ({ seats }: Reading, seat: number): number | null => {
  const zone = seats[seat]!.find(({ kind }) => kind === 'hand');
  return zone === undefined ? null : countOf(zone);
};

/** What came to lie on the table comes from whoever moved, what came into a hand from the pile or from where it lay. */
function movesIn(before: PlainView, after: PlainView, kinds: ZoneKinds): Move[] {
  const [was, is] = [readView(before, kinds), readView(after, kinds)];
  const placeOf = (seat: number): string => (seat === after.seat ? 'hand' : `seat-${seat}`);
  const mover = placeOf(before.turn ?? after.seat ?? 0);
  const pile = was.zones.find(
    (zone) => zone.kind === 'pile' && countOf(zone) > countOf(zoneOf(is, zone.name) ?? NONE),
  );
  const from = pile === undefined ? mover : `zone-${pile.name}`;
  const played = newCards(is.hand, was.hand);
  const laid = is.zones.flatMap((zone) =>
    newCards(cardsIn(zoneOf(was, zone.name)), cardsIn(zone)).map(({ card, key }) => {
      const own = played.find((one) => one.card === card);
      return { from: own ? `card-${own.key}` : mover, to: `at-${zone.name}-${key}` };
    }),
  );
  const drawn = newCards(was.hand, is.hand).map(({ card, key }) => {
    const lay = was.zones.find((zone) => cardsIn(zone).includes(card));
    return { from: lay ? `at-${lay.name}-${card}.0` : from, to: `card-${key}` };
  });
  const others = is.seats.flatMap((_, seat) => {
    const count = (heldBy(is, seat) ?? 0) - (heldBy(was, seat) ?? 0);
    return count > 0 && seat !== after.seat ? [{ from, to: placeOf(seat), count }] : [];
  });
  return [...laid, ...drawn, ...others];
}

const NONE: Zone = { name: '', kind: 'pile', tiles: [0] };

export const plainStaging = (kinds: () => ZoneKinds): Staging<PlainView, Citation> => ({
  plan: (before, after) => ({
    moves: movesIn(before, after, kinds()),
    sound: before.result === null && after.result !== null ? 'bell' : 'slide',
  }),
  eventsAt: () => new Map(),
  opening: (root) => [
    {
      pile: root.querySelector('.zone.pile'),
      papers: root.querySelectorAll('.hand .paper, .count'),
      first: root.querySelector('.zone.row .paper'),
    },
  ],
});
