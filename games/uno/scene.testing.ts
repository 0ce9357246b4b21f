import { mustParse, type JsonObject, type Random } from '@tischlein/kit';
import { sceneOf as sceneIn, type Scene } from '@tischlein/kit/conformance';
import { uno } from './index.ts';
import type { UnoState, UnoVariant } from './layout.ts';
import type { UnoPosition } from './fields.ts';

export type UnoScene = Scene<UnoVariant, UnoPosition>;

export const sceneOf = (state: UnoState, random?: Random): UnoScene => sceneIn(uno, state, random);

/** A table in short, with what a test does not care about filled in: red five open, a blue pile. */
export const scene = (position: JsonObject, random?: Random): UnoScene =>
  sceneOf(
    mustParse(
      uno.parsePosition({
        game: 'uno',
        discardPile: ['r5'],
        drawPile: ['b1', 'b2', 'b3', 'b4', 'b6', 'b7', 'b8', 'b9'],
        ...position,
      }),
    ),
    random,
  );

/** What is wrong with such a position. */
export const wrongAt = (position: JsonObject): string => {
  const parsed = uno.parsePosition({ game: 'uno', discardPile: ['r5'], ...position });
  return parsed.ok ? 'nothing' : parsed.error;
};

/** Who may do what, as `tischlein try` prints it. */
export const legalOfAll = ({
  state,
  legalOf,
}: UnoScene): { readonly [seat: number]: readonly string[] } =>
  Object.fromEntries(
    Array.from({ length: state.variant.seats }, (_, seat): [number, string[]] => [
      seat,
      legalOf(seat),
    ]).filter(([, moves]) => moves.length > 0),
  );

/** Options that are on. */
export const on = (...keys: string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, true]));
