import { parseOptions, type Json, type Option } from '@tischlein/kit';
import { linkTo } from '../../base/router.svelte.ts';
import { defaultsOf, differing } from './rules.ts';

/** House rules in a link. Entries that can not be read are ignored. */
export function parseRules(options: readonly Option[], text: string | null): Record<string, Json> {
  const defaults = defaultsOf({ options }) as Record<string, Json>;
  if (text === null) return defaults;
  try {
    const parsed = parseOptions(options, JSON.parse(text) as Json);
    return parsed.ok ? { ...parsed.value } : defaults;
  } catch {
    return defaults;
  }
}

/** Only those that differ from the game's own. */
export const formatRules = (
  options: readonly Option[],
  chosen: { readonly [rule: string]: unknown },
): string => JSON.stringify(differing({ options }, chosen));

export const shareLink = (game: string, rules: string): string =>
  location.origin + location.pathname + linkTo.setup(game, rules);
