import { describe, expect, it } from 'vitest';
import { brought } from './room.ts';
import { begun, FakePorts, Page } from './table.testing.ts';
import {
  cupOf,
  gamesOf,
  NO_TALLY,
  pointsOf,
  standingsOf,
  tallyFrom,
  withGame,
  type Tally,
  type TallyGame,
} from './tally.ts';

const game = (round: number, ...places: [string | null, number][]): TallyGame => ({
  round,
  at: round,
  game: 'toy',
  players: places.map(([person, place]) => ({
    person,
    name: person ?? 'bot easy',
    avatar: null,
    place,
  })),
});
const tallyOf = (...games: TallyGame[]): Tally => games.reduce(withGame, NO_TALLY);

describe('points', () => {
  it('ten for leaving everybody behind; bots do not count', () => {
    expect(pointsOf(game(0, ['a', 2], ['b', 1], [null, 3], ['c', 4]))).toEqual([5, 10, null, 0]);
    expect(pointsOf(game(0, ['a', 1], ['b', 1]))).toEqual([0, 0]);
    expect(pointsOf(game(0, ['a', 1], [null, 2]))).toEqual([0, null]);
    expect(pointsOf(game(0, ['a', 1], ['b', 3], ['c', 2], ['d', 4]))).toEqual([10, 3, 7, 0]);
  });
});

describe('an evening', () => {
  const three = tallyOf(
    game(0, ['Anna', 2], ['Ben', 1], ['Cleo', 4], ['Dani', 3]),
    game(1, ['Anna', 1], ['Ben', 2], ['Cleo', 2], ['Dani', 4]),
    game(2, ['Cleo', 1], ['Dani', 2]),
  );
  const linesOf = (rows: ReturnType<typeof standingsOf>): string[] =>
    rows.map(({ place, name, places, games, wins, points }) =>
      [place, name, places.join(), games, wins, points].join(' '),
    );

  it('of three games stands as a table made by hand says', () => {
    // 7 + 10; 0 + 3 + 10; 10 + 3; 3 + 0 + 0. Cleo and Ben are equal but for the last game, which Ben missed.
    expect(linesOf(standingsOf(three))).toEqual([
      '1 Anna 2,1,0 2 1 17',
      '2 Cleo 4,2,1 3 1 13',
      '3 Ben 1,2,0 2 1 13',
      '4 Dani 3,4,2 3 0 3',
    ]);
  });

  it('shares a place where all is equal, and bots stand behind without one', () => {
    expect(linesOf(standingsOf(tallyOf(game(0, [null, 1], ['Anna', 2], ['Ben', 2]))))).toEqual([
      '1 Anna 2 1 0 0',
      '1 Ben 2 1 0 0',
      ' bot easy 1 1 1 ',
    ]);
  });

  it('of thirty games tells the last ones and counts all', () => {
    const thirty = tallyOf(
      ...Array.from({ length: 30 }, (_, i) => game(i, ['Anna', (i % 3) + 1], ['Ben', 3 - (i % 3)])),
    );
    expect(thirty.games.map(({ round }) => round)).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 6),
    );
    expect(standingsOf(thirty)).toMatchObject([
      { name: 'Ben', games: 30, wins: 10, points: 100 },
      { name: 'Anna', games: 30, wins: 10, points: 100 },
    ]);
    expect(gamesOf(thirty, 'Anna')).toBe(30);
  });

  it('ends with four hours without a game', () => {
    expect(tallyFrom(three, 2 + 4 * 3_600_000)).toBe(three);
    expect(tallyFrom(three, 3 + 4 * 3_600_000)).toBe(NO_TALLY);
  });
});

describe('a cup of three', () => {
  const cup = (...games: TallyGame[]) => {
    const { left, rows } = cupOf(tallyOf(...games), 3)!;
    return [left, ...rows.map(({ place, name }) => `${place} ${name}`)].join(', ');
  };
  const [ab, ba] = [
    (i: number) => game(i, ['A', 1], ['B', 2]),
    (i: number) => game(i, ['A', 2], ['B', 1]),
  ];

  it('is won by the most points, and what comes after does not change it', () => {
    expect(cup(ab(0), ba(1))).toBe('1, 1 B, 2 A');
    expect(cup(ab(0), ba(1), ab(2))).toBe('0, 1 A, 2 B');
    expect(cup(ab(0), ba(1), ab(2), ba(3), ba(4))).toBe('0, 1 A, 2 B');
  });

  it('with equal points by wins, then by the better place in the last game, else it is shared', () => {
    // A 10 + 0 + 0, B 5 + 5 + 0.
    const three = (i: number, a: number, b: number, c: number) =>
      game(i, ['A', a], ['B', b], ['C', c]);
    expect(cup(three(0, 1, 2, 3), three(1, 3, 2, 1), three(2, 3, 2, 1))).toBe('0, 1 C, 2 B, 3 A');
    expect(cup(three(0, 1, 2, 3), three(1, 3, 2, 1), game(2, ['C', 1]))).toBe('0, 1 C, 2 A, 3 B');
    expect(cup(ab(0), ba(1), game(2, ['A', 1], ['B', 1]))).toBe('0, 1 A, 1 B');
    expect(cup(ab(0), game(1, ['A', 1], ['B', 1]), ba(2))).toBe('0, 1 B, 2 A');
  });

  it('gives nothing for games that somebody missed', () => {
    expect(cup(ab(0), ab(1), game(2, ['A', 3], ['B', 2], ['C', 1]))).toBe('0, 1 A, 2 C, 3 B');
  });

  it('is set before the first game of the evening', async () => {
    const { anna, beni } = await begun();
    await anna
      .command({ type: 'settings', settings: { cup: 3 } })
      .then((answer) => expect(answer).toMatchObject({ code: 'playing' }));
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command({ type: 'vote', offer: 'end', agree: true });
    await anna.command({ type: 'settings', settings: { cup: 3 } });
    await playOut(anna, beni);
    expect(anna.told.settings.cup).toBe(3);
    expect(await anna.command({ type: 'settings', settings: { cup: 5 } })).toMatchObject({
      code: 'cupBegun',
    });
    expect(await anna.command({ type: 'settings', settings: { cup: 3, pace: 0 } })).toMatchObject({
      outcome: 'ok',
    });
  });
});

/** The next game, to its end. */
async function playOut(...[host, ...others]: [Page, ...Page[]]): Promise<void> {
  await host.command({ type: 'start' });
  const pages = [host, ...others];
  for (let moves = 0; host.told.phase === 'playing' && moves < 300; moves++) {
    const mover = pages.find(({ told }) => told.view?.seat === host.told.waitingFor)!;
    await mover.move(mover.told.legal.find((move) => move !== 'draw') ?? 'draw');
  }
}

describe('a table that changes its game', () => {
  async function three() {
    const ports = new FakePorts();
    const host = ports.open({ seats: 3 });
    const names = ['anna', 'ben', 'cleo'];
    const pages = names.map((name) => new Page(host, name)) as [Page, Page, Page];
    for (const [seat, page] of pages.entries())
      await page.command({ type: 'sit', seat, name: names[seat]! });
    return { ports, host, pages };
  }
  const seatedOf = ({ told }: Page): string =>
    told.chairs.map((one) => (one.type === 'person' ? one.who.name : one.type)).join(' ');

  it('keeps chairs, screens and tally; bots leave, and everybody is asked anew', async () => {
    const { host, pages } = await three();
    const [anna, ben, cleo] = pages;
    await playOut(...pages);
    await host.happen(() => brought(host.table, 'anna', 'tv'));
    await cleo.command({ type: 'stand' });
    await anna.command({ type: 'addBot', seat: 2, level: 'easy' });
    await anna.command({ type: 'settings', settings: { rated: true } });
    await ben.command({ type: 'offer', offer: 'rematch' });
    expect(await ben.command({ type: 'change', game: 'duel' })).toMatchObject({ code: 'notHost' });
    const { tally } = anna.told;
    await anna.command({ type: 'change', game: 'duel' });
    expect(anna.told).toMatchObject({
      game: 'duel',
      phase: 'over',
      view: null,
      offer: null,
      round: 0,
      settings: { seats: 2, rated: false },
      screens: [{ person: 'tv' }],
      tally,
    });
    expect(seatedOf(ben)).toBe('anna ben');
  });

  it('those with the fewest games play, those longest here of them, and the others watch', async () => {
    const { pages } = await three();
    const [anna, ben, cleo] = pages;
    await anna.command({ type: 'change', game: 'duel' });
    expect(anna.told.next).toEqual([0, 1]);
    await playOut(...pages);
    expect(cleo.told).toMatchObject({ you: 2, view: { seat: null } });
    expect(anna.told.next).toEqual([0, 2]);
    // Who watches can say that they are ready, but makes no move and no offer of a game.
    await cleo.command({ type: 'offer', offer: 'rematch' });
    expect(anna.told.offer).toMatchObject({ agreed: [2], missing: [0] });
    await anna.command({ type: 'vote', offer: 'rematch', agree: true });
    expect(seatedOf(anna)).toBe('anna cleo ben');
    expect(cleo.told).toMatchObject({ phase: 'playing', you: 1, view: { seat: 1 } });
    expect(await ben.command({ type: 'offer', offer: 'end' })).toMatchObject({ code: 'notSeated' });
    expect(await ben.command({ type: 'move', ply: ben.told.ply, move: 'draw' })).toMatchObject({
      code: 'notSeated',
    });
    // Whoever goes from a chair behind the others leaves it, also in the middle of a game.
    await ben.command({ type: 'stand' });
    expect(seatedOf(anna)).toBe('anna cleo');
    expect(ben.told.you).toBeNull();
  });

  it('who watched from a chair sees the end, also at a table without watchers', async () => {
    const { pages } = await three();
    const [anna, , cleo] = pages;
    await anna.command({ type: 'change', game: 'duel' });
    await anna.command({ type: 'settings', settings: { watchers: false } });
    await playOut(...pages);
    expect(cleo.told).toMatchObject({ phase: 'over', view: { seat: null, hand: null } });
  });

  it('sets the next game for all who are there, with the house rules of last time', async () => {
    const { pages } = await three();
    const [anna] = pages;
    await anna.command({ type: 'change', game: 'duel' });
    expect(anna.told.settings.options).toEqual({ open: false });
    await anna.command({ type: 'settings', settings: { options: { open: true } } });
    await anna.command({ type: 'change', game: 'toy' });
    expect(anna.told.settings.seats).toBe(3);
    expect(anna.told.next).toBeUndefined();
    expect(await anna.command({ type: 'change', game: 'chess' })).toMatchObject({ code: 'noGame' });
    await anna.command({ type: 'change', game: 'duel' });
    expect(anna.told.settings.options).toEqual({ open: true });
  });

  it('somebody more sits down behind the others', async () => {
    const { host, pages } = await three();
    const [anna] = pages;
    await anna.command({ type: 'change', game: 'duel' });
    const eva = new Page(host, 'eva');
    const sit = (seat: number) => eva.command({ type: 'sit', seat, name: 'Eva' });
    expect(await sit(4)).toMatchObject({ code: 'noChair' });
    await sit(3);
    expect(seatedOf(anna)).toBe('anna ben cleo Eva');
  });

  it('is the same from its journal', async () => {
    const { ports, host, pages } = await three();
    await playOut(...pages);
    await pages[0].command({ type: 'change', game: 'duel' });
    await playOut(...pages);
    expect(ports.again().table).toEqual(host.table);
    expect(host.table.room.tally.games.map(({ game: name }) => name)).toEqual(['toy', 'duel']);
  });

  it('two chairs change places by the host’s word, and who was ready stays so', async () => {
    const { pages } = await three();
    const [anna, ben] = pages;
    await playOut(...pages);
    await ben.command({ type: 'offer', offer: 'rematch' });
    const swap = (page: Page, other: number) =>
      page.command({ type: 'swap', seat: 1, with: other });
    expect(await swap(ben, 2)).toMatchObject({ code: 'notHost' });
    expect(await swap(anna, 9)).toMatchObject({ code: 'noChair' });
    await swap(anna, 2);
    expect(seatedOf(anna)).toBe('anna cleo ben');
    expect(anna.told.offer).toMatchObject({ agreed: [2] });
  });
});
