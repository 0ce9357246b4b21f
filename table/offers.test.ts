import { describe, expect, it } from 'vitest';
import { recordOf, movesSince } from './history.ts';
import { verifyRecord } from './verify.ts';
import { commitmentTo } from './fair.ts';
import { foldAll } from './fold.ts';
import { begun, Page } from './table.testing.ts';
import { toy, type ToyView } from './toy.testing.ts';
import type { Snapshot } from './wire.ts';

const agree = (offer: 'draw' | 'takeBack' | 'end' | 'rematch') =>
  ({ type: 'vote', offer, agree: true }) as const;

describe('an offer', () => {
  it('needs everybody, and one no closes it', async () => {
    const { anna, beni } = await begun();
    await anna.command({ type: 'offer', offer: 'draw' });
    expect(beni.told.offer).toMatchObject({ offer: 'draw', by: 0, agreed: [0], missing: [1] });
    expect(await anna.command({ type: 'offer', offer: 'end' })).toMatchObject({ code: 'offered' });
    expect(await anna.command(agree('draw'))).toMatchObject({ code: 'voted' });
    await beni.command({ type: 'vote', offer: 'draw', agree: false });
    expect(anna.told).toMatchObject({ offer: null, phase: 'playing' });
    expect(await beni.command(agree('draw'))).toMatchObject({ code: 'noOffer' });
  });

  it('of a draw ends the game without winners; a move closes it', async () => {
    const { anna, beni } = await begun();
    await anna.command({ type: 'offer', offer: 'draw' });
    await anna.move('draw');
    expect(beni.told.offer).toBeNull();
    await beni.command({ type: 'offer', offer: 'draw' });
    await anna.command(agree('draw'));
    expect(anna.told).toMatchObject({ phase: 'over', ended: 'draw', result: null });
    expect(await anna.move('draw')).toMatchObject({ outcome: 'overtaken' });
  });

  it('counts only who is there: bots agree', async () => {
    const { anna, beni } = await begun();
    await beni.command({ type: 'stand' });
    await anna.command({ type: 'offer', offer: 'end' });
    expect(anna.told).toMatchObject({ phase: 'over', ended: 'ended' });
  });

  it('of a rematch deals anew, with a new commitment and new parts', async () => {
    const { anna, beni, host } = await begun();
    const first = anna.told;
    expect(await anna.command({ type: 'offer', offer: 'rematch' })).toMatchObject({
      code: 'notOver',
    });
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command(agree('end'));
    await anna.command({ type: 'pledge', hash: commitmentTo('anna-again') });
    await beni.command({ type: 'pledge', hash: commitmentTo('beni-again') });
    await beni.command({ type: 'offer', offer: 'rematch' });
    await anna.command(agree('rematch'));
    expect(anna.told).toMatchObject({ phase: 'starting', round: 1 });
    expect(anna.told.fair.commitment).not.toBe(first.fair.commitment);
    expect(anna.told.fair.secret).toBeNull();
    await anna.command({ type: 'contribute', contribution: 'anna-again' });
    await beni.command({ type: 'contribute', contribution: 'beni-again' });
    expect(anna.told.phase).toBe('playing');
    expect(await anna.move('draw', first.ply)).toMatchObject({ outcome: 'overtaken' });
    expect(host.table.play.contributions).toEqual(['anna-again', 'beni-again']);
  });
});

describe('after a game', () => {
  const over = async (opening = {}) => {
    const table = await begun(opening);
    await table.anna.command({ type: 'offer', offer: 'end' });
    await table.beni.command(agree('end'));
    expect(table.anna.told.phase).toBe('over');
    return table;
  };

  it('an offered rematch stays when the table is listed', async () => {
    const { anna, beni } = await over();
    await beni.command({ type: 'offer', offer: 'rematch' });
    await anna.command({ type: 'settings', settings: { listed: true } });
    await anna.command(agree('rematch'));
    expect(anna.told).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('who also offers to play again agrees, and offering twice is no fault', async () => {
    const { anna, beni } = await over();
    await beni.command({ type: 'offer', offer: 'rematch' });
    expect(await beni.command({ type: 'offer', offer: 'rematch' })).toMatchObject({
      outcome: 'ok',
    });
    expect(anna.told.phase).toBe('over');
    expect(await anna.command({ type: 'offer', offer: 'rematch' })).toMatchObject({
      outcome: 'ok',
    });
    expect(anna.told.round).toBe(1);
  });

  it('a chair that is nobody\u2019s does not start', async () => {
    const { anna } = await over();
    await anna.command({ type: 'settings', settings: { seats: 3 } });
    expect(await anna.command({ type: 'offer', offer: 'rematch' })).toMatchObject({
      code: 'notFull',
    });
  });
});

describe('a rated game', () => {
  const settings = { rated: true };

  it('is decided by everybody who began it', async () => {
    const { anna, beni } = await begun({ settings });
    expect(await anna.command({ type: 'remove', seat: 1 })).toMatchObject({ code: 'ratedStays' });
    await beni.command({ type: 'stand' });
    for (const offer of ['end', 'draw'] as const) {
      await anna.command({ type: 'offer', offer });
      expect(anna.told).toMatchObject({ phase: 'playing', offer: { offer } });
      await anna.command({ type: 'vote', offer, agree: false });
    }
  });

  it('starts again only with people who are there', async () => {
    const { anna, beni } = await begun({ settings });
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command(agree('end'));
    expect(anna.told.phase).toBe('over');
    await anna.command({ type: 'start' });
    await beni.command({ type: 'stand' });
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command({ type: 'back' });
    await beni.command(agree('end'));
    expect(anna.told.phase).toBe('over');
    await beni.command({ type: 'stand' });
    expect(await anna.command({ type: 'start' })).toMatchObject({ code: 'notFull' });
  });
});

describe('taking back', () => {
  const handOf = ({ told }: { told: Snapshot }) => (told.view as unknown as ToyView).hand!;

  it('puts the own last move back, keeps it in the record, and makes older pages stale', async () => {
    const { anna, beni, host } = await begun();
    const before = anna.told;
    await anna.move(`lay ${handOf(anna)[0]}`);
    const seen = beni.told.ply;
    expect(await beni.command({ type: 'offer', offer: 'takeBack' })).toMatchObject({
      code: 'notYourMove',
    });
    await anna.command({ type: 'offer', offer: 'takeBack' });
    await beni.command(agree('takeBack'));
    expect(anna.told.view).toEqual(before.view);
    expect(anna.told).toMatchObject({ whole: false, back: 1, facts: [] });
    expect(new Page(host, 'beni').told).toMatchObject({
      whole: true,
      facts: [{ takenBack: true }],
    });
    expect(await beni.move('draw', seen)).toMatchObject({ outcome: 'overtaken' });
    await anna.move(`lay ${handOf(anna)[1]}`);
    await anna.command({ type: 'offer', offer: 'takeBack' });
    await beni.command(agree('takeBack'));
    await anna.move('draw');
    await beni.move('draw');
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command(agree('end'));
    const record = recordOf(host.table)!;
    expect(record.moves.map((line) => ('back' in line ? 'back' : line.seat))).toEqual([
      0,
      'back',
      0,
      'back',
      0,
      1,
    ]);
    expect(verifyRecord(toy, record).faults).toEqual([{ code: 'device' }]);
  });

  it('is over once somebody else has moved', async () => {
    const { anna, beni } = await begun();
    await anna.move(`lay ${handOf(anna)[0]}`);
    await beni.move('draw');
    expect(await anna.command({ type: 'offer', offer: 'takeBack' })).toMatchObject({
      code: 'notYourMove',
    });
  });

  it('is not for who has seen a hidden card by the move', async () => {
    const { anna, beni } = await begun();
    await anna.move('draw');
    await beni.command({ type: 'stand' });
    expect(await anna.command({ type: 'offer', offer: 'takeBack' })).toMatchObject({
      code: 'notYourMove',
    });
  });

  it('several at once, as alone on a device, goes back to before the first of them', async () => {
    const { anna, beni, host, ports } = await begun();
    await anna.move('draw');
    await beni.move(`lay ${handOf(beni)[0]}`);
    await anna.move('draw');
    const { view } = new Page(host, 'beni').told;
    await beni.move(`lay ${handOf(beni)[0]}`);
    await anna.move('draw');
    expect(movesSince(host.table, 1)).toBe(2);
    await host.happen(() => [{ type: 'takenBack', moves: 2 }]);
    expect(beni.told).toMatchObject({ back: 2, view, waitingFor: 1 });
    const facts = new Page(host, 'beni').told.facts.map(({ takenBack }) => takenBack ?? false);
    expect(facts).toEqual([false, false, false, true, true]);
    expect({ ...foldAll(ports.saved, ports.findGame), checkpoints: [] }).toEqual({
      ...host.table,
      checkpoints: [],
    });
  });
});
