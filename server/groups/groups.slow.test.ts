import { describe, expect, it } from 'vitest';
import { Guest } from '../play.testing.ts';
import { testServer } from '../start.testing.ts';
import { open, people, server } from './people.testing.ts';
import { CREST, found, opened, Regular } from './regular.testing.ts';

const namesIn = (regular: Regular): string[] =>
  regular.told!.members.map(({ name, here }) => (here ? name : `${name} away`));

describe('who belongs', () => {
  it('is who has the link and a name; everybody sees who is here', async () => {
    const { all } = await people(3);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    await anna.until('all three', ({ members }) => members.filter(({ here }) => here).length === 3);
    expect(namesIn(anna)).toEqual(['Anna', 'Beni', 'Carla']);
    carla.close();
    await beni.until('her going', ({ members }) => members[2]?.here === false);
    expect(namesIn(beni)).toEqual(['Anna', 'Beni', 'Carla away']);
    const stranger = await Guest.at(server.url, 'Zoe');
    const answer = await stranger.request('POST', '/api/groups/open', { key: 'x'.repeat(22) });
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      404,
      { code: 'noGroup' },
    ]);
    // The id alone opens nothing.
    const command = await stranger.request('POST', `/api/groups/${anna.group}`, { t: 'shuffle' });
    expect([command.status, await command.text()]).toMatchObject([
      400,
      expect.stringContaining('noMember'),
    ]);
    const results = await stranger.request('GET', `/api/groups/${anna.group}/results`);
    expect(results.status).toBe(404);
  });

  it('on a new device is who somebody present knows; the rights of a founder do not come along', async () => {
    const { key, all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    const member = beni.told!.you;
    const phone = await Guest.at(server.url, 'Phone');
    const claim = (guest = phone) => guest.request('POST', '/api/groups/claim', { key, member });
    expect(await (await claim()).json()).toMatchObject({ code: 'memberHere' });
    beni.close();
    await anna.until('his going', ({ members }) => members[1]?.here === false);
    expect((await claim()).status).toBe(200);
    expect(await opened(phone, key)).toMatchObject({ you: null, asked: member });
    await anna.until('the claim', ({ claims }) => claims.length === 1);
    expect(await anna.command({ t: 'agree', person: phone.id })).toBeNull();
    expect(await opened(phone, key)).toMatchObject({ you: member, asked: null });
    // Whose place it was still finds the group, and takes it back without asking.
    const mine = await beni.guest.request('GET', '/api/groups');
    expect(await mine.json()).toMatchObject({ groups: [{ key }] });
    expect((await claim(beni.guest)).status).toBe(200);
    expect(await opened(phone, key)).toMatchObject({ you: null });
    expect((await claim()).status).toBe(200);
    expect(await anna.command({ t: 'agree', person: phone.id })).toBeNull();
    const again = await Regular.at(phone, key, 'ignored');
    open.push(again);
    expect(again.told!.members.map(({ name }) => name)).toEqual(['Anna', 'Beni']);
    expect(await again.command({ t: 'newLink' })).toBe('notFounder');
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
    const command = await fetch(`${server.url}/api/groups/${all[0]!.group}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ t: 'newLink' }),
    });
    expect(command.status).toBe(200);
  });

  it('who is removed has lost it; the others have a new link, and the old one opens nothing', async () => {
    const { key, all } = await people(3);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    expect(await beni.command({ t: 'remove', member: carla.told!.you })).toBe('notFounder');
    expect(await anna.command({ t: 'remove', member: carla.told!.you })).toBeNull();
    const { key: fresh } = await beni.until('a new link', (told) => told.key !== key);
    await expect.poll(() => carla.isLost).toBe(true);
    expect(carla.heard.some((message) => JSON.stringify(message).includes(fresh))).toBe(false);
    expect(await carla.command({ t: 'shuffle' })).toBe('noMember');
    const answer = await carla.guest.request('POST', '/api/groups/open', { key });
    expect(answer.status).toBe(404);
    expect((await opened(beni.guest, fresh)).members).toHaveLength(2);
  });

  it('a founder hands over and closes; who leaves last takes it along', async () => {
    const { key, all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.command({ t: 'handOver', member: beni.told!.you })).toBeNull();
    expect(await anna.command({ t: 'close' })).toBe('notFounder');
    expect(await beni.command({ t: 'close' })).toBeNull();
    await expect.poll(() => [anna.isLost, beni.isLost]).toEqual([true, true]);
    expect((await anna.guest.request('POST', '/api/groups/open', { key })).status).toBe(404);
    const own = await Regular.at(anna.guest, await found(anna.guest, 'Anna'), 'Anna');
    open.push(own);
    expect(await own.command({ t: 'leave' })).toBeNull();
    expect(await server.store.group(own.group)).toBeNull();
  });
});

describe('talk and names', () => {
  it('is heard by all who are there, and by who comes; too much is refused', async () => {
    const { all, key } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.command({ t: 'say', text: 'Cake?' })).toBeNull();
    await expect.poll(() => beni.said).toMatchObject([{ name: 'Anna', text: 'Cake?' }]);
    const carla = await Regular.at(await Guest.at(server.url, 'Carla'), key, 'Carla');
    open.push(carla);
    await expect.poll(() => carla.said.length).toBe(1);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => beni.command({ t: 'say', text: 'x' })),
    );
    expect(many.filter((code) => code === 'chatOften')).toHaveLength(5);
  });

  it('only founders name it, and only fit names', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await beni.command({ t: 'call', name: 'Ours', crest: CREST })).toBe('notFounder');
    expect(await anna.command({ t: 'call', name: '\u202eevil', crest: CREST })).toBe('badRequest');
    expect(await anna.command({ t: 'call', name: 'x'.repeat(25), crest: CREST })).toBe(
      'badRequest',
    );
    expect(
      await anna.command({ t: 'call', name: 'Ours', crest: { ...CREST, motif: 'sun' } }),
    ).toBeNull();
    await beni.until('the name', ({ name, crest }) => name === 'Ours' && crest.motif === 'sun');
    expect(await beni.command({ t: 'report', text: 'not a nice name' })).toBeNull();
  });
});

describe('limits', () => {
  it('so many groups of a person, members of a group and changes in a minute', async () => {
    const small = await testServer({
      maxGroups: 2,
      maxMembers: 2,
      groupChangesPerMinute: 3,
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
      for (let i = 0; i < 4; i++) codes.push(await regular.command({ t: 'shuffle' }));
      expect(codes.at(-1)).toBe('tooMuch');
    } finally {
      for (const each of open) each.close();
      await small.stop();
    }
  });
});
