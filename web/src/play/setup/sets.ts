import { parseOptions, type Game, type Json } from '@tischlein/kit';
import type { MySets } from '@tischlein/api';
import {
  fitText,
  LONGEST_SET_NAME,
  RuleSetSchema,
  withoutSet,
  withSet,
  type RuleSet,
} from '@tischlein/table';
import * as v from 'valibot';
import type { GameAbout } from '../../base/load-game.ts';
import { forget, recall, remember } from '../../base/storage.ts';
import type { Chosen } from '../../games/contract.ts';
import { defaultsOf, differing, isSameMix, parseRules } from './rules.ts';

type Of = Pick<Game, 'name' | 'options'>;
type Sets = { readonly [game: string]: readonly RuleSet[] };

/** One's named house rules, also without a line; what the server does not know yet is noted by game. */
const [KEY, UNSENT] = ['sets', 'sets.unsent'];
const lastOf = ({ name }: Of): string => `hosted.${name}`;

export const allSets = (): Sets => recall<Sets>(KEY) ?? {};
export const setsOf = ({ name }: Of): readonly RuleSet[] => allSets()[name] ?? [];
const unsent = (): readonly string[] => recall<string[]>(UNSENT) ?? [];
const others = (game: string): readonly string[] => unsent().filter((one) => one !== game);

function keep(game: string, sets: readonly RuleSet[]): void {
  remember(KEY, { ...allSets(), [game]: sets });
  remember(UNSENT, [...others(game), game]);
}

/** Only what differs from the printed rules; null where the name says nothing. */
export function setFrom(game: Of, name: string, chosen: Chosen): RuleSet | null {
  const called = fitText(name.trim().slice(0, LONGEST_SET_NAME));
  const options = differing(game, chosen) as RuleSet['options'];
  return called === '' ? null : { name: called, options };
}

export function keepSet({ name }: Of, set: RuleSet): void {
  const kept = withSet(allSets()[name] ?? [], set);
  if (kept !== null) keep(name, kept);
}

export const dropSet = (game: Of, name: string): void =>
  keep(game.name, withoutSet(setsOf(game), name));

/** Those of somebody else stay behind. */
export function forgetSets(): void {
  forget(KEY);
  forget(UNSENT);
}

/** Named house rules, game by game. */
const SetsSchema = v.record(v.string(), v.array(RuleSetSchema));
export const readSets = v.parser(SetsSchema);

/** From a file in which they were saved. */
export function bringSets(text: string): void {
  const { sets } = JSON.parse(text) as { readonly sets?: unknown };
  const found = v.safeParse(SetsSchema, sets);
  if (found.success)
    for (const [game, some] of Object.entries(found.output))
      for (const set of some.toReversed()) keepSet({ name: game, options: [] }, set);
}

/** Where they are kept with the person. */
export interface SetsServer {
  ask(): Promise<Sets>;
  send(sets: MySets): Promise<unknown>;
}

/** What was changed here goes to the server, then what it knows comes here. */
export async function syncSets(server: SetsServer): Promise<void> {
  for (const game of unsent()) {
    remember(UNSENT, others(game));
    try {
      await server.send({ game, sets: [...(allSets()[game] ?? [])] });
    } catch (error) {
      remember(UNSENT, [...others(game), game]);
      throw error;
    }
  }
  const known = await server.ask();
  if (unsent().length === 0) remember(KEY, known);
}

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
