import { USUAL_LEVEL } from '@tischlein/bots';
import { FastRandom, type Game, newState, type PlayedFrom, type State } from '@tischlein/kit';
import { newSecret } from '../../table/session/id.ts';
import type { Film } from './film.ts';
import type { SoloOpening } from '../../play/solo/hosts.ts';

/**
 * A table that goes on from a moment of a finished game, for one person on that seat. Imagined, it holds nothing the
 * seat could not have known; people are replaced by the usual bots.
 */
export function openingAt(
  { game, record, states }: Film,
  ply: number,
  seat: number,
  unseen: PlayedFrom['unseen'],
  name: string,
): SoloOpening {
  const others = record.seats.filter((_, at) => at !== seat);
  const bots = others.map((player) => (typeof player === 'string' ? USUAL_LEVEL : player.bot));
  return { ...openingFrom(game, states[ply]!, seat, name, { ply, unseen }), bots };
}

/** The same from a position alone, as a puzzle's, against the usual bots. */
export function openingFrom(
  game: Game,
  state: State,
  seat: number,
  name: string,
  { ply, unseen }: Omit<PlayedFrom, 'seat'> = { ply: 0, unseen: 'imagined' },
): SoloOpening {
  const { options, seats } = state.variant;
  const world = unseen === 'imagined' ? imagined(game, state, seat) : state;
  return {
    game: game.name,
    people: [name],
    bots: Array.from({ length: seats - 1 }, () => USUAL_LEVEL),
    options: options as SoloOpening['options'],
    from: { position: game.position(world), seat, ply, unseen },
  };
}

function imagined(game: Game, state: State, seat: number): State {
  const world = newState(state.variant);
  game.imagine(game.view(state, seat))(world, new FastRandom(newSecret()));
  return world;
}
