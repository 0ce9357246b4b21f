import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { RACES, Racers } from './staged.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

/** At full effort the races between nodes are many more: see cluster.slow.test.ts. */
const ROUNDS = 20;

let server: TestServer;
beforeEach(async () => void (server = await testServer()));
afterEach(() => server.stop());

it('of two different moves at once by one seat, one wins and the other is overtaken', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const [anna] = sitters as [Sitter, Sitter];
  const told = await anna.until('the turn', ({ legal }) => legal.length > 1);
  const answers = await Promise.all(
    told.legal.slice(0, 4).map((move) => anna.command({ type: 'move', ply: told.ply, move })),
  );
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
    'ok',
    ...Array(answers.length - 1).fill('overtaken'),
  ]);
  for (const sitter of sitters) sitter.close();
});

describe.each(Object.entries(RACES))('%s', (_, momentsOf) => {
  const moments = momentsOf();

  it('race: exactly one wins, the others are overtaken, all agree on the order', async () => {
    const racers = await Racers.at([server]);
    for (let i = 0; i < ROUNDS; i++) await racers.race(moments[i % moments.length]!);
    console.log(`${ROUNDS} races, won by each ${racers.won.join(', ')}`);
  });

  it('eight sends of one move count once', async () => {
    const racers = await Racers.at([server]);
    for (const moment of moments) await racers.sendEight(moment);
  });
});

it('when the store fails, nobody is told anything, and it goes on afterwards', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const [anna, beni] = sitters as [Sitter, Sitter];
  const told = await anna.until('the turn', ({ legal }) => legal.length > 0);
  await beni.until('the start', ({ phase }) => phase === 'playing');
  const heard = beni.heard.filter(({ type }) => type === 'snapshot').length;
  const real = server.store.append;
  server.store.append = () => Promise.reject(new Error('the disk is full'));
  const move = { type: 'move', ply: told.ply, move: told.legal[0]! } as const;
  expect(await anna.command(move)).toMatchObject({ outcome: 'error', code: 'store' });
  server.store.append = real;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(beni.heard.filter(({ type }) => type === 'snapshot')).toHaveLength(heard);
  expect(anna.told!.ply).toBe(told.ply);
  expect(await anna.command(move)).toMatchObject({ outcome: 'ok' });
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
    message.type === 'snapshot' && !message.whole ? message.facts : [],
  );
  expect(told.facts).toEqual(facts);
  const stranger = new Sitter(await Guest.at(server.url, 'Eva'), 'no-such-table');
  await expect
    .poll(() => stranger.heard)
    .toMatchObject([{ type: 'error', error: 'There is no such table.' }]);
  for (const sitter of [...sitters, late, stranger]) sitter.close();
});
