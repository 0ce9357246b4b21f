import { USUAL_LEVEL } from '@tischlein/bots';
import {
  FastRandom,
  type Game,
  newState,
  type PlayedFrom,
  type State,
  type View,
} from '@tischlein/kit';
import { newSecret } from '../../table/session/id.ts';
import { viewAt, type Film } from './film.ts';
import type { SoloOpening } from '../../play/solo/hosts.ts';

/**
 * A table that goes on from a moment of a finished game, for one person on that seat. Imagined, it holds nothing the
 * seat could not have known; people are replaced by the usual bots.
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
  const state = unseen === 'imagined' ? imagined(game, real, viewAt(film, ply, seat)) : real;
  const others = record.seats.filter((_, at) => at !== seat);
  return {
    game: game.name,
    people: [name],
    bots: others.map((player) => (typeof player === 'string' ? USUAL_LEVEL : player.bot)),
    options: real.variant.options as SoloOpening['options'],
    from: { position: game.position(state), seat, ply, unseen },
  };
}

/** The same from a position alone, as a puzzle's, against the usual bots. */
export function openingFrom(game: Game, state: State, seat: number, name: string): SoloOpening {
  const world = imagined(game, state, game.view(state, seat));
  return {
    game: game.name,
    people: [name],
    bots: Array.from({ length: state.variant.seats - 1 }, () => USUAL_LEVEL),
    options: state.variant.options as SoloOpening['options'],
    from: { position: game.position(world), seat, ply: 0, unseen: 'imagined' },
  };
}

function imagined(game: Game, { variant }: State, view: View): State {
  const world = newState(variant);
  game.imagine(view)(world, new FastRandom(newSecret()));
  return world;
}
