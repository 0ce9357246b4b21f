import { formatRecord, FastRandom, mustParse, parseRecord, type GameRecord } from '@tischlein/kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foldAll, knows } from './fold.ts';
import { LocalTable } from './local.ts';
import { recordOf } from './record.ts';
import { verifyRecord } from './verify.ts';
import { begun, Page, type FakeHome } from './table.testing.ts';
import { toy } from './toy.testing.ts';
import { FromTableSchema } from './wire.ts';

const view = (page: Page) => page.told.view as unknown as { hand: number[]; top: number };

/** Everybody plays at random until it is over. */
function playOut(pages: readonly Page[], seed: string): void {
  const random = new FastRandom(seed);
  while (pages[0]!.told.phase === 'playing') {
    const page = pages[random.below(pages.length)]!;
    const { legal } = page.told;
    if (legal.length > 0) expect(page.move(legal[random.below(legal.length)]!).outcome).toBe('ok');
  }
}

describe('a move', () => {
  it('is told to all, each as they may know it', () => {
    const { anna, beni } = begun();
    anna.move('draw');
    expect(anna.told.facts[0]!.facts[0]!.facts).toHaveProperty('card');
    expect(beni.told.facts[0]!.facts[0]!.facts).not.toHaveProperty('card');
    expect(anna.told.seq).toBe(beni.told.seq);
  });

  it('is refused with its clause, to that seat alone', () => {
    const { anna, beni } = begun();
    const before = anna.heard.length;
    expect(beni.move('draw')).toMatchObject({ outcome: 'refused', refused: { clause: 'TOY-1' } });
    expect(anna.heard).toHaveLength(before);
    expect(beni.move('fly')).toMatchObject({ code: 'noMove' });
  });

  it('counts once, however often it is sent', () => {
    const { anna, beni, local } = begun();
    const { ply } = anna.told;
    for (let i = 0; i < 8; i++)
      expect(anna.wish({ t: 'move', ply, move: 'draw' }, 'same')).toMatchObject({ outcome: 'ok' });
    expect(local.table.moves).toHaveLength(1);
    expect(beni.wish({ t: 'move', ply, move: 'draw' }, 'same')).toMatchObject({
      outcome: 'overtaken',
    });
  });

  it('is known again for a good while, and no other is taken for it', () => {
    const { anna, local } = begun();
    const wishes = Array.from({ length: 100 }, (_, i) => `m${i}`);
    for (const [i, id] of wishes.entries())
      anna.wish({ t: 'mute', person: 'beni', muted: i % 2 === 0 }, id);
    const known = wishes.filter((id) => knows(local.table, 'anna', id));
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(wishes.slice(-known.length));
    expect(knows(local.table, 'beni', 'm99')).toBe(false);
    expect(knows(local.table, 'anna', '99')).toBe(false);
  });

  it('on an older ply is overtaken, also where it would still be legal', () => {
    const { anna, beni } = begun();
    const { ply } = anna.told;
    anna.move('draw');
    expect(beni.told.legal).toContain('draw');
    expect(beni.move('draw', ply)).toMatchObject({ outcome: 'overtaken' });
    expect(beni.move('draw', ply + 1)).toMatchObject({ outcome: 'ok' });
  });

  it('that is a call holds while its window is open, on any ply', () => {
    const { anna, beni } = begun();
    const stale = anna.told.ply;
    for (let i = 0; i < 40 && view(anna).hand.length !== 1; i++) {
      anna.move(`lay ${view(anna).hand[0]}`);
      if (view(anna).hand.length !== 1) beni.move('draw');
    }
    expect(anna.move('call', stale)).toMatchObject({ outcome: 'ok' });
    expect(anna.move('call', stale)).toMatchObject({ outcome: 'overtaken' });
  });

  it('is only for who has the chair', () => {
    const { local, anna } = begun();
    const carla = new Page(local, 'carla');
    expect(carla.move('draw')).toMatchObject({ code: 'notSeated' });
    expect(anna.told.ply).toBe(carla.told.ply);
  });
});

/** Tables of a device deal themselves: that is always said. */
const faultsOf = (record: GameRecord) => verifyRecord(toy, record).faults.map(({ code }) => code);

describe('a whole game', () => {
  const games = 50 * Number(process.env['EFFORT']);

  it('folds again to the same table, and its record holds', () => {
    for (let i = 0; i < games; i++) {
      const { local, home, anna, beni } = begun({ seats: 2 });
      const carla = new Page(local, 'carla');
      playOut([anna, beni], `game ${i}`);
      expect(anna.told.result?.winners).toHaveLength(1);
      const again = foldAll(JSON.parse(JSON.stringify(home.saved)), home.findGame);
      expect(again).toEqual(local.table);
      const record = mustParse(parseRecord(formatRecord(recordOf(local.table)!)));
      expect(faultsOf(record)).toEqual(['device']);
      const told = carla.heard.flatMap((message) => (message.t === 'told' ? message.facts : []));
      expect(new Page(local, 'carla').told.facts).toEqual(told);
    }
  });

  it('says only what the schemas say', () => {
    const { anna, beni } = begun();
    playOut([anna, beni], 'schemas');
    for (const message of [...anna.heard, ...beni.heard])
      expect(
        v.safeParse(FromTableSchema, JSON.parse(JSON.stringify(message))).issues,
      ).toBeUndefined();
  });

  it('a changed record does not hold', () => {
    const { local, anna, beni } = begun();
    playOut([anna, beni], 'forged');
    const record = recordOf(local.table)!;
    const forged = [
      { ...record, secret: '6'.repeat(64) },
      { ...record, contributions: ['annas-part', 'another-part'] },
      { ...record, seed: 'another' },
      { ...record, moves: [{ seat: 1, move: 'draw' }, ...record.moves] },
    ];
    for (const each of forged) expect(faultsOf(each).length).toBeGreaterThan(1);
  });

  it('goes on among bots, in their own time, from where it was saved', () => {
    const { local, home, anna } = begun();
    anna.wish({ t: 'remove', seat: 1 });
    anna.wish({ t: 'stand' });
    home.pass(5000);
    local.close();
    const again = LocalTable.again(home as FakeHome, home.saved);
    home.pass(600_000);
    expect(again.table.phase).toBe('over');
    expect(again.table.moves.every((made) => made.kept)).toBe(true);
  });
});
