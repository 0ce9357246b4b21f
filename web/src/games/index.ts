import { mow } from './mow/face.ts';
import { uno } from './uno/face.ts';
import { uwo } from './uwo/face.ts';
import type { Face } from './contract.ts';
import { plainFace } from './plain/face.ts';

/** In the order of the posters; a game that is not here has the plain face. */
const OWN: { readonly [game: string]: Face } = {
  uno,
  mow,
  uwo,
};

/** The games of the home page. */
export const GAMES: readonly string[] = Object.keys(OWN);

const plain = new Map<string, Face>();

/** A game from outside has the plain face, with the name and the seats it comes with. */
export function meetFace(game: string, own: Pick<Face, 'name' | 'players' | 'usual'>): void {
  plain.set(game, { ...plainFace(game), ...own });
}

export function faceOf(game: string): Face {
  const known = OWN[game] ?? plain.get(game);
  if (known !== undefined) return known;
  const made = plainFace(game);
  plain.set(game, made);
  return made;
}
