import { canonical, parseOptions, type Json, type Option } from '@tischlein/kit';
import { linkTo } from '../../base/router.svelte.ts';

/** House rules in a link. Entries that can not be read are ignored. */
export function parseRules(options: readonly Option[], text: string | null): Record<string, Json> {
  const defaults: Record<string, Json> = Object.fromEntries(
    options.map((option) => [option.key, option.default]),
  );
  if (text === null) return defaults;
  try {
    const parsed = parseOptions(options, JSON.parse(text) as Json);
    return parsed.ok ? { ...parsed.value } : defaults;
  } catch {
    return defaults;
  }
}

/** Only those that differ from the game's own. */
export function formatRules(options: readonly Option[], chosen: Record<string, unknown>): string {
  const differing = options.flatMap(({ key, default: own }) =>
    canonical(chosen[key] as Json) === canonical(own) ? [] : [[key, chosen[key]]],
  );
  return JSON.stringify(Object.fromEntries(differing));
}

export const shareLink = (game: string, rules: string): string =>
  location.origin + location.pathname + linkTo.setup(game, rules);
