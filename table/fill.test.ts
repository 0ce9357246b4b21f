import { expect, it } from 'vitest';
import { START_WAITS } from './due.ts';
import { FakePorts, Page } from './table.testing.ts';

const FILL = 30;

function openTable() {
  const ports = new FakePorts();
  const host = ports.open({ fill: FILL, seats: 2 });
  return { ports, host, anna: new Page(host, 'anna'), beni: new Page(host, 'beni') };
}

it('bots take the free chairs at a time everybody is told, and the game begins', async () => {
  const { ports, anna, beni } = openTable();
  await ports.pass(5 * FILL * 1000);
  expect(anna.told).toMatchObject({ phase: 'open' });
  expect(anna.told).not.toHaveProperty('fillsAt');
  await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
  expect(anna.told.fillsAt).toBe(ports.time + FILL * 1000);
  await ports.pass(FILL * 1000 - 1);
  expect(anna.told.phase).toBe('open');
  await ports.pass(1 + START_WAITS);
  expect(anna.told).toMatchObject({
    phase: 'playing',
    chairs: [{ type: 'bot' }, { who: { name: 'Beni' } }],
  });
});

it('a full table does not wait for the end of that time, and who leaves makes it wait anew', async () => {
  const { ports, anna, beni } = openTable();
  await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
  await ports.pass(10_000);
  await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
  expect(anna.told.fillsAt! - ports.time).toBe(5000);
  await beni.command({ type: 'stand' });
  expect(anna.told.fillsAt! - ports.time).toBe(FILL * 1000);
  await anna.command({ type: 'stand' });
  expect(anna.told).not.toHaveProperty('fillsAt');
  await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
  await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
  await ports.pass(5000 + START_WAITS);
  expect(anna.told).toMatchObject({ phase: 'playing', players: ['Anna', 'Beni'] });
  expect(anna.told).not.toHaveProperty('fillsAt');
});

it('whoever lays the table anew knows the time', async () => {
  const { ports, beni } = openTable();
  await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
  expect(ports.again().table.clock.fillsAt).toBe(ports.time + FILL * 1000);
});
