import { mustParse, type Json, type JsonObject } from '@tischlein/kit';
import { sceneOf as sceneIn, type Scene } from '@tischlein/kit/conformance';
import { uwo } from './index.ts';
import type { UwoState } from './layout.ts';
import type { UwoPosition } from './fields.ts';
import type { UwoVariant } from './options.ts';

type UwoScene = Scene<UwoVariant, UwoPosition>;

export const sceneOf = (state: UwoState): UwoScene => sceneIn(uwo, state);

/**
 * A field in short: `gnorf b2 tank, pnorf b3 fist`, and what else a position may say. The numbers are those in the table of
 * the law, where the scene does not say others.
 */
export function scene(field: string, { options, ...more }: JsonObject = {}): UwoScene {
  const board = Object.fromEntries(
    field.split(', ').map((creature): [string, string] => {
      const [side, square, form] = creature.split(' ') as [string, string, string];
      return [square, `${side} ${form}`];
    }),
  );
  const position = {
    game: 'uwo',
    options: { catalogue: 'znorf-1', ...(options as JsonObject) },
    board,
    ...more,
  };
  return sceneOf(mustParse(uwo.parsePosition(position as Json)));
}
