import type { Words } from '@tischlein/rules';

/** A house rule as it is in force at a table. */
export interface InForce {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The chosen one of several, or a number; null for a rule that is simply on. */
  readonly value: string | null;
  /** As the option has it. */
  readonly option: unknown;
}

/** The rules a table plays by, from its options: what is off or has no name is left out. */
export const rulesInForce = (
  options: { readonly [key: string]: unknown },
  words: Words['options'],
): InForce[] =>
  Object.entries(options).flatMap(([key, value]): InForce[] => {
    const about = words[key];
    if (!about || value === false || value === 'off') return [];
    const { name, text, choices } = about;
    if (value === true) return [{ key, name, text, value: null, option: value }];
    const shown = typeof value === 'object' ? (value as { name?: string } | null)?.name : value;
    return [{ key, name, text, value: choices?.[String(shown)] ?? String(shown), option: value }];
  });
