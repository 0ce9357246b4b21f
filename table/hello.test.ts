import { describe, expect, it } from 'vitest';
import { begun, Page, readerWith, type FakePorts } from './table.testing.ts';
import type { TableHost } from './host.ts';
import { PROTOCOL } from './protocol.ts';
import type { FromTable, Snapshot } from './wire.ts';

/** What somebody hears who comes back with what they were told. */
async function comeBack(host: TableHost, person: string, known: Snapshot): Promise<Snapshot> {
  const heard: FromTable[] = [];
  const { seq, ply, view } = known;
  const hello = { type: 'hello', table: 't', protocol: PROTOCOL, seq, ply } as const;
  await host.take(
    { ...hello, ...(view && { seat: view.seat }) },
    readerWith(person, (message) => heard.push(message)),
  );
  return heard.find((message) => message.type === 'snapshot')!;
}

const layOf = ({ told }: Page): string =>
  `lay ${(told.view as unknown as { hand: number[] }).hand[0]}`;

describe('a hello with a known number', () => {
  it('is answered with what is missing, and with it the page knows all', async () => {
    const { host, anna, beni } = await begun();
    const watcher = new Page(host, 'carla');
    const known = [anna.told, beni.told, watcher.told];
    await anna.move('draw');
    await beni.move('draw');
    await beni.command({ type: 'offer', offer: 'draw' });
    for (const [i, person] of ['anna', 'beni', 'carla'].entries()) {
      const told = await comeBack(host, person, known[i]!);
      const whole = new Page(host, person).told;
      expect(told).toEqual({ ...whole, whole: false, since: known[i]!.seq });
      expect(told.facts.map(({ seat }) => seat)).toEqual([0, 1]);
    }
    const again = await comeBack(host, 'anna', anna.told);
    expect(again).toMatchObject({ whole: false, facts: [] });
  });

  it('is answered whole after a taking back, a new deal, or with other eyes', async () => {
    const { host, anna, beni } = await begun();
    const seen = anna.told;
    await anna.move(layOf(anna));
    expect(await comeBack(host, 'beni', anna.told)).toMatchObject({ whole: true });
    expect(await comeBack(host, 'carla', anna.told)).toMatchObject({ whole: true });
    const laid = anna.told;
    await anna.command({ type: 'offer', offer: 'takeBack' });
    await beni.command({ type: 'vote', offer: 'takeBack', agree: true });
    for (const known of [seen, laid])
      expect(await comeBack(host, 'anna', known)).toMatchObject({ whole: true });
    const first = anna.told;
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command({ type: 'vote', offer: 'end', agree: true });
    await anna.command({ type: 'start' });
    expect(anna.told).toMatchObject({ phase: 'playing', round: 1 });
    expect(await comeBack(host, 'anna', first)).toMatchObject({ whole: true, facts: [] });
    const { seq } = anna.told;
    expect(await comeBack(host, 'anna', { ...anna.told, seq: 0 })).toMatchObject({ whole: true });
    expect(await comeBack(host, 'anna', { ...anna.told, seq })).toMatchObject({ whole: false });
    expect(await comeBack(host, 'anna', { ...anna.told, ply: 9999 })).toMatchObject({
      whole: true,
    });
  });
});

/** How often the rules were asked to play a move while this was done. */
async function playsIn(host: TableHost, work: () => Promise<unknown>): Promise<number> {
  const { game } = host.table;
  let plays = 0;
  const play: typeof game.play = (...args) => {
    plays += 1;
    game.play(...args);
  };
  const counted = Object.assign(Object.create(game) as typeof game, { play });
  host.table = { ...host.table, game: counted };
  await work();
  host.table = { ...host.table, game };
  return plays;
}

describe('in a long game', () => {
  /** A game of many moves, none of which is the last: calls and cards laid, taken back again and again. */
  async function long(moves: number): Promise<{ host: TableHost; ports: FakePorts; anna: Page }> {
    const { host, ports, anna } = await begun();
    while (host.table.play.made < moves) {
      await host.happen(() => [{ type: 'moved', seat: 0, move: layOf(anna) }]);
      await host.happen(() => [{ type: 'takenBack' }]);
    }
    return { host, ports, anna };
  }

  it('a move, taking it back and a hello with a known number cost the same as in a short one', async () => {
    const costs = [];
    for (const moves of [100, 1000]) {
      const { host, anna } = await long(moves);
      const known = anna.told;
      costs.push([
        await playsIn(host, () => anna.move(layOf(anna))),
        await playsIn(host, () => comeBack(host, 'anna', known)),
        await playsIn(host, () => anna.command({ type: 'offer', offer: 'takeBack' })),
        await playsIn(host, () => host.happen(() => [{ type: 'takenBack' }])),
      ]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });

  it('a second whole hello plays nothing again', async () => {
    const { host } = await long(501);
    expect(await playsIn(host, async () => new Page(host, 'carla'))).toBeGreaterThan(500);
    expect(await playsIn(host, async () => new Page(host, 'dora'))).toBe(0);
  });

  it('a whole hello costs as many messages as the game is long, one with a known number costs none', async () => {
    const { host, anna } = await long(1500);
    const paid: number[] = [];
    const hello = async (known: Partial<Snapshot>, purse: number): Promise<FromTable[]> => {
      const heard: FromTable[] = [];
      const reader = {
        ...readerWith('anna', (message) => heard.push(message)),
        affords: (messages: number) => paid.push(messages) > 0 && messages <= purse,
      };
      const { seq = 0, ply } = known;
      const seat = { seat: 0, ...(ply !== undefined && { ply }) };
      await host.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq, ...seat }, reader);
      return heard;
    };
    expect(await hello({}, 15)).toMatchObject([{ type: 'snapshot', whole: true }]);
    expect(await hello({}, 14)).toEqual([]);
    expect(paid).toEqual([15, 15]);
    expect(await hello(anna.told, 0)).toMatchObject([{ type: 'snapshot', whole: false }]);
    expect(paid).toEqual([15, 15]);
  });
});
