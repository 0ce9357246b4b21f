import { games } from '@tischlein/manifests/all';
import { mustParse, setUp } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { formatDeed, parseDeed, type Deed } from './match.ts';

it.each(Object.values(games))('every deed of $name is read as it was written', (game) => {
  const { moves } = mustParse(setUp(game, {}, game.seats.min));
  for (let move = 0; move < moves.size; move++) {
    const { type, kind } = moves.object(move) as Deed;
    const deed = kind === undefined ? { type } : { type, kind };
    expect(parseDeed(formatDeed(deed))).toEqual(deed);
  }
});
