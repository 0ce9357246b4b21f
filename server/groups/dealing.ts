import { memberById, type Group, type GroupDeal } from '@tischlein/api/group';
import type { Append } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Somebody who leaves their chair before the start is replaced by a bot after this many seconds. */
const FILL = 20;

/** Everybody has their chair from the beginning; the games begin by themselves a moment later. */
export function layTables(tables: Tables, group: Group, deal: GroupDeal): Append[] {
  return deal.tables.map(({ table, members }) => {
    const people = members.map((id) => memberById(group, id)!.who);
    const host = people[0]!.id;
    const wanted = { game: deal.game, seats: people.length, host, people, fill: FILL };
    const options = group.rules?.[deal.game] ?? {};
    const laid = tables.lay(table, { ...wanted, settings: { options } });
    // The rules do not fit this number of players: they play as printed, and everybody has a table.
    return 'code' in laid ? (tables.lay(table, wanted) as Append) : laid;
  });
}
