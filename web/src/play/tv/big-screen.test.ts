import { expect, it } from 'vitest';
import { BigScreen, NOTHING_ON, type ScreenPorts } from './big-screen.ts';

/** A server and a clock that do what the test says. */
function world() {
  const at = {
    on: NOTHING_ON,
    now: 0,
    table: null as string | null,
    fails: false,
    asked: 0,
    freed: 0,
  };
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  const ports: ScreenPorts = {
    async showLetters({ free }) {
      if (at.fails) throw new Error('no server');
      at.asked += 1;
      if (free) {
        at.freed += 1;
        at.table = null;
      }
      const code = `AAA${String.fromCharCode(64 + at.asked)}`;
      return { screen: 'tv', code, key: 'k', lasts: 600_000, table: at.table };
    },
    show: (on) => void (at.on = on),
    screenTable: async () => at.table,
    later(ms, run) {
      const job = { at: at.now + ms, run };
      waiting.add(job);
      return () => void waiting.delete(job);
    },
  };
  const pass = async (ms: number): Promise<void> => {
    const end = at.now + ms;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = [...waiting].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      waiting.delete(next);
      at.now = Math.max(at.now, next.at);
      next.run();
    }
    at.now = end;
  };
  return { at, ports, pass, waiting };
}

it('shows letters, new ones before the old are worth nothing, and the table it is brought to', async () => {
  const { at, ports, pass, waiting } = world();
  const screen = new BigScreen(ports);
  await pass(1);
  expect(at.on.letters?.code).toBe('AAAA');
  await pass(580_000);
  expect(at.on.letters?.code).toBe('AAAB');
  at.table = 't1';
  await pass(3000);
  expect(at.on).toMatchObject({ table: 't1', letters: { code: 'AAAC' } });
  // At a table it asks no more where it belongs.
  const { asked } = at;
  await pass(60_000);
  expect(at.asked).toBe(asked);
  // The table says that the screen is gone while it is leaving: it leaves once, and its letters stay.
  screen.leave();
  screen.leave();
  await pass(1);
  expect(at.on).toMatchObject({ table: null });
  expect(at.freed).toBe(1);
  screen.close();
  expect(waiting.size).toBe(0);
});

it('says that no server answers, and tries again', async () => {
  const { at, ports, pass } = world();
  at.fails = true;
  const screen = new BigScreen(ports);
  await pass(5000);
  expect(at.on.failed).toBe(true);
  at.fails = false;
  await pass(3000);
  expect(at.on).toMatchObject({ failed: false, letters: { code: 'AAAA' } });
  screen.close();
});
