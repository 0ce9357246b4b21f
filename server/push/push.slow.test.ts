import { readOpenTables } from '@tischlein/api';
import { games } from '@tischlein/manifests/all';
import { mustParse } from '@tischlein/kit';
import { LANGUAGES } from '@tischlein/rules';
import { foldAll, type Snapshot } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, Sitter, tableOf } from '../play.testing.ts';
import { readSettings } from '../settings.ts';
import { testServer, type TestServer } from '../start.testing.ts';
import { isEndpoint, isPublicAddress } from './send.ts';
import { Push } from './push.ts';
import { isSigned, PushBrowser, PushService } from './service.testing.ts';

const HOUR = 3_600_000;
const DAYS = { type: 'move', seconds: 3 * 24 * 3600 } as const;

let skipped = 0;
let server: TestServer;
const service = new PushService();
beforeAll(async () => {
  await service.start();
  server = await testServer({ pushLoopback: true }, () => Date.now() + skipped);
});
afterAll(async () => {
  await server.stop();
  service.stop();
});

const keyOf = async (guest: Guest) =>
  ((await (await guest.request('GET', '/api/push')).json()) as { key: string }).key;
const subscribe = (guest: Guest, browser: PushBrowser) =>
  guest.request('POST', '/api/me/push', browser.subscription);

/** Two at a slow table; whoever is not waited for has closed the page. */
async function slowTable(language: string, game = 'mow') {
  const { table, sitters } = await tableOf(server.url, game, ['Anna', 'Beni'], { clock: DAYS });
  const turn = sitters[0]!.told!.waitingFor!;
  const [mover, waiter] = [sitters[turn]!, sitters[1 - turn]!];
  await waiter.guest.request('POST', '/api/me', { language });
  waiter.close();
  await mover.until('that the other page is closed', () => {
    const last = [...mover.heard].reverse().find((message) => message.type === 'presence');
    return last?.type === 'presence' && last.people.length === 1;
  });
  return { table, mover, waiter };
}

const moveOnce = async ({ told, command }: { told: Snapshot; command: Sitter['command'] }) =>
  command({ type: 'move', ply: told.ply, move: told.legal[0]! });
const moves = async (sitter: Sitter): Promise<void> => {
  const told = await sitter.until('a move to make', ({ legal }) => legal.length > 0);
  const command: Sitter['command'] = (what) => sitter.command(what);
  while (sitter.told!.waitingFor === told.you)
    await moveOnce({ told: sitter.told!, command }).then(() =>
      sitter.until('the move', ({ ply }) => ply > told.ply),
    );
};

/** A sender of our own, so that a test knows when it has sent. */
function newPush(): Push {
  const settings = mustParse(readSettings({ SIZE: 'lab' }));
  return new Push({ settings, store: server.store, log: () => {}, now: () => skipped });
}

/** The last move at a table, as the sender is told of it. */
async function lastTurn(table: string) {
  const journal = await server.store.read(table, 0);
  const loaded = (count: number) => foldAll(journal.slice(0, count), (name) => games[name]);
  return {
    before: loaded(journal.length - 1),
    after: loaded(journal.length),
    isHere: () => false,
  };
}

const SAYS: { readonly [language: string]: RegExp } = {
  en: /^With (Anna|Beni)\. (Anna|Beni) .*You have 3 days\.$/,
  de: /^Mit (Anna|Beni)\. (Anna|Beni) .*Du hast 3 Tage\.$/,
  gsw: /^Mit (Anna|Beni)\. (Anna|Beni) .*Du hesch 3 Täg\.$/,
  hu: /^Veled játszik: (Anna|Beni)\. (Anna|Beni) .*Ennyi időd van: 3 nap\.$/,
};
const TITLE: { readonly [language: string]: string } = {
  en: 'MOW: your turn',
  de: 'MOW: Du bist dran',
  gsw: 'MOW: Du bisch dra',
  hu: 'MOW: te jössz',
};

describe('a game over days', () => {
  it.each(LANGUAGES)(
    'tells once, in %s, what a watcher may know, and is answered by the link it holds',
    async (language) => {
      const { table, mover, waiter } = await slowTable(language);
      const browser = new PushBrowser(service, `${language}-phone`);
      expect((await subscribe(waiter.guest, browser)).status).toBe(201);
      await moves(mover);
      await expect.poll(() => browser.notices).toHaveLength(1);
      const [notice] = browser.notices;
      expect(notice).toMatchObject({ title: TITLE[language], tag: table, language });
      expect(notice!.body).toMatch(SAYS[language]!);

      // A day later the page is still closed: no bot has taken the chair, and nobody was told again.
      skipped += 24 * HOUR;
      await mover.command({ type: 'chat', text: 'still there?' });
      expect(mover.told!.chairs).toMatchObject([{ away: null }, { away: null }]);
      expect(browser.notices).toHaveLength(1);

      const id = /^#\/t\/(.+)$/.exec(notice!.link)![1]!;
      const again = new Sitter(waiter.guest, id);
      await moves(again);
      await mover.until('the answer', ({ waitingFor, you }) => waitingFor === you);
      for (const each of [mover, again]) each.close();
    },
  );

  it('signs with one key that stays, hides the table from the service and replaces what it sent', async () => {
    const { table, mover, waiter } = await slowTable('en');
    const browser = new PushBrowser(service, 'signed');
    await subscribe(waiter.guest, browser);
    await moves(mover);
    await expect.poll(() => browser.notices).toHaveLength(1);
    const arrived = service.arrived.find((each) => each.browser === 'signed')!;
    const key = await keyOf(mover.guest);
    expect(isSigned(arrived, key)).toBe(true);
    expect(arrived.headers['topic']).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(JSON.stringify(arrived.headers)).not.toContain(table);
    expect(arrived.body.toString('latin1')).not.toContain('MOW');
    expect(await server.store.once('push keys', 'other')).toContain(key);
    mover.close();
  });

  it('is silent to who is there, who took it back, who is gone, and where a push service says so', async () => {
    const { mover, waiter } = await slowTable('en');
    const [kept, taken, gone] = ['kept', 'taken', 'gone'].map(
      (name) => new PushBrowser(service, name),
    ) as [PushBrowser, PushBrowser, PushBrowser];
    for (const browser of [kept, taken, gone]) await subscribe(waiter.guest, browser);
    const { endpoint } = taken.subscription;
    // Nobody takes back what is somebody else's.
    await mover.guest.request('DELETE', '/api/me/push', { endpoint });
    expect(await server.store.subscriptionsOf(waiter.guest.id)).toHaveLength(3);
    await waiter.guest.request('DELETE', '/api/me/push', { endpoint });
    service.status = 410;
    await moves(mover);
    await expect.poll(() => gone.notices).toHaveLength(1);
    await expect.poll(() => server.store.subscriptionsOf(waiter.guest.id)).toHaveLength(0);
    expect(taken.notices).toHaveLength(0);
    service.status = 201;

    await subscribe(waiter.guest, kept);
    const again = new Sitter(waiter.guest, waiter.table);
    await moves(again);
    const before = kept.notices.length;
    await moves(mover);
    await again.until('my turn', ({ waitingFor, you }) => waitingFor === you);
    expect(kept.notices).toHaveLength(before);
    await waiter.guest.request('DELETE', '/api/me');
    expect(await server.store.subscriptionsOf(waiter.guest.id)).toEqual([]);
    for (const each of [mover, again]) each.close();
  });

  it('tells a person at most sixty times in an hour', async () => {
    const { mover, waiter } = await slowTable('en');
    const browser = new PushBrowser(service, 'often');
    await subscribe(waiter.guest, browser);
    await moves(mover);
    await expect.poll(() => browser.notices).toHaveLength(1);
    const push = newPush();
    const turn = await lastTurn(waiter.table);
    for (let i = 0; i < 70; i++) await push.turn(turn);
    expect(browser.notices).toHaveLength(1 + 60);
    skipped += HOUR + 1;
    await push.turn(turn);
    expect(browser.notices).toHaveLength(1 + 61);
    mover.close();
  });

  it('is told that another player waits, once in 24 hours, where they want to be told', async () => {
    const { table, mover, waiter } = await slowTable('en');
    const nudge = async (guest: Guest) =>
      (await guest.request('POST', `/api/tables/${table}/nudge`)).status;
    const mayNudge = async ({ guest }: Sitter) => {
      const answer = await guest.request('GET', '/api/me/tables');
      return readOpenTables(await answer.json()).tables.find((one) => one.table === table)!.nudge;
    };
    expect([await mayNudge(waiter), await nudge(waiter.guest)]).toEqual([undefined, 409]);
    const browser = new PushBrowser(service, 'nudged');
    await mover.guest.request('POST', '/api/me', { language: 'de' });
    await subscribe(mover.guest, browser);
    const stranger = await Guest.at(server.url, 'Zoe');
    expect([await nudge(stranger), await nudge(mover.guest)]).toEqual([409, 409]);
    expect([await mayNudge(mover), await mayNudge(waiter)]).toEqual([undefined, true]);
    expect([await nudge(waiter.guest), await nudge(waiter.guest)]).toEqual([200, 429]);
    expect(browser.notices).toMatchObject([
      {
        title: expect.stringMatching(/^(Anna|Beni) wartet auf dich: MOW$/),
        body: 'Du hast 3 Tage.',
        link: `#/t/${table}`,
      },
    ]);
    skipped += 24 * HOUR;
    expect(await nudge(waiter.guest)).toBe(200);
    expect(browser.notices).toHaveLength(2);
    mover.close();
  });

  it('follows no redirect', async () => {
    const { mover, waiter } = await slowTable('en');
    const browser = new PushBrowser(service, 'redirected');
    await subscribe(waiter.guest, browser);
    service.status = 307;
    await moves(mover);
    await expect.poll(() => browser.notices).toHaveLength(1);
    // A turn is over once the push service has answered, and whoever it sent us to.
    await newPush().turn(await lastTurn(waiter.table));
    expect(browser.notices).toHaveLength(2);
    service.status = 201;
    expect(service.arrived.some(({ browser: name }) => name === 'elsewhere')).toBe(false);
    mover.close();
  });
});

it('my tables say which of them wait for me, and for how long', async () => {
  const { table, mover, waiter } = await slowTable('en');
  const mine = async (guest: Guest) => {
    const { tables } = readOpenTables(await (await guest.request('GET', '/api/me/tables')).json());
    return tables.find((one) => one.table === table)!;
  };
  expect(await mine(mover.guest)).toMatchObject({ waits: true });
  expect(await mine(waiter.guest)).toMatchObject({ waits: false });
  skipped += 24 * HOUR;
  const { left } = await mine(mover.guest);
  expect(left).toBeGreaterThan(47 * HOUR);
  expect(left).toBeLessThan(48 * HOUR);
  // Whoever stood up has a bot in their chair.
  expect(await mover.command({ type: 'stand' })).toMatchObject({ outcome: 'ok' });
  expect(await mine(mover.guest)).toMatchObject({ waits: false });
  mover.close();
});

describe('where notifications may go', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://[2a00:1450::1]/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://10.1.2.3/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://0x7f.1/x', false],
    ['https://2130706433/x', false],
    ['https://router.local/x', false],
    ['https://router/x', false],
    ['https://push.example.com:8443/x', false],
    ['https://user:word@push.example.com/x', false],
    ['ftp://push.example.com/x', false],
    ['', false],
    [`https://push.example.com/${'x'.repeat(600)}`, false],
  ])('%s: %s', (endpoint, may) => {
    expect(isEndpoint(endpoint, { loopback: false })).toBe(may);
  });

  it('this machine only where a test says so, and no other by plain http', () => {
    expect(isEndpoint('http://127.0.0.1:99/x', { loopback: true })).toBe(true);
    expect(isEndpoint('http://10.0.0.1/x', { loopback: true })).toBe(false);
  });

  it('knows addresses that mean something only inside a network', () => {
    const inside = ['192.168.1.1', '169.254.169.254', '100.64.0.1', 'fd00::1', 'fe80::1', '::'];
    for (const address of [...inside, '2002:7f00:1::'])
      expect(isPublicAddress(address)).toBe(false);
    for (const address of ['8.8.8.8', '2a00:1450::1']) expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses what is not a subscription', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const good = new PushBrowser(service, 'good').subscription;
    for (const bad of [
      { ...good, endpoint: 'https://10.0.0.1/x' },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { endpoint: good.endpoint },
      {},
    ])
      expect((await anna.request('POST', '/api/me/push', bad)).status).toBe(400);
    for (let i = 0; i < 12; i++) await subscribe(anna, new PushBrowser(service, `many-${i}`));
    expect(await server.store.subscriptionsOf(anna.id)).toHaveLength(8);
  });
});
