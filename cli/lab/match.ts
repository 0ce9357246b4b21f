import {
  askOf,
  cloneState,
  copyState,
  dealt,
  Driver,
  fairChance,
  FastRandom,
  formatRecord,
  MOST_MOVES,
  mustParse,
  NOBODY,
  Pasts,
  RECORD_FORMAT,
  setUp,
  WAIT,
  type JsonObject,
  type MadeLine,
  type Variant,
} from '@tischlein/kit';
import { games } from '@tischlein/games';
import { fail } from '../failure.ts';
import { duplicateChance } from './chance.ts';
import type { Fixture, Played } from './fixture.ts';
import { Counter } from './counter.ts';
import { laidOpen } from './open.ts';
import { askFor, type Player } from './player.ts';

/** Plays one fixture to its end. Each seat has its own stream, so that the same fixture gives the same game. */
export async function playMatch(fixture: Fixture, players: readonly Player[]): Promise<Played> {
  const game = games[fixture.game]!;
  const variant = mustParse(setUp(game, fixture.options, players.length));
  const chance = (fixture.recorded ? fairChance : duplicateChance)(fixture.seed);
  const state = dealt(game, variant, chance);
  const driver = new Driver(game, state, chance, new FastRandom(`${fixture.seed} order`));
  const streams = players.map(
    (_, seat) =>
      new FastRandom(`${fixture.seed} seat ${seat}${seat === fixture.hero ? ' hero' : ''}`),
  );
  const thinking = players.map(() => ({ asks: 0, total: 0, longest: 0 }));
  const counter = fixture.counted ? new Counter(game) : undefined;
  const before = cloneState(state);
  const remember = players.flatMap(({ remembers }, seat) => (remembers ? [seat] : []));
  const pasts = remember.length === 0 ? undefined : new Pasts(game, state, remember);
  const lines: MadeLine[] = [];

  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const player = players[seat]!;
    const seen = askOf(game, state, seat, { mayWait: driver.reacting, budget: player.budget });
    const asked = player.open ? { ...seen, view: laidOpen(game, state, seen.view) } : seen;
    const ask = player.remembers ? { ...askFor(player, asked), ...pasts?.of(seat) } : asked;
    const start = performance.now();
    const answered = player.answer(ask, streams[seat]!);
    const answer = answered instanceof Promise ? await answered : answered;
    const time = performance.now() - start;
    const thought = thinking[seat]!;
    thought.asks += 1;
    thought.total += time;
    thought.longest = Math.max(thought.longest, time);
    if (answer === null ? !ask.mayWait : !ask.legal.includes(answer))
      fail(
        `${fixture.players[seat]} answered ${JSON.stringify(answer)} at seat ${seat}; legal are ${ask.legal.join(', ')}`,
      );
    const move = answer === null ? WAIT : variant.moves.find(answer)!;
    if (counter && move !== WAIT) copyState(state, before);
    if (answer !== null) lines.push({ seat, move: answer });
    driver.answer(move);
    if (counter && move !== WAIT) counter.count(before, seat, move, state);
    if (pasts && move !== WAIT) pasts.played(seat, move, state);
    if (driver.ply > MOST_MOVES) fail(`${game.name}: no end after ${MOST_MOVES} moves`);
  }
  const result = game.result(state)!;
  const { winners, scores } = result;
  players.forEach(({ over }, seat) => over?.({ result, seat, view: game.view(state, seat) }));
  return {
    winners,
    scores,
    moves: driver.ply,
    thinking,
    leadChanges: counter?.leadChanges ?? 0,
    clauses: counter?.clauses ?? {},
    deeds: counter?.deeds ?? {},
    ...(fixture.recorded && { record: recordOf(fixture, variant, lines) }),
  };
}

const recordOf = (
  { game, players, seed }: Fixture,
  { options, rules }: Variant,
  moves: readonly MadeLine[],
): string =>
  formatRecord({
    format: RECORD_FORMAT,
    game,
    rules,
    options: options as JsonObject,
    seats: players.map((bot) => ({ bot })),
    dealt: 'device',
    seed,
    moves,
    end: 'played',
  });
