import { games } from '@tischlein/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
beforeEach(async () => void (server = await testServer()));
afterEach(() => server.stop());

it('eight sends of one move count once, over one line and over many', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const [anna, beni] = sitters as [Sitter, Sitter];
  const told = await anna.until('the turn', ({ legal }) => legal.length > 0);
  const text = JSON.stringify({ t: 'move', table, id: 'same', ply: told.ply, move: told.legal[0] });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
        headers: { cookie: anna.guest.cookie },
      });
      await new Promise((resolve) => ws.once('open', resolve));
      ws.send(text);
      const answer = await new Promise<string>((resolve) =>
        ws.once('message', (data) => resolve(data.toString())),
      );
      ws.close();
      return (JSON.parse(answer) as { outcome: string }).outcome;
    }),
  );
  expect(outcomes).toEqual(Array(8).fill('ok'));
  await beni.until('the move', ({ ply }) => ply > told.ply);
  expect(beni.told!.ply).toBe(told.ply + 1);
  for (const sitter of sitters) sitter.close();
});

it('of two different moves at once by one seat, one wins and the other is overtaken', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const [anna] = sitters as [Sitter, Sitter];
  const told = await anna.until('the turn', ({ legal }) => legal.length > 1);
  const answers = await Promise.all(
    told.legal.slice(0, 4).map((move) => anna.wish({ t: 'move', ply: told.ply, move })),
  );
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
    'ok',
    ...Array(answers.length - 1).fill('overtaken'),
  ]);
  for (const sitter of sitters) sitter.close();
});

describe.runIf('uno' in games)('a UNO jump-in', () => {
  it('races: exactly one wins, all agree on the order', async () => {
    const names = ['Anna', 'Beni', 'Carla', 'Dora'];
    let races = 0;
    for (let round = 0; races < 5 && round < 4; round++) {
      const { sitters } = await tableOf(server.url, 'uno', names, { options: { jumpIn: true } });
      while (sitters[0]!.told?.phase !== 'over') {
        const ply = Math.max(...sitters.map(({ told }) => told?.ply ?? 0));
        await Promise.all(
          sitters.map((sitter) => sitter.until('the same ply', (now) => now.ply >= ply)),
        );
        const movers = sitters.filter(
          ({ told }) => told!.legal.length > 0 && told!.phase === 'playing',
        );
        if (movers.length === 0) break;
        const tries = await Promise.all(
          movers.map(async (sitter) => {
            const { legal, ply: seen } = sitter.told!;
            const move = legal.find((text) => text.startsWith('play')) ?? legal[0]!;
            const { outcome } = await sitter.wish({ t: 'move', ply: seen, move });
            return { call: move.startsWith('uno'), outcome };
          }),
        );
        // A call holds beside the card that was faster; of the cards laid at once exactly one counts.
        const cards = tries.filter(({ call }) => !call).map(({ outcome }) => outcome);
        const won = cards.filter((outcome) => outcome === 'ok').length;
        expect(tries.every(({ outcome }) => outcome === 'ok' || outcome === 'overtaken')).toBe(
          true,
        );
        expect(won).toBeLessThanOrEqual(1);
        if (tries.length === cards.length) expect(won).toBe(1);
        if (cards.length > 1) races += 1;
      }
      await Promise.all(
        sitters.map((sitter) => sitter.until('the end', ({ phase }) => phase === 'over')),
      );
      const orders = sitters.map(({ heard }) =>
        heard
          .flatMap((message) =>
            message.t === 'told' ? message.facts.map(({ ply, seat }) => `${ply} ${seat}`) : [],
          )
          .join(),
      );
      expect(new Set(orders).size).toBe(1);
      for (const sitter of sitters) sitter.close();
    }
    console.log(`${races} races`);
    expect(races).toBeGreaterThan(0);
  });
});

it('when the store fails, nobody is told anything, and it goes on afterwards', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const [anna, beni] = sitters as [Sitter, Sitter];
  const told = await anna.until('the turn', ({ legal }) => legal.length > 0);
  await beni.until('the start', ({ phase }) => phase === 'playing');
  const heard = beni.heard.filter(({ t }) => t === 'told').length;
  const real = server.store.append;
  server.store.append = () => Promise.reject(new Error('the disk is full'));
  const move = { t: 'move', ply: told.ply, move: told.legal[0]! } as const;
  expect(await anna.wish(move)).toMatchObject({ outcome: 'error', code: 'store' });
  server.store.append = real;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(beni.heard.filter(({ t }) => t === 'told')).toHaveLength(heard);
  expect(anna.told!.ply).toBe(told.ply);
  expect(await anna.wish(move)).toMatchObject({ outcome: 'ok' });
  for (const sitter of sitters) sitter.close();
});

it('who comes late sees the same as who was there', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], {
    options: { rounds: 1 },
  });
  await Promise.all(sitters.map((sitter, i) => sitter.playOn(`late ${i}`)));
  const [anna] = sitters as [Sitter, Sitter];
  const late = new Sitter(anna.guest, table);
  const told = await late.until('the end', ({ phase }) => phase === 'over');
  const facts = anna.heard.flatMap((message) =>
    message.t === 'told' && !message.whole ? message.facts : [],
  );
  expect(told.facts).toEqual(facts);
  const stranger = new Sitter(await Guest.at(server.url, 'Eva'), 'no-such-table');
  await expect
    .poll(() => stranger.heard)
    .toMatchObject([{ t: 'error', error: 'There is no such table.' }]);
  for (const sitter of [...sitters, late, stranger]) sitter.close();
});
