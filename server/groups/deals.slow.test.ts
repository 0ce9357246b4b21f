import { FromGroupSchema, standings } from '@tischlein/api/group';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Guest, Sitter } from '../play.testing.ts';
import { open, people, server } from './people.testing.ts';
import { playShort, Regular } from './regular.testing.ts';

/** Everybody goes to the table they were dealt to and plays it to its end. */
async function playRound(all: readonly Regular[], number: number): Promise<void> {
  const sitters = await Promise.all(
    all.map(async (regular) => {
      const { deal, you } = await regular.until('the deal', ({ deal }) => deal?.number === number);
      const { table } = deal!.tables.find(({ members }) => members.includes(you))!;
      return new Sitter(regular.guest, table);
    }),
  );
  open.push(...sitters);
  for (const sitter of sitters)
    await sitter.until('the start', ({ phase }) => phase === 'playing' || phase === 'over');
  await Promise.all(sitters.map((sitter, i) => sitter.playOn(`${number} ${i}`)));
}

describe('a deal for all who are in', () => {
  it('sends everybody to shuffled tables, and the standings are right after it', async () => {
    const { all } = await people(6);
    await playShort(all[0]!);
    const [anna] = all as [Regular];
    expect(await anna.command({ type: 'deal', number: 0 })).toBe('nobodyIn');
    for (const regular of all) expect(await regular.command({ type: 'in', in: true })).toBeNull();
    // Of two at once one wins.
    const both = await Promise.all(
      [all[0]!, all[1]!].map((one) => one.command({ type: 'deal', number: 0 })),
    );
    expect(both.sort()).toEqual(['dealt', null].sort());
    const { deal } = await anna.until('the deal', (told) => told.deal !== null);
    expect(deal!.tables.map(({ members }) => members.length)).toEqual([3, 3]);
    await playRound(all, 1);
    await anna.until('two games', ({ games }) => games === 2);
    const { evening, ever, last, games } = await anna.results();
    expect(games).toBe(2);
    expect(evening).toEqual(ever);
    const rows = standings(evening, null);
    expect(rows).toHaveLength(6);
    // Three people share fifteen points at each table: ten, five and none, or what ties make of it.
    for (const game of last) {
      const record = await all[0]!.guest.request('GET', `/api/tables/${game.table}/records/0`);
      expect(await record.text()).toContain('tischlein');
      expect(game.places).toContain(1);
      for (const [seat, name] of game.names.entries()) {
        const { id } = anna.told!.members.find((member) => member.name === name)!;
        expect(rows.find(({ member }) => member === id)!.won).toBe(
          game.places![seat] === 1 ? 1 : 0,
        );
      }
    }
    expect(anna.told!.members.some((member) => member.in)).toBe(false);
  }, 60_000);

  it('tells of its tables who sits there and nothing of a hand, and nobody’s cookie', async () => {
    const { all } = await people(3);
    await playShort(all[0]!);
    for (const regular of all) await regular.command({ type: 'in', in: true });
    await all[0]!.command({ type: 'say', text: 'Who deals?' });
    await all[0]!.command({ type: 'deal', number: 0 });
    await all[0]!.until('the table', ({ running }) => running.length === 1);
    await playRound(all, 1);
    await all[0]!.until('the game', ({ games }) => games === 1);
    const texts = [
      ...all.flatMap((regular) => regular.texts),
      JSON.stringify(await all[0]!.results()),
    ];
    for (const text of texts)
      for (const { guest } of all) expect(text).not.toContain(guest.cookie.split('=')[1]);
    // Nothing but what the schema names, and that names no card.
    for (const text of all.flatMap((regular) => regular.texts))
      expect(v.parse(FromGroupSchema, JSON.parse(text))).toEqual(JSON.parse(text));

    // Who does not belong hears nothing, even by the group's id.
    const zoe = await Guest.at(server.url, 'Zoe');
    const line = await Regular.lookOn(zoe, all[0]!.group);
    open.push(line);
    await expect.poll(() => line.texts.length).toBeGreaterThan(0);
    await all[0]!.command({ type: 'say', text: 'Only for us.' });
    await all[1]!.command({ type: 'in', in: true });
    await all[2]!.until('who is in', ({ members }) => members.some((member) => member.in));
    expect(line.heard).toEqual([{ type: 'groupLost', group: all[0]!.group }]);
  }, 60_000);

  it('deals by the house rules the group has chosen, with everybody’s animal', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await beni.command({ type: 'rules', game: 'mow', options: { rounds: 99 } })).toBe(
      'settings',
    );
    expect(await beni.command({ type: 'rules', game: 'mow', options: { rounds: 2 } })).toBeNull();
    expect(await beni.command({ type: 'avatar', avatar: 'cat' })).toBeNull();
    const told = await anna.until('rules and animal', ({ rules }) => rules !== undefined);
    expect(told.rules).toEqual({ rounds: 2 });
    await anna.until('the animal', ({ members }) => members[1]?.avatar === 'cat');
    // Another game has its own.
    await anna.command({ type: 'plan', game: 'uno', tables: null });
    await anna.until('uno as printed', ({ game, rules }) => game === 'uno' && rules === undefined);
    await anna.command({ type: 'plan', game: 'mow', tables: null });
    for (const regular of all) await regular.command({ type: 'in', in: true });
    await anna.command({ type: 'deal', number: 0 });
    const { deal } = await anna.until('the deal', ({ deal: laid }) => laid !== null);
    const sitter = new Sitter(beni.guest, deal!.tables[0]!.table);
    open.push(sitter);
    const { settings, chairs } = await sitter.until('the table', () => true);
    expect(settings.options).toMatchObject({ rounds: 2 });
    expect(
      chairs.find((chair) => chair.type === 'person' && chair.who.name === 'Beni'),
    ).toMatchObject({
      who: { avatar: 'cat' },
    });
  });

  it('their points stay without a name when somebody deletes themselves', async () => {
    const { all } = await people(3);
    await playShort(all[0]!);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    for (const regular of all) await regular.command({ type: 'in', in: true });
    expect(await beni.command({ type: 'deal', number: 0 })).toBeNull();
    await playRound(all, 1);
    await beni.until('the game', ({ games }) => games === 1);
    const before = standings((await beni.results()).ever, null);
    expect(before).toHaveLength(3);
    await anna.guest.request('DELETE', '/api/me');
    await beni.until('her going', ({ members }) => members.length === 2);
    const after = standings((await beni.results()).ever, null);
    const points = (rows: typeof after, member: string) =>
      rows.find((row) => row.member === member)?.points;
    for (const { you } of [beni.told!, carla.told!])
      expect(points(after, you)).toBe(points(before, you));
    expect(after).toHaveLength(2);
    // It has passed to its longest member.
    expect(beni.told!.members.map(({ founder }) => founder)).toEqual([true, false]);
    expect(JSON.stringify(await server.store.group(beni.group))).not.toContain('Anna');
    expect((await beni.results()).last[0]!.names).toContain('–');
    for (const { guest } of [beni, carla]) await guest.request('DELETE', '/api/me');
    expect(await server.store.group(beni.group)).toBeNull();
  }, 60_000);
});
