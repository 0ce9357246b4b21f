import type { ServerProblem } from '@tischlein/api';
import { memberById, memberOf, type GroupChange, type GroupWish } from '@tischlein/api/group';
import { parseOptions } from '@tischlein/kit';
import type { GroupSight } from '../store/group-store.ts';
import type { NodeServices } from '../tables/services.ts';

/** Arrangements are drawn from a seed below this. */
export const SEEDS = 2 ** 31;

/** What a wish that may be granted changes; null where it is only written anew. */
export function changeOf(
  { group }: GroupSight,
  person: string,
  wish: Exclude<GroupWish, { t: 'say' | 'report' | 'close' | 'deal' }>,
  { findGame, random }: Pick<NodeServices, 'findGame' | 'random'>,
): GroupChange | ServerProblem | null {
  const me = memberOf(group, person)!;
  switch (wish.t) {
    case 'in':
      return { c: 'in', member: me.id, in: wish.in };
    case 'plan':
      if (findGame(wish.game) === undefined) return 'gameUnknown';
      return { c: 'planned', game: wish.game, tables: wish.tables };
    case 'rules': {
      const game = findGame(wish.game);
      if (game === undefined) return 'gameUnknown';
      const parsed = parseOptions(game.options, wish.options);
      if (!parsed.ok) return 'settings';
      return { c: 'ruled', game: wish.game, options: wish.options };
    }
    case 'shuffle':
      return { c: 'shuffled', seed: random.below(SEEDS) };
    case 'agree': {
      const { member } = group.claims.find((claim) => claim.person === wish.person)!;
      return { c: 'agreed', member, person: wish.person };
    }
    case 'deny':
      return { c: 'denied', person: wish.person };
    case 'rename':
      return { c: 'renamed', member: me.id, name: wish.name };
    case 'figure':
      return { c: 'drawn', member: me.id, figure: wish.figure };
    case 'leave':
      return { c: 'gone', person };
    case 'call':
      return { c: 'called', name: wish.name, crest: wish.crest };
    case 'remove':
      return { c: 'gone', person: memberById(group, wish.member)!.person };
    case 'handOver':
      return { c: 'handedOver', from: person, to: memberById(group, wish.member)!.person };
    case 'newLink':
      return null;
  }
}
