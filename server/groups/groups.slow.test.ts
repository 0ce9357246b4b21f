import { KEY_LENGTH } from '@tischlein/api/group';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
    const command = await stranger.request('POST', `/api/groups/${anna.group}`, {
      type: 'shuffle',
    });
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
    expect(await anna.command({ type: 'agree', person: phone.id })).toBeNull();
    expect(await opened(phone, key)).toMatchObject({ you: member, asked: null });
    // Whose place it was still finds the group, is told, and takes it back without asking.
    const mine = await beni.guest.request('GET', '/api/groups');
    expect(await mine.json()).toMatchObject({ groups: [{ name: 'Bears', taken: true }] });
    expect(await opened(beni.guest, key)).toMatchObject({ you: null, taken: member });
    expect(await opened(phone, key)).toMatchObject({ taken: null });
    expect((await claim(beni.guest)).status).toBe(200);
    expect(await opened(phone, key)).toMatchObject({ you: null });
    expect(await opened(beni.guest, key)).toMatchObject({ you: member, taken: null });
    expect((await claim()).status).toBe(200);
    expect(await anna.command({ type: 'agree', person: phone.id })).toBeNull();
    const again = await Regular.at(phone, key, 'ignored');
    open.push(again);
    expect(again.told!.members.map(({ name }) => name)).toEqual(['Anna', 'Beni']);
    expect(await again.command({ type: 'newLink' })).toBe('notFounder');
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
      body: JSON.stringify({ type: 'newLink' }),
    });
    expect(command.status).toBe(200);
  });

  it('who is removed has lost it; the others have a new link, and the old one opens nothing', async () => {
    const { key, all } = await people(3);
    const [anna, beni, carla] = all as [Regular, Regular, Regular];
    expect(await beni.command({ type: 'remove', member: carla.told!.you })).toBe('notFounder');
    expect(await anna.command({ type: 'remove', member: carla.told!.you })).toBeNull();
    const { key: fresh } = await beni.until(
      'a new link',
      (told) => !told.key.startsWith(key.slice(0, KEY_LENGTH)),
    );
    await expect.poll(() => carla.isLost).toBe(true);
    expect(carla.heard.some((message) => JSON.stringify(message).includes(fresh))).toBe(false);
    expect(await carla.command({ type: 'shuffle' })).toBe('noMember');
    const answer = await carla.guest.request('POST', '/api/groups/open', { key });
    expect(answer.status).toBe(404);
    expect((await opened(beni.guest, fresh)).members).toHaveLength(2);
  });

  it('a founder hands over and closes; who leaves last takes it along', async () => {
    const { key, all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.command({ type: 'handOver', member: beni.told!.you })).toBeNull();
    expect(await anna.command({ type: 'close' })).toBe('notFounder');
    expect(await beni.command({ type: 'close' })).toBeNull();
    await expect.poll(() => [anna.isLost, beni.isLost]).toEqual([true, true]);
    expect((await anna.guest.request('POST', '/api/groups/open', { key })).status).toBe(404);
    const own = await Regular.at(anna.guest, await found(anna.guest, 'Anna'), 'Anna');
    open.push(own);
    expect(await own.command({ type: 'leave' })).toBeNull();
    expect(await server.store.group(own.group)).toBeNull();
  });
});

describe('talk and names', () => {
  it('is heard by all who are there, and by who comes; too much is refused', async () => {
    const { all, key } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await anna.command({ type: 'say', text: 'Cake?' })).toBeNull();
    await expect.poll(() => beni.said).toMatchObject([{ name: 'Anna', text: 'Cake?' }]);
    const carla = await Regular.at(await Guest.at(server.url, 'Carla'), key, 'Carla');
    open.push(carla);
    await expect.poll(() => carla.said.length).toBe(1);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => beni.command({ type: 'say', text: 'x' })),
    );
    expect(many.filter((code) => code === 'chatOften')).toHaveLength(5);
  });

  it('only founders name it, and only fit names', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    expect(await beni.command({ type: 'call', name: 'Ours', crest: CREST })).toBe('notFounder');
    expect(await anna.command({ type: 'call', name: '\u202eevil', crest: CREST })).toBe(
      'badRequest',
    );
    expect(await anna.command({ type: 'call', name: 'x'.repeat(25), crest: CREST })).toBe(
      'badRequest',
    );
    expect(
      await anna.command({ type: 'call', name: 'Ours', crest: { ...CREST, motif: 'sun' } }),
    ).toBeNull();
    await beni.until('the name', ({ name, crest }) => name === 'Ours' && crest.motif === 'sun');
  });

  it('its named house rules are kept, seen, and taken away by any member, twelve a game', async () => {
    const { all } = await people(2);
    const [anna, beni] = all as [Regular, Regular];
    const keep = (name: string, game = 'mow') =>
      beni.command({ type: 'keepSet', game, set: { name, options: { rounds: 2 } } });
    expect(await keep('Huber rules')).toBeNull();
    const told = await anna.until('the set', ({ sets }) => sets.length === 1);
    expect(told.sets).toEqual([{ name: 'Huber rules', options: { rounds: 2 } }]);
    expect(await keep('Huber rules', 'chess')).toBe('gameUnknown');
    for (let i = 1; i < 12; i++) expect(await keep(`set ${i}`)).toBeNull();
    expect(await keep('one more')).toBe('tooMuch');
    expect(await keep('Huber rules')).toBeNull();
    expect(await anna.command({ type: 'dropSet', game: 'mow', name: 'Huber rules' })).toBeNull();
    await beni.until('its going', ({ sets }) => sets.length === 11 && sets[0]!.name === 'set 11');
    // Another game has its own.
    await anna.command({ type: 'plan', game: 'uno', tables: null });
    await beni.until('no sets of uno', ({ game, sets }) => game === 'uno' && sets.length === 0);
  });

  it('a report is kept for who runs the server, and the log names nobody', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    onTestFinished(() => write.mockRestore());
    const told = await testServer({ log: true });
    onTestFinished(() => told.stop());
    const anna = await Guest.at(told.url, 'Anna');
    const regular = await Regular.at(anna, await found(anna, 'Anna', 'Rude words'), 'Anna');
    onTestFinished(() => regular.close());
    expect(await regular.command({ type: 'report', text: 'not a nice name' })).toBeNull();
    expect(await told.store.reports(10)).toMatchObject([
      { group: regular.group, person: anna.id, name: 'Rude words', text: 'not a nice name' },
    ]);
    const log = lines.join('');
    expect(log).toContain(`"event":"group_reported","group":"${regular.group}"`);
    expect(log).not.toMatch(/Rude|nice/);
    expect(log).not.toContain(anna.id);
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
      for (let i = 0; i < 4; i++) codes.push(await regular.command({ type: 'shuffle' }));
      expect(codes.at(-1)).toBe('tooMuch');
    } finally {
      for (const each of open) each.close();
      await small.stop();
    }
  });
});
