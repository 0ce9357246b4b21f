import { describe, expect, it } from 'vitest';
import { recordOf } from './record.ts';
import { verifyRecord } from './verify.ts';
import { begun } from './table.testing.ts';
import { toy } from './toy.testing.ts';

const agree = (offer: 'draw' | 'takeBack' | 'end' | 'rematch') =>
  ({ t: 'vote', offer, agree: true }) as const;

describe('an offer', () => {
  it('needs everybody, and one no closes it', () => {
    const { anna, beni } = begun();
    anna.wish({ t: 'offer', offer: 'draw' });
    expect(beni.told.offer).toEqual({ offer: 'draw', by: 0, agreed: [0] });
    expect(anna.wish({ t: 'offer', offer: 'end' })).toMatchObject({ code: 'offered' });
    expect(anna.wish(agree('draw'))).toMatchObject({ code: 'voted' });
    beni.wish({ t: 'vote', offer: 'draw', agree: false });
    expect(anna.told).toMatchObject({ offer: null, phase: 'playing' });
    expect(beni.wish(agree('draw'))).toMatchObject({ code: 'noOffer' });
  });

  it('of a draw ends the game without winners; a move closes it', () => {
    const { anna, beni } = begun();
    anna.wish({ t: 'offer', offer: 'draw' });
    anna.move('draw');
    expect(beni.told.offer).toBeNull();
    beni.wish({ t: 'offer', offer: 'draw' });
    anna.wish(agree('draw'));
    expect(anna.told).toMatchObject({ phase: 'over', ended: 'draw', result: null });
    expect(anna.move('draw')).toMatchObject({ outcome: 'overtaken' });
  });

  it('counts only who is there: bots agree', () => {
    const { anna, beni } = begun();
    beni.wish({ t: 'stand' });
    anna.wish({ t: 'offer', offer: 'end' });
    expect(anna.told).toMatchObject({ phase: 'over', ended: 'ended' });
  });

  it('of a rematch deals anew, with a new commitment and new parts', () => {
    const { anna, beni, local } = begun();
    const first = anna.told;
    expect(anna.wish({ t: 'offer', offer: 'rematch' })).toMatchObject({ code: 'notOver' });
    anna.wish({ t: 'offer', offer: 'end' });
    beni.wish(agree('end'));
    beni.wish({ t: 'offer', offer: 'rematch' });
    anna.wish(agree('rematch'));
    expect(anna.told).toMatchObject({ phase: 'starting', round: 1 });
    expect(anna.told.fair.commitment).not.toBe(first.fair.commitment);
    expect(anna.told.fair.secret).toBeNull();
    anna.wish({ t: 'contribute', contribution: 'anna-again' });
    beni.wish({ t: 'contribute', contribution: 'beni-again' });
    expect(anna.told.phase).toBe('playing');
    expect(anna.move('draw', first.ply)).toMatchObject({ outcome: 'overtaken' });
    expect(local.table.contributions).toEqual(['anna-again', 'beni-again']);
  });
});

describe('after a game', () => {
  const over = (opening = {}) => {
    const table = begun(opening);
    table.anna.wish({ t: 'offer', offer: 'end' });
    table.beni.wish(agree('end'));
    expect(table.anna.told.phase).toBe('over');
    return table;
  };

  it('an offered rematch is closed by whatever changes who plays what', () => {
    const changes = [
      ({ anna }: ReturnType<typeof begun>) => anna.wish({ t: 'settings', settings: { seats: 3 } }),
      ({ anna }: ReturnType<typeof begun>) => anna.wish({ t: 'shuffle' }),
      ({ anna }: ReturnType<typeof begun>) => anna.wish({ t: 'stand' }),
    ];
    for (const change of changes) {
      const table = over();
      table.anna.wish({ t: 'offer', offer: 'rematch' });
      expect(change(table)).toMatchObject({ outcome: 'ok' });
      expect(table.beni.told.offer).toBeNull();
      expect(table.beni.wish(agree('rematch'))).toMatchObject({ code: 'noOffer' });
    }
  });

  it('and by nothing else', () => {
    const { anna, beni } = over();
    beni.wish({ t: 'offer', offer: 'rematch' });
    anna.wish({ t: 'settings', settings: { listed: true } });
    anna.wish(agree('rematch'));
    expect(anna.told).toMatchObject({ phase: 'starting', round: 1 });
  });

  it('a chair that is nobody\u2019s does not start', () => {
    const { anna } = over();
    anna.wish({ t: 'settings', settings: { seats: 3 } });
    expect(anna.wish({ t: 'offer', offer: 'rematch' })).toMatchObject({ code: 'notFull' });
    expect(anna.wish({ t: 'start' })).toMatchObject({ code: 'notFull' });
  });
});

describe('a rated game', () => {
  const settings = { rated: true };

  it('is decided by everybody who began it', () => {
    const { anna, beni } = begun({ settings });
    expect(anna.wish({ t: 'remove', seat: 1 })).toMatchObject({ code: 'ratedStays' });
    beni.wish({ t: 'stand' });
    for (const offer of ['end', 'draw'] as const) {
      anna.wish({ t: 'offer', offer });
      expect(anna.told).toMatchObject({ phase: 'playing', offer: { offer } });
      anna.wish({ t: 'vote', offer, agree: false });
    }
  });

  it('starts again only with people who are there', () => {
    const { anna, beni } = begun({ settings });
    anna.wish({ t: 'offer', offer: 'end' });
    beni.wish(agree('end'));
    expect(anna.told.phase).toBe('over');
    anna.wish({ t: 'start' });
    beni.wish({ t: 'contribute', contribution: 'beni-again' });
    anna.wish({ t: 'contribute', contribution: 'anna-again' });
    beni.wish({ t: 'stand' });
    anna.wish({ t: 'offer', offer: 'end' });
    beni.wish({ t: 'back' });
    beni.wish(agree('end'));
    expect(anna.told.phase).toBe('over');
    beni.wish({ t: 'stand' });
    expect(anna.wish({ t: 'start' })).toMatchObject({ code: 'notFull' });
  });
});

describe('taking back', () => {
  it('puts the own last move back, keeps it in the record, and makes older pages stale', () => {
    const { anna, beni, local } = begun();
    const before = anna.told;
    const card = (before.view as unknown as { hand: number[] }).hand[0];
    anna.move(`lay ${card}`);
    const seen = beni.told.ply;
    expect(beni.wish({ t: 'offer', offer: 'takeBack' })).toMatchObject({ code: 'notYourMove' });
    anna.wish({ t: 'offer', offer: 'takeBack' });
    beni.wish(agree('takeBack'));
    expect(anna.told.view).toEqual(before.view);
    expect(anna.told).toMatchObject({ whole: true, facts: [{ takenBack: true }] });
    expect(beni.move('draw', seen)).toMatchObject({ outcome: 'overtaken' });
    anna.move('draw');
    anna.wish({ t: 'offer', offer: 'takeBack' });
    beni.wish(agree('takeBack'));
    anna.move('draw');
    beni.move('draw');
    anna.wish({ t: 'offer', offer: 'end' });
    beni.wish(agree('end'));
    const record = recordOf(local.table)!;
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

  it('is over once somebody else has moved', () => {
    const { anna, beni } = begun();
    anna.move('draw');
    beni.move('draw');
    expect(anna.wish({ t: 'offer', offer: 'takeBack' })).toMatchObject({ code: 'notYourMove' });
  });
});
