import { games } from '@tischlein/manifests/all';
import { testings } from '../games/all.testing.ts';
import { cloneState, FastRandom, type Game, NOBODY, type State, WATCHER } from '@tischlein/kit';
import type { Testing } from '@tischlein/kit/conformance';
import {
  DEFAULT_SETTINGS,
  due,
  entriesOf,
  type Entry,
  fold,
  foldAll,
  handle,
  type Happening,
  nobodyLearned,
  type OfferKind,
  OFFERS,
  type Table,
  tellChange,
  tellWhole,
} from '@tischlein/table';
import { expect, it } from 'vitest';
import { beginning } from './journal.testing.ts';

const GAMES = 2 * Number(process.env['EFFORT']);
const NOW = 1_800_000_000_000;
const person = (seat: number): string => `p${seat}`;

/** A table with a person on every chair but one, where a bot sits, the game begun. */
function begun(game: Game, testing: Testing, seed: string, random: FastRandom): Table {
  const seats = game.seats.min + random.below(Math.min(3, game.seats.max - game.seats.min + 1));
  const settings = {
    ...DEFAULT_SETTINGS,
    options: testing.options(random, seats),
    seats,
    clock: { type: 'move', seconds: 60 } as const,
    // A screen that was let sees the same where nobody else may look on.
    watchers: random.below(2) === 0,
  };
  const people = Array.from({ length: seats - 1 }, (_, seat) => ({
    seat,
    who: { id: person(seat), name: person(seat), avatar: null },
  }));
  const made = {
    type: 'made',
    table: 't',
    game: game.name,
    rules: game.version,
    settings,
    host: person(0),
    secret: seed,
    dealtBy: 'server',
  } as const;
  const bot = { type: 'botSat', seat: seats - 1, level: 'medium' } as const;
  const screen = { type: 'screen', person: 'screen', let: true } as const;
  const happenings: Happening[] = [made, ...beginning(people, [bot, screen])];
  const entries = happenings.map((each, i): Entry => ({ ...each, seq: i + 1, at: NOW }));
  return foldAll(entries, (name) => games[name]);
}

const withState = (table: Table, state: State): Table => ({
  ...table,
  play: { ...table.play, state: cloneState(state) },
});

/** Every byte this reader would be sent now: the news, the hello, and the answer to each move they could try. */
function sentTo(table: Table, who: string, tries: readonly string[]): string {
  const outside = {
    now: NOW,
    secret: () => 'x',
    random: { below: () => 0 },
    hasBot: () => true,
    roomForBots: () => true,
    absentFor: () => 60_000,
  };
  const answers = tries.map((move, i) => {
    const command = { type: 'move', table: 't', id: `w${i}`, ply: table.play.ply, move } as const;
    return handle(table, command, who, outside).answer;
  });
  // Who was overtaken learns only that: nothing of the card that would have been played.
  const late = lateMove(table.play.ply - 1);
  const others = [...OFFERS.map(offering), ...[...CALLS, ...tries].map(late)].map(
    (command) => handle(table, command, who, outside).answer,
  );
  return tellChange(table, table, NOW, null)(who).text + JSON.stringify([answers, others]);
}

const offering = (offer: OfferKind) =>
  ({ type: 'offer', table: 't', id: `o${offer}`, offer }) as const;
/** A move on an older ply is overtaken; a call holds while its window is open. */
const CALLS = ['uno', 'unouno'];
const lateMove = (ply: number) => (move: string) =>
  ({ type: 'move', table: 't', id: `c${move}`, ply, move }) as const;

const hidden = (game: Game, state: State): string => JSON.stringify(game.position(state));

/** The due work of a waited-for bot, which sets when it answers. */
const waitedBot = (table: Table) =>
  JSON.stringify(due(table).filter((each) => each.type !== 'bot' || !each.mayWait));

it.each(Object.keys(testings))(
  '%s: with hidden cards swapped, every reader is sent the same bytes',
  (name) => {
    const game = games[name]!;
    const testing = testings[name]!;
    const random = new FastRandom(`leak ${name}`);
    let compared = 0;
    let different = 0;
    for (let i = 0; i < GAMES; i++) {
      const table = begun(game, testing, `secret ${i}`, random);
      const seats = table.room.chairs.length;
      const readers = [
        ...Array.from({ length: seats - 1 }, (_, seat) => [seat, person(seat)] as const),
        [WATCHER, 'nobody'],
        [WATCHER, 'screen'],
      ] as const;
      const buffer = new Int32Array(table.play.state!.variant.moves.size);
      for (let ply = 0; ply < 400 && game.waitingFor(table.play.state!) !== NOBODY; ply++) {
        const state = table.play.state!;
        const movers = [...Array(seats).keys()].filter(
          (seat) => game.legal(state, seat, buffer) > 0,
        );
        const seat = movers[random.below(movers.length)]!;
        const move = buffer[random.below(game.legal(state, seat, buffer))]!;
        const text = state.variant.moves.text(move);
        const [entry] = entriesOf(table, [{ type: 'moved', seat, move: text }], NOW + ply);
        for (const [reader, who] of readers) {
          const other = testing.permute(state, reader, random);
          const tries = Array.from({ length: 5 }, () =>
            state.variant.moves.text(random.below(state.variant.moves.size)),
          );
          if (other) {
            expect(sentTo(withState(table, other), who, tries)).toBe(sentTo(table, who, tries));
            expect(waitedBot(withState(table, other))).toBe(waitedBot(table));
            compared += 1;
            if (hidden(game, other) !== hidden(game, state)) different += 1;
          }
          const next = testing.permute(state, reader, random, { seat, move });
          if (!next) continue;
          const [real, swapped] = [withState(table, state), withState(table, next)].map((each) => {
            const before = { ...each };
            const played = fold(each, entry!)!;
            const told = tellChange(before, each, NOW + ply, played)(who).text;
            // Whether a move may be taken back is seen by all, once it is offered.
            return JSON.stringify([told, nobodyLearned(game, played, each.play.state!)]);
          });
          expect(swapped).toBe(real);
          compared += 1;
        }
        fold(table, entry!);
      }
      expect(tellWhole(table, NOW)('screen').message).toMatchObject({ you: null, legal: [] });
      const text = tellWhole(table, NOW)('nobody').text;
      if (table.room.phase === 'playing') expect(text).not.toContain(table.play.seed);
    }
    console.log(`${name}: ${compared} comparisons`);
    expect(compared).toBeGreaterThan(100);
    // What was compared really differed where nobody may look.
    expect(different).toBeGreaterThan(100);
  },
);
