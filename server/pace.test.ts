import { bots, games } from '@tischlein/manifests/all';
import { testings } from '../games/all.testing.ts';
import { cloneState, FastRandom, NOBODY, sha256, WATCHER, type State } from '@tischlein/kit';
import {
  DEFAULT_SETTINGS,
  entriesOf,
  fold,
  foldAll,
  think,
  type Entry,
  type FromTable,
  type Happening,
  PROTOCOL,
  type Delta,
  type Outgoing,
  type Question,
  type Table,
  type Snapshot,
  whoFrom,
} from '@tischlein/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginning } from './journal.testing.ts';
import type { Store } from './store/store.ts';
import { LiveTable } from './tables/live.ts';
import { servicesWith } from './tables/services.testing.ts';

/** Moments looked at in each game. */
const MOMENTS = 30 * Number(process.env['EFFORT']);
const NOW = 1_800_000_000_000;
const LONGEST_THOUGHT = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The real host of a table, but for a store that takes everything; bots take longer for some hands than for others. */
const services = servicesWith({
  store: { append: async () => 'stored', read: async () => [] } as Partial<Store> as Store,
  now: () => Date.now(),
  random: new FastRandom('house'),
  hasBot: () => true,
  roomForBots: () => true,
  async think(question: Question) {
    const [a, b] = sha256(JSON.stringify(question.ask.view));
    const thought = ((a! << 8) | b!) % LONGEST_THOUGHT;
    await new Promise((resolve) => setTimeout(resolve, thought));
    return think((game, level) => bots[game]?.levels[level], question);
  },
  budget: 3,
  awayAfter: 120_000,
});

/** Anna on the first chair, bots on the others, the game begun. */
function begun(name: string, random: FastRandom): Table {
  const game = games[name]!;
  const seats = Math.min(game.seats.max, Math.max(3, game.seats.min));
  const happenings: Happening[] = [
    {
      type: 'made',
      table: 't',
      game: name,
      rules: game.version,
      settings: {
        ...DEFAULT_SETTINGS,
        options: testings[name]!.options(random, seats),
        seats,
        clock: { type: 'move', seconds: 5 },
      },
      host: 'anna',
      secret: `secret ${random.below(1000)}`,
      dealtBy: 'server',
    },
    ...beginning(
      [{ seat: 0, who: whoFrom('anna', { name: 'Anna' }) }],
      Array.from({ length: seats - 1 }, (_, i) => ({
        type: 'botSat',
        seat: i + 1,
        level: 'medium',
      })),
    ),
  ];
  const entries = happenings.map((each, i): Entry => ({ ...each, seq: i + 1, at: NOW }));
  return foldAll(entries, services.findGame);
}

/** What a watcher sees happen next, and when: a seat moves, or somebody's time is up. */
async function nextAt(table: Table, state: State): Promise<{ what: string; at: number }> {
  vi.setSystemTime(table.at);
  const live = new LiveTable(
    { ...table, play: { ...table.play, state: cloneState(state) } },
    services,
  );
  const heard: FromTable[] = [];
  const hear = ({ message }: Outgoing) => heard.push(message);
  const watcher = { who: whoFrom('watcher', { name: '' }), hear };
  await live.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, watcher);
  const news = () =>
    heard.find((each) => each.type === 'delta' || (each.type === 'snapshot' && !each.whole)) as
      Delta | Snapshot | undefined;
  for (let i = 0; news() === undefined && i < 100; i++) await vi.advanceTimersByTimeAsync(100);
  live.close();
  const told = news();
  if (told === undefined) throw new Error('nothing happens any more');
  const [fact] = told.facts;
  return { what: fact ? `seat ${fact.seat} moves` : 'time is up', at: told.now - table.at };
}

it.each(Object.keys(testings))(
  '%s: with hidden cards swapped, bots answer and time runs out at the same moments',
  async (name) => {
    const random = new FastRandom(`pace ${name}`);
    const game = games[name]!;
    let compared = 0;
    let table = begun(name, random);
    for (let looks = 0; compared < MOMENTS && looks < 40 * MOMENTS; looks++) {
      if (game.waitingFor(table.play.state!) === NOBODY) table = begun(name, random);
      const other = testings[name]!.permute(table.play.state!, WATCHER, random);
      if (other && random.below(4) === 0) {
        const [real, swapped] = [
          await nextAt(table, table.play.state!),
          await nextAt(table, other),
        ];
        // Who moves may differ, as their cards do; when they do may not.
        if (real.what === swapped.what) {
          expect(swapped).toEqual(real);
          compared += 1;
        }
      }
      const seats = [...table.room.chairs.keys()];
      const buffer = new Int32Array(table.play.state!.variant.moves.size);
      const movers = seats.filter((seat) => game.legal(table.play.state!, seat, buffer) > 0);
      const seat = movers[random.below(movers.length)]!;
      const picked = buffer[random.below(game.legal(table.play.state!, seat, buffer))]!;
      const move = table.play.state!.variant.moves.text(picked);
      fold(table, entriesOf(table, [{ type: 'moved', seat, move }], table.at + 10)[0]!);
    }
    expect(compared).toBe(MOMENTS);
  },
);
