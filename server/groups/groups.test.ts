import { FromGroupSchema, standings } from '@tischlein/api/group';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Guest, Sitter } from '../play.testing.ts';
import { testServer, type TestServer } from '../start.testing.ts';
import { CREST, found, opened, playShort, Regular } from './regular.testing.ts';

let server: TestServer;
let open: { close(): void }[] = [];
beforeEach(async () => void (server = await testServer({ GROUP_WISHES_PER_MINUTE: '1000' })));
afterEach(async () => {
  for (const each of open) each.close();
  open = [];
  await server.stop();
});

const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil', 'Fritz'];

async function people(count: number): Promise<{ key: string; all: Regular[] }> {
  const guests = await Promise.all(NAMES.slice(0, count).map((name) => Guest.at(server.url, name)));
  const key = await found(guests[0]!, NAMES[0]!);
  const all: Regular[] = [];
  for (const [i, guest] of guests.entries()) all.push(await Regular.at(guest, key, NAMES[i]!));
  open.push(...all);
  return { key, all };
}

const namesIn = (regular: Regular): string[] =>
  regular.told!.members.map(({ name, here }) => (here ? name : `${name} away`));

describe('who belongs', () => {
  it('is who has the link and a name; everybody sees who is here', async () => {
    const { all } = await people(3);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    await anna.until('all three', ({ members }) => members.filter(({ here }) => here).length === 3);
    expect(namesIn(anna)).toEqual(['Anna', 'Beni', 'Carla']);
    carla.close();
    await beni.until('her going', ({ members }) => !members[2]!.here);
    expect(namesIn(beni)).toEqual(['Anna', 'Beni', 'Carla away']);
    const stranger = await Guest.at(server.url, 'Zoe');
    const answer = await stranger.request('POST', '/api/groups/open', { key: 'x'.repeat(22) });
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      404,
      { code: 'noGroup' },
    ]);
    // The id alone opens nothing.
    const wish = await stranger.request('POST', `/api/groups/${anna.group}`, { t: 'shuffle' });
    expect([wish.status, await wish.text()]).toMatchObject([
      400,
      expect.stringContaining('noMember'),
    ]);
    const results = await stranger.request('GET', `/api/groups/${anna.group}/results`);
    expect(results.status).toBe(404);
  });

  it('on a new device is who somebody present knows; the rights of a founder do not come along', async () => {
    const { key, all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    const member = anna.told!.you;
    const phone = await Guest.at(server.url, 'Phone');
    const claim = () => phone.request('POST', '/api/groups/claim', { key, member });
    expect(await (await claim()).json()).toMatchObject({ code: 'memberHere' });
    anna.close();
    await beni.until('her going', ({ members }) => !members[0]!.here);
    expect((await claim()).status).toBe(200);
    expect(await opened(phone, key)).toMatchObject({ you: null, asked: member });
    await beni.until('the claim', ({ claims }) => claims.length === 1);
    expect(await beni.wish({ t: 'agree', person: phone.id })).toBeNull();
    expect(await opened(phone, key)).toMatchObject({ you: member, asked: null });
    const again = await Regular.at(phone, key, 'ignored');
    open.push(again);
    expect(again.told!.members.map(({ name }) => name)).toEqual(['Anna', 'Beni']);
    expect(await again.wish({ t: 'newLink' })).toBe('notFounder');
  });

  it('by their own recovery link with all their rights', async () => {
    const { key, all } = await people(1);
    const link = await all[0]!.guest.request('POST', '/api/me/link');
    const { token } = (await link.json()) as { token: string };
    const other = await fetch(`${server.url}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const cookie = other.headers.get('set-cookie')!.split(';')[0]!;
    const mine = await fetch(`${server.url}/api/groups`, { headers: { cookie } });
    expect(await mine.json()).toMatchObject({ groups: [{ key, name: 'Bears' }] });
    const wish = await fetch(`${server.url}/api/groups/${all[0]!.group}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ t: 'newLink' }),
    });
    expect(wish.status).toBe(200);
  });

  it('who is removed has lost it; the others have a new link, and the old one opens nothing', async () => {
    const { key, all } = await people(3);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    expect(await beni.wish({ t: 'remove', member: carla.told!.you })).toBe('notFounder');
    expect(await anna.wish({ t: 'remove', member: carla.told!.you })).toBeNull();
    const { key: fresh } = await beni.until('a new link', (told) => told.key !== key);
    await expect.poll(() => carla.isLost).toBe(true);
    expect(carla.heard.some((message) => JSON.stringify(message).includes(fresh))).toBe(false);
    expect(await carla.wish({ t: 'shuffle' })).toBe('noMember');
    const answer = await carla.guest.request('POST', '/api/groups/open', { key });
    expect(answer.status).toBe(404);
    expect((await opened(beni.guest, fresh)).members).toHaveLength(2);
  });

  it('a founder hands over and closes; who leaves last takes it along', async () => {
    const { key, all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.wish({ t: 'handOver', member: beni.told!.you })).toBeNull();
    expect(await anna.wish({ t: 'close' })).toBe('notFounder');
    expect(await beni.wish({ t: 'close' })).toBeNull();
    await expect.poll(() => [anna.isLost, beni.isLost]).toEqual([true, true]);
    expect((await anna.guest.request('POST', '/api/groups/open', { key })).status).toBe(404);
    const own = await Regular.at(anna.guest, await found(anna.guest, 'Anna'), 'Anna');
    open.push(own);
    expect(await own.wish({ t: 'leave' })).toBeNull();
    expect(await server.store.group(own.group)).toBeNull();
  });
});

describe('talk and names', () => {
  it('is heard by all who are there, and by who comes; too much is refused', async () => {
    const { all, key } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.wish({ t: 'say', text: 'Cake?' })).toBeNull();
    await expect.poll(() => beni.said).toMatchObject([{ name: 'Anna', text: 'Cake?' }]);
    const carla = await Regular.at(await Guest.at(server.url, 'Carla'), key, 'Carla');
    open.push(carla);
    await expect.poll(() => carla.said.length).toBe(1);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => beni.wish({ t: 'say', text: 'x' })),
    );
    expect(many.filter((code) => code === 'chatOften')).toHaveLength(5);
  });

  it('only founders name it, and only fit names', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await beni.wish({ t: 'call', name: 'Ours', crest: CREST })).toBe('notFounder');
    expect(await anna.wish({ t: 'call', name: '\u202eevil', crest: CREST })).toBe('badRequest');
    expect(await anna.wish({ t: 'call', name: 'x'.repeat(25), crest: CREST })).toBe('badRequest');
    expect(
      await anna.wish({ t: 'call', name: 'Ours', crest: { ...CREST, motif: 'sun' } }),
    ).toBeNull();
    await beni.until('the name', ({ name, crest }) => name === 'Ours' && crest.motif === 'sun');
    expect(await beni.wish({ t: 'report', text: 'not a nice name' })).toBeNull();
  });
});

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
    expect(await anna.wish({ t: 'deal', number: 0 })).toBe('nobodyIn');
    for (const regular of all) expect(await regular.wish({ t: 'in', in: true })).toBeNull();
    // Of two at once one wins.
    const both = await Promise.all(
      [all[0]!, all[1]!].map((one) => one.wish({ t: 'deal', number: 0 })),
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
      expect(game.winners.length).toBeGreaterThan(0);
      for (const [seat, name] of game.names.entries()) {
        const { id } = anna.told!.members.find((member) => member.name === name)!;
        expect(rows.find(({ member }) => member === id)!.won).toBe(
          game.winners.includes(seat) ? 1 : 0,
        );
      }
    }
    expect(anna.told!.members.some((member) => member.in)).toBe(false);
  }, 60_000);

  it('tells of its tables who sits there and nothing of a hand, and nobody’s cookie', async () => {
    const { all } = await people(3);
    await playShort(all[0]!);
    for (const regular of all) await regular.wish({ t: 'in', in: true });
    await all[0]!.wish({ t: 'say', text: 'Who deals?' });
    await all[0]!.wish({ t: 'deal', number: 0 });
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
    await all[0]!.wish({ t: 'say', text: 'Only for us.' });
    await all[1]!.wish({ t: 'in', in: true });
    await all[2]!.until('who is in', ({ members }) => members.some((member) => member.in));
    expect(line.heard).toEqual([{ t: 'groupLost', group: all[0]!.group }]);
  }, 60_000);

  it('deals by the house rules the group has chosen, with everybody’s animal', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await beni.wish({ t: 'rules', game: 'mow', options: { rounds: 99 } })).toBe('settings');
    expect(await beni.wish({ t: 'rules', game: 'mow', options: { rounds: 2 } })).toBeNull();
    expect(await beni.wish({ t: 'figure', figure: 4 })).toBeNull();
    const told = await anna.until('rules and animal', ({ rules }) => rules !== undefined);
    expect(told.rules).toEqual({ rounds: 2 });
    await anna.until('the animal', ({ members }) => members[1]!.figure === 4);
    // Another game has its own.
    await anna.wish({ t: 'plan', game: 'uno', tables: null });
    await anna.until('uno as printed', ({ game, rules }) => game === 'uno' && rules === undefined);
    await anna.wish({ t: 'plan', game: 'mow', tables: null });
    for (const regular of all) await regular.wish({ t: 'in', in: true });
    await anna.wish({ t: 'deal', number: 0 });
    const { deal } = await anna.until('the deal', ({ deal: laid }) => laid !== null);
    const sitter = new Sitter(beni.guest, deal!.tables[0]!.table);
    open.push(sitter);
    const { settings, chairs } = await sitter.until('the table', () => true);
    expect(settings.options).toMatchObject({ rounds: 2 });
    expect(chairs.find((chair) => chair.kind === 'person' && chair.name === 'Beni')).toMatchObject({
      figure: 4,
    });
  });

  it('their points stay without a name when somebody deletes themselves', async () => {
    const { all } = await people(3);
    await playShort(all[0]!);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    for (const regular of all) await regular.wish({ t: 'in', in: true });
    expect(await beni.wish({ t: 'deal', number: 0 })).toBeNull();
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

describe('limits', () => {
  it('so many groups of a person, members of a group and changes in a minute', async () => {
    const small = await testServer({
      MAX_GROUPS: '2',
      MAX_MEMBERS: '2',
      GROUP_WISHES_PER_MINUTE: '3',
    });
    try {
      const [anna, beni, carla] = await Promise.all(
        ['Anna', 'Beni', 'Carla'].map((name) => Guest.at(small.url, name)),
      );
      const key = await found(anna!, 'Anna');
      await found(anna!, 'Anna', 'Second');
      const third = await anna!.request('POST', '/api/groups', {
        name: 'Third',
        crest: CREST,
        game: 'mow',
        as: 'Anna',
      });
      expect([third.status, await third.text()]).toMatchObject([
        429,
        expect.stringContaining('manyGroups'),
      ]);
      const join = (guest: Guest) =>
        guest.request('POST', '/api/groups/join', { key, name: 'Somebody' });
      expect((await join(beni!)).status).toBe(200);
      expect(await (await join(carla!)).json()).toMatchObject({ code: 'manyMembers' });
      const regular = await Regular.at(beni!, key, 'Beni');
      open.push(regular);
      const codes = [];
      for (let i = 0; i < 4; i++) codes.push(await regular.wish({ t: 'shuffle' }));
      expect(codes.at(-1)).toBe('tooMuch');
    } finally {
      for (const each of open) each.close();
      await small.stop();
    }
  });
});
