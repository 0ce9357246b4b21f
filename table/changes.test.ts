import { expect, it } from 'vitest';
import { begun, FakePorts, Page } from './table.testing.ts';

it('nobody alone fills the journal of a table, and the others play on', async () => {
  const { host, ports, anna, beni } = await begun();
  ports.limits = { moves: Infinity, changes: 60 };
  const { seq } = host.table;
  let refused = 0;
  for (let i = 0; i < 500; i++) {
    const answer = await beni.command({ type: i % 2 === 0 ? 'stand' : 'back' });
    if (answer.outcome === 'error' && answer.code === 'tooMuch') refused += 1;
    await ports.pass(10);
  }
  expect(refused).toBeGreaterThan(450);
  expect(host.table.seq - seq).toBeLessThan(20);
  expect(await anna.move('draw')).toMatchObject({ outcome: 'ok' });
  expect(await anna.command({ type: 'offer', offer: 'draw' })).toMatchObject({ outcome: 'ok' });
  await ports.pass(60_000);
  expect(await beni.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
});

it('a game that goes on for too long ends, and the next one begins', async () => {
  const { ports, anna, beni } = await begun();
  ports.limits = { moves: 3, changes: Infinity };
  await anna.move('draw');
  await beni.move('draw');
  expect(anna.told.phase).toBe('playing');
  await anna.move('draw');
  expect(anna.told).toMatchObject({ phase: 'over', ended: 'ended', result: null });
  expect(anna.told.facts).toHaveLength(1);
  expect(await anna.command({ type: 'start' })).toMatchObject({ outcome: 'ok' });
});

it('bots among themselves take their time, however fast the table is', async () => {
  const ports = new FakePorts();
  const host = ports.open({ settings: { pace: 0 } });
  const anna = new Page(host, 'anna');
  for (const seat of [0, 1]) await anna.command({ type: 'addBot', seat, level: 'easy' });
  await anna.command({ type: 'start' });
  await ports.pass(300);
  expect(host.table.play.made).toBe(0);
  await ports.pass(2000);
  expect(host.table.play.made).toBeGreaterThan(0);
});
