import { parseOptions, type Json, type Option } from '@tischlein/kit';
import { linkTo } from '../router.svelte.ts';

/** House rules in a link: only those that differ from the game's own. What does not read is left out. */
export function parseRules(
  options: readonly Option[],
  text: string | null,
): Record<string, unknown> {
  const defaults = Object.fromEntries(options.map((option) => [option.key, option.default]));
  if (text === null) return defaults;
  try {
    const parsed = parseOptions(options, JSON.parse(text) as Json);
    return parsed.ok ? { ...parsed.value } : defaults;
  } catch {
    return defaults;
  }
}

export function shareLink(game: string, chosen: Record<string, unknown>): string {
  const { origin, pathname } = location;
  const rules = encodeURIComponent(JSON.stringify(chosen));
  return `${origin}${pathname}${linkTo.setup(game)}?rules=${rules}`;
}
