import { formatRecord, FastRandom, mustParse, parseRecord, type GameRecord } from '@tischlein/kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foldAll } from './fold.ts';
import { isMove, recordOf } from './history.ts';
import { verifyRecord } from './verify.ts';
import { knows } from './table.ts';
import { begun, Page } from './table.testing.ts';
import { toy } from './toy.testing.ts';
import { FromTableSchema } from './wire.ts';

const view = (page: Page) => page.told.view as unknown as { hand: number[]; top: number };

/** Everybody plays at random until it is over. */
async function playOut(pages: readonly Page[], seed: string): Promise<void> {
  const random = new FastRandom(seed);
  while (pages[0]!.told.phase === 'playing') {
    const page = pages[random.below(pages.length)]!;
    const { legal } = page.told;
    if (legal.length > 0)
      expect((await page.move(legal[random.below(legal.length)]!)).outcome).toBe('ok');
  }
}

describe('a move', () => {
  it('is told to all, each as they may know it', async () => {
    const { anna, beni } = await begun();
    await anna.move('draw');
    expect(anna.told.facts[0]!.facts[0]!.facts).toHaveProperty('card');
    expect(beni.told.facts[0]!.facts[0]!.facts).not.toHaveProperty('card');
    expect(anna.told.seq).toBe(beni.told.seq);
  });

  it('is refused with its clause, to that seat alone', async () => {
    const { anna, beni } = await begun();
    const before = anna.heard.length;
    expect(await beni.move('draw')).toMatchObject({
      outcome: 'refused',
      refused: { clause: 'TOY-1' },
    });
    expect(anna.heard).toHaveLength(before);
    expect(await beni.move('fly')).toMatchObject({ code: 'noMove' });
  });

  it('counts once, however often it is sent', async () => {
    const { anna, beni, host } = await begun();
    const { ply } = anna.told;
    for (let i = 0; i < 8; i++)
      expect(await anna.command({ type: 'move', ply, move: 'draw' }, 'same')).toMatchObject({
        outcome: 'ok',
      });
    expect(host.table.play.made).toBe(1);
    expect(await beni.command({ type: 'move', ply, move: 'draw' }, 'same')).toMatchObject({
      outcome: 'overtaken',
    });
  });

  it('is known again for a good while, and no other is taken for it', async () => {
    const { anna, host } = await begun();
    const commands = Array.from({ length: 100 }, (_, i) => `m${i}`);
    for (const [i, id] of commands.entries())
      await anna.command({ type: 'mute', person: 'beni', muted: i % 2 === 0 }, id);
    const known = commands.filter((id) => knows(host.table, 'anna', id));
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(commands.slice(-known.length));
    expect(knows(host.table, 'beni', 'm99')).toBe(false);
    expect(knows(host.table, 'anna', '99')).toBe(false);
  });

  it('on an older ply is overtaken, also where it would still be legal', async () => {
    const { anna, beni } = await begun();
    const { ply } = anna.told;
    await anna.move('draw');
    expect(beni.told.legal).toContain('draw');
    expect(await beni.move('draw', ply)).toMatchObject({ outcome: 'overtaken' });
    expect(await beni.move('draw', ply + 1)).toMatchObject({ outcome: 'ok' });
  });

  it('that is a call holds while its window is open, on any ply', async () => {
    const { anna, beni } = await begun();
    const stale = anna.told.ply;
    for (let i = 0; i < 40 && view(anna).hand.length !== 1; i++) {
      await anna.move(`lay ${view(anna).hand[0]}`);
      if (view(anna).hand.length !== 1) await beni.move('draw');
    }
    expect(await anna.move('call', stale)).toMatchObject({ outcome: 'ok' });
    expect(await anna.move('call', stale)).toMatchObject({ outcome: 'overtaken' });
  });

  it('is only for who has the chair', async () => {
    const { host, anna } = await begun();
    const carla = new Page(host, 'carla');
    expect(await carla.move('draw')).toMatchObject({ code: 'notSeated' });
    expect(anna.told.ply).toBe(carla.told.ply);
  });
});

/** Tables of a device deal themselves: that is always said. */
const faultsOf = (record: GameRecord) => verifyRecord(toy, record).faults.map(({ code }) => code);

describe('a whole game', () => {
  const games = 50 * Number(process.env['EFFORT']);

  it('folds again to the same table, and its record holds', async () => {
    for (let i = 0; i < games; i++) {
      const { host, ports, anna, beni } = await begun({ seats: 2 });
      const carla = new Page(host, 'carla');
      await playOut([anna, beni], `game ${i}`);
      expect(anna.told.result?.winners).toHaveLength(1);
      const again = foldAll(JSON.parse(JSON.stringify(ports.saved)), ports.findGame);
      expect({ ...again, checkpoints: [] }).toEqual({ ...host.table, checkpoints: [] });
      const record = mustParse(parseRecord(formatRecord(recordOf(host.table)!)));
      expect(faultsOf(record)).toEqual(['device']);
      const told = carla.heard.flatMap((message) =>
        message.type === 'snapshot' || message.type === 'delta' ? message.facts : [],
      );
      expect(new Page(host, 'carla').told.facts).toEqual(told);
    }
  });

  it('says only what the schemas say', async () => {
    const { anna, beni } = await begun();
    await playOut([anna, beni], 'schemas');
    for (const message of [...anna.heard, ...beni.heard])
      expect(
        v.safeParse(FromTableSchema, JSON.parse(JSON.stringify(message))).issues,
      ).toBeUndefined();
  });

  it('a changed record does not hold', async () => {
    const { host, anna, beni } = await begun();
    await playOut([anna, beni], 'forged');
    const record = recordOf(host.table)!;
    const forged = [
      { ...record, secret: '6'.repeat(64) },
      { ...record, contributions: ['annas-part', 'another-part'] },
      { ...record, seed: 'another' },
      { ...record, moves: [{ seat: 1, move: 'draw' }, ...record.moves] },
    ];
    for (const each of forged) expect(faultsOf(each).length).toBeGreaterThan(1);
  });

  it('goes on among bots, in their own time, from where it was saved', async () => {
    const { host, ports, anna } = await begun();
    await anna.command({ type: 'remove', seat: 1 });
    await anna.command({ type: 'stand' });
    await ports.pass(5000);
    host.close();
    const again = ports.again();
    expect(new Page(again, 'carla').told.you).toBeNull();
    await ports.pass(600_000);
    expect(again.table.room.phase).toBe('over');
    expect(again.table.play.steps.every((step) => isMove(step) && step.kept)).toBe(true);
  });
});
