import type { Json } from '@tischlein/kit';
import * as v from 'valibot';
import { fitText } from './name.ts';
import { CUPS } from './protocol.ts';

/** How long people may think. A clock runs for the seat the table waits for, and only where a person sits. */
export const ClockSchema = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  /** Seconds for each move. */
  v.strictObject({ type: v.literal('move'), seconds: whole(1, 604_800) }),
  /** Seconds for the whole game, and some back for each move. */
  v.strictObject({
    type: v.literal('game'),
    seconds: whole(1, 604_800),
    increment: whole(0, 3600),
  }),
]);
export type Clock = v.InferOutput<typeof ClockSchema>;

/** Options nest no deeper than this; much deeper JSON would overflow the stack of a recursive reader. */
const MAX_DEEP = 8;
const isShallow = (value: unknown, left: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));

/** Parsed from JSON, so it is JSON; the game checks the values. */
const JsonSchema = v.custom<Json>((value) => isShallow(value, MAX_DEEP), 'too deep');
/** A schema would leave these out without a word. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];
const namesNone = (value: unknown): boolean =>
  !(value instanceof Object && RESERVED.some((name) => Object.hasOwn(value, name)));
export const OptionsSchema = v.pipe(
  v.custom<{ [name: string]: Json }>(namesNone, 'no option is called that'),
  v.record(v.pipe(v.string(), v.maxLength(40)), JsonSchema),
);

export const MAX_SETS = 12;
export const LONGEST_SET_NAME = 30;
/** House rules of one game under a name: only what differs from the printed ones; no clock, seats, bots or rating. */
export const RuleSetSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_SET_NAME), v.transform(fitText), v.minLength(1)),
  options: OptionsSchema,
});
export type RuleSet = Readonly<v.InferOutput<typeof RuleSetSchema>>;
/** The newest first; one of the same name goes. Null where there are as many as can be kept. */
export function withSet(sets: readonly RuleSet[], set: RuleSet): readonly RuleSet[] | null {
  const others = withoutSet(sets, set.name);
  return others.length < MAX_SETS ? [set, ...others] : null;
}
export const withoutSet = (sets: readonly RuleSet[], name: string): readonly RuleSet[] =>
  sets.filter((set) => set.name !== name);

/** What the host may change before the start. The game's own options are checked by the game. */
const settings = {
  options: OptionsSchema,
  seats: whole(1, 16),
  clock: ClockSchema,
  /** Counts for ratings when only people sit. */
  rated: v.boolean(),
  /** In the public list; else only people with the link find it. */
  listed: v.boolean(),
  /** People without a seat may look on. */
  watchers: v.boolean(),
  /** Nobody new sits or looks on; whoever has played here may. No where nothing is said. */
  locked: v.exactOptional(v.boolean()),
  /** Watchers may react; where nothing is said, where the table is not in the public list. */
  cheers: v.exactOptional(v.boolean()),
  /** The strong bot may be asked for a hint; never at a rated table. Yes where nothing is said. */
  hints: v.exactOptional(v.boolean()),
  /** Most points after so many games win a cup; 0 for none. Set before the first of them. */
  cup: v.exactOptional(v.picklist([0, ...CUPS])),
  /** How long a bot takes for a move, in milliseconds, more or less by its manners; 0: at once. */
  pace: whole(0, 10_000),
};
export const SettingsSchema = v.strictObject(settings);
export type Settings = v.InferOutput<typeof SettingsSchema>;
export const SomeSettingsSchema = v.strictObject({
  ...settings,
  options: v.exactOptional(settings.options),
  seats: v.exactOptional(settings.seats),
  clock: v.exactOptional(settings.clock),
  rated: v.exactOptional(settings.rated),
  listed: v.exactOptional(settings.listed),
  watchers: v.exactOptional(settings.watchers),
  pace: v.exactOptional(settings.pace),
});
export type SomeSettings = v.InferOutput<typeof SomeSettingsSchema>;

/** These change what is played, not only who may see it. */
export const isOfTheGame = (settings: SomeSettings): boolean =>
  Object.keys(settings).some((key) => !['listed', 'watchers', 'locked', 'cheers'].includes(key));

export const mayHint = ({ rated, hints = true }: Settings): boolean => hints && !rated;

export const mayCheer = ({ listed, cheers = !listed }: Settings): boolean => cheers;

export const DEFAULT_SETTINGS = {
  clock: { type: 'none' },
  rated: false,
  listed: false,
  watchers: true,
  pace: 900,
} as const satisfies Partial<Settings>;

/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}
