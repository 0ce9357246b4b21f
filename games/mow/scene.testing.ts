import { dealt, fairChance, mustParse, setUp, type JsonObject, type Random } from '@tischlein/kit';
import { sceneOf, type Scene } from '@tischlein/kit/conformance';
import { mow } from './index.ts';
import type { MowVariant } from './layout.ts';
import type { MowPosition } from './fields.ts';

type MowScene = Scene<MowVariant, MowPosition>;

/** A table in short: hands, herds, and what else a position may say. */
export const scene = (position: JsonObject, random?: Random): MowScene =>
  sceneOf(mow, mustParse(mow.parsePosition({ game: 'mow', ...position })), random);

/** A new deal as a position. */
export const opening = (seats: number, options = {}) =>
  mow.position(dealt(mow, mustParse(setUp(mow, options, seats)), fairChance('clauses')) as never);

/** Six seats with the yellow packet: the named hand first, the others empty-handed but for one cow each. */
export const six = (hand: string[], herd: string[], more: JsonObject = {}) =>
  scene({
    hands: [hand, ['1y'], ['2y'], ['3y'], ['4y'], ['5y']],
    herds: [herd],
    pile: ['15y', '14y', '13y'],
    ...more,
  });

/** Three seats with the green packet: the named hand first. */
export const three = (hand: string[], herd: string[], more: JsonObject = {}) =>
  scene({
    hands: [hand, ['15'], ['14.1']],
    herds: [herd],
    pile: ['10.2', '11.2', '12.2'],
    ...more,
  });
