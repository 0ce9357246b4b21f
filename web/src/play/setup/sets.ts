import { parseOptions, type Game, type Json } from '@tischlein/kit';
import type { GameAbout } from '../../base/load-game.ts';
import { recall, remember } from '../../base/storage.ts';
import type { Chosen } from '../../games/contract.ts';
import { defaultsOf, differing, isSameMix, parseRules } from './rules.ts';

/** House rules under a name: only what differs from the printed ones; no clock, seats, bots or rating. */
export interface RuleSet {
  readonly name: string;
  readonly options: Chosen;
}

export const MAX_SETS = 12;
export const LONGEST_SET_NAME = 30;

type Of = Pick<Game, 'name' | 'options'>;

const keyOf = ({ name }: Of): string => `sets.${name}`;
const lastOf = ({ name }: Of): string => `hosted.${name}`;

export const setsOf = (game: Of): readonly RuleSet[] => recall<RuleSet[]>(keyOf(game)) ?? [];

const others = (game: Of, name: string): readonly RuleSet[] =>
  setsOf(game).filter((set) => set.name !== name);

/** The newest first; one of the same name goes. False where there are as many as can be kept. */
export function keepSet(game: Of, name: string, chosen: Chosen): boolean {
  const called = name.trim().slice(0, LONGEST_SET_NAME);
  const kept = others(game, called);
  if (called === '' || kept.length >= MAX_SETS) return false;
  remember(keyOf(game), [{ name: called, options: differing(game, chosen) }, ...kept]);
  return true;
}

export const dropSet = (game: Of, name: string): void => remember(keyOf(game), others(game, name));

/** The rules of the last table this person hosted. */
export const keepHosted = (game: Of, chosen: Chosen): void =>
  remember(lastOf(game), differing(game, chosen));
export const lastHosted = (game: Of): Chosen | null => recall<Chosen>(lastOf(game));

/** All options as a set has them. What the game does not know any more is named, and the rest holds. */
export function readSet(
  game: Of,
  options: Chosen,
): { readonly chosen: Chosen; readonly unknown: readonly string[] } {
  const isKnown = ([key, value]: [string, unknown]): boolean =>
    parseOptions(game.options, { [key]: value as Json }).ok;
  const entries = Object.entries(options);
  return {
    chosen: { ...defaultsOf(game), ...Object.fromEntries(entries.filter(isKnown)) },
    unknown: entries.filter((entry) => !isKnown(entry)).map(([key]) => key),
  };
}

/** Whether the table is set like that. */
export const isChosen = (game: Of, options: Chosen, chosen: Chosen): boolean =>
  isSameMix(game, readSet(game, options).chosen, chosen);

/** A table as it was set: who sat there, and by which house rules. */
export interface SetTable {
  readonly people: readonly string[];
  readonly bots: readonly string[];
  readonly options: Chosen;
}

/** Alone against bots, or with others on this device: each is kept by itself. */
interface Where {
  readonly device: boolean;
}

const tableKeyOf = (game: string, { device }: Where): string =>
  `set.${game}${device ? '.device' : ''}`;

export const keepLast = (game: string, where: Where, table: SetTable): void =>
  remember(tableKeyOf(game, where), table);

/** Null where none was set yet, or where the game has become another one since. */
export function lastTable(game: GameAbout, where: Where): SetTable | null {
  const last = recall<SetTable>(tableKeyOf(game.name, where));
  if (last === null) return null;
  const seats = last.people.length + last.bots.length;
  if (seats < game.seats.min || seats > game.seats.max) return null;
  return { ...last, options: parseRules(game.options, JSON.stringify(last.options)) };
}
