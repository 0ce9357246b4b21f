import { hex, sha256 } from '@tischlein/kit';
import { faceOf } from '../games/index.ts';
import { DEEDS, keepKeepsake, type Deed } from '../table/finished/keepsakes.ts';
import { viewAt, type Film } from './replay/film.ts';
import type { OpenedGame } from './replay/record.ts';

/** Which deeds a finished game was, for one seat; a game played on from a moment of another is none. */
async function deedsIn(film: Film, me: number): Promise<Deed[]> {
  const { record, states, game } = film;
  const result = game.result(states.at(-1)!);
  if (result === null || record.from) return [];
  const won = result.winners.includes(me) && result.winners.length < record.seats.length;
  const others = record.seats.filter((_, seat) => seat !== me);
  const isHard = others.every((player) => typeof player !== 'string' && player.bot === 'hard');
  const own = (await faceOf(game.name).deeds?.())?.deeds;
  const ended = { me, won, views: states.map((_, ply) => viewAt(film, ply, me)) };
  const done: { readonly [deed in Deed]: boolean | undefined } = {
    crown: won,
    flower: own?.flower(ended),
    clover: own?.clover(ended),
    peak: won && isHard,
  };
  return DEEDS.filter((deed) => done[deed]);
}

/** Keeps what this game was for the first time; answers with it. */
export async function keepDeeds(
  { film, text, me }: OpenedGame,
  id: string,
  at: number,
): Promise<readonly Deed[]> {
  if (me === null) return [];
  const record = hex(sha256(text));
  const deeds = await deedsIn(film, me);
  return deeds.filter((deed) => keepKeepsake({ game: film.game.name, deed, at, record, id }));
}
