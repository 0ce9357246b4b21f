import { memberById, split, type Group, type GroupDeal } from '@tischlein/api/group';
import type { Game } from '@tischlein/kit';
import { drawn } from '@tischlein/table';
import type { Tables } from '../tables/tables.ts';

/** Somebody who leaves their chair before the start is replaced by a bot after this many seconds. */
const FILL = 20;

/** The next deal: all who are in and here, over shuffled tables, as every page has shown them. */
export function dealtOf(
  group: Group,
  game: Game,
  by: {
    readonly isHere: (person: string) => boolean;
    readonly at: number;
    readonly newId: () => string;
  },
): GroupDeal {
  const ready = group.members.filter((member) => member.in && by.isHere(member.person));
  const last = group.deal && {
    tables: group.deal.tables.map(({ members }) => members),
    out: group.deal.out,
  };
  const { tables, out } = split(
    ready.map(({ id }) => id),
    game.seats,
    { seed: group.seed, tables: group.tables, last },
  );
  return {
    number: (group.deal?.number ?? 0) + 1,
    at: by.at,
    game: game.name,
    tables: tables.map((members) => ({ table: by.newId(), members: [...members] })),
    out: [...out],
  };
}

/** Everybody has their chair from the beginning; the games begin by themselves a moment later. */
export async function layTables(tables: Tables, group: Group, deal: GroupDeal): Promise<void> {
  for (const { table, members } of deal.tables) {
    const people = members.map((id) => {
      const { person, name, figure } = memberById(group, id)!;
      return { person, name, ...drawn(figure) };
    });
    const host = people[0]!.person;
    const wanted = { game: deal.game, seats: people.length, host, people, fill: FILL };
    const options = group.rules?.[deal.game] ?? {};
    const refused = await tables.make(table, { ...wanted, settings: { options } });
    // The rules do not fit this number of players: they play as printed, and everybody has a table.
    if (refused?.code === 'settings') await tables.make(table, wanted);
  }
}
