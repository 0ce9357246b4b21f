import { FastRandom, NOBODY, type Game } from '@tischlein/kit';
import {
  commitmentTo,
  DEFAULT_SETTINGS,
  fold,
  foldAll,
  STARTED,
  whoFrom,
  type Entry,
  type Happening,
  type HappeningOf,
} from '@tischlein/table';

type Sitting = Pick<HappeningOf<'sat'>, 'seat' | 'who'>;

/** People sit down, each with a part in the deal, bots beside them, and the game begins. */
export function beginning(people: readonly Sitting[], others: readonly Happening[]): Happening[] {
  const partOf = ({ seat }: Sitting): string => `part-of-${seat}`;
  return [
    ...people.map((one): Happening => ({ type: 'sat', ...one, hash: commitmentTo(partOf(one)) })),
    ...others,
    { type: 'starting' },
    ...people.map((one): Happening => ({
      type: 'contributed',
      seat: one.seat,
      contribution: partOf(one),
    })),
    STARTED,
  ];
}

/** The journal of a table of two with random moves, until the game is over or there are enough. */
export function journalOf(game: Game, seed: string, moves: number, at: number): Entry[] {
  const seats = 2;
  const happenings: Happening[] = [
    {
      type: 'made',
      table: 'journal',
      game: game.name,
      rules: game.version,
      settings: { ...DEFAULT_SETTINGS, options: {}, seats },
      host: 'person-of-22-letters-0',
      secret: seed,
      dealtBy: 'server',
    },
    ...beginning(
      Array.from({ length: seats }, (_, seat) => ({
        seat,
        who: whoFrom(`person-of-22-letters-${seat}`, { name: `P${seat}` }),
      })),
      [],
    ),
  ];
  const entries: Entry[] = happenings.map((each, i) => ({ ...each, seq: i + 1, at }));
  const table = foldAll(entries, () => game);
  const random = new FastRandom(seed);
  const buffer = new Int32Array(table.play.state!.variant.moves.size);
  while (table.play.made < moves && table.room.phase === 'playing') {
    const state = table.play.state!;
    const seat = game.waitingFor(state);
    if (seat === NOBODY) break;
    const move = state.variant.moves.text(buffer[random.below(game.legal(state, seat, buffer))]!);
    const seq = table.seq + 1;
    const by = { by: `person-of-22-letters-${seat}`, id: `command-${seq}` };
    const entry: Entry = { type: 'moved', seat, move, seq, at: at + seq, ...by };
    fold(table, entry);
    entries.push(entry);
  }
  return entries;
}

/** A game of this many moves, all but the first few of them taken back again and again. */
export function longJournalOf(game: Game, table: string, moves: number, at: number): Entry[] {
  const [made, ...rest] = journalOf(game, 'long', 10, at);
  const last = rest.pop() as Extract<Entry, { type: 'moved' }>;
  const entries = [{ ...made!, table } as Entry, ...rest];
  for (let i = 9; i < moves; i++) {
    const seq = entries.length + 1;
    entries.push({ type: 'moved', seat: last.seat, move: last.move, seq, at });
    entries.push({ type: 'takenBack', seq: seq + 1, at });
  }
  return entries;
}
