import { USUAL_LEVEL } from '@tischlein/bots/load';
import { FastRandom, newState, type PlayedFrom } from '@tischlein/kit';
import { newSecret } from '../session/id.ts';
import { viewAt, type Film } from './film.ts';
import type { SoloOpening } from '../solo/host.svelte.ts';

/**
 * A table that goes on from a moment of a finished game, for one person on that seat. Imagined, it holds nothing the
 * seat could not have known; who played against people meets the usual bots.
 */
export function openingAt(
  film: Film,
  ply: number,
  seat: number,
  unseen: PlayedFrom['unseen'],
  name: string,
): SoloOpening {
  const { game, record, states } = film;
  const real = states[ply]!;
  const world = newState(real.variant);
  if (unseen === 'imagined')
    game.imagine(viewAt(film, ply, seat))(world, new FastRandom(newSecret()));
  const position = game.position(unseen === 'imagined' ? world : real);
  const others = record.seats.filter((_, at) => at !== seat);
  return {
    game: game.name,
    people: [name],
    bots: others.map((player) => (typeof player === 'string' ? USUAL_LEVEL : player.bot)),
    options: real.variant.options as SoloOpening['options'],
    from: { position, seat, ply, unseen },
  };
}
