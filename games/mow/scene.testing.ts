import { mustParse, type JsonObject, type Random } from '@tischlein/kit';
import { sceneOf, type Scene } from '@tischlein/kit/conformance';
import { mow } from './index.ts';
import type { MowVariant } from './layout.ts';
import type { Open } from './open.ts';

type Position = Open & {
  readonly hands: readonly (readonly string[])[];
  readonly pile: readonly string[];
};
type MowScene = Scene<MowVariant, Position>;

/** A table in short: hands, herds, and what else a position may say. */
export const scene = (position: JsonObject, random?: Random): MowScene =>
  sceneOf(mow, mustParse(mow.parsePosition({ game: 'mow', ...position })), random);
