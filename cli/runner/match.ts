import { games } from '@tischlein/manifests/all';
import { LeadCounter } from '@tischlein/coach/effects';
import * as kit from '@tischlein/kit';
import { fail } from '../failure.ts';
import { askFor, laidOpen, type Budget, type BotPlayer } from './players.ts';

/** One game to be played by bots. It is plain data: worker threads get it as it stands. */
export interface Match {
  readonly game: string;
  readonly options: kit.Options;
  /** By seat, a level like `hard`, `hard@2000` or `hard@200ms` (with its budget), or `exec:COMMAND` for a program. */
  readonly players: readonly string[];
  readonly seed: string;
  /** For those that do not name their own; null = each level's usual budget. */
  readonly budget: Budget | null;
  /** This seat draws its random numbers from a stream of its own instead of its chair's. */
  readonly hero?: kit.Seat;
  /** Also count leads and clauses: it costs about ten times as much as playing. */
  readonly counted: boolean;
  /** Also write the moves down; chance is then the fair stream, so that the record plays again. */
  readonly recorded?: true;
}

export type Counts = { readonly [what: string]: number };

/** What became of a match. */
export interface Played {
  readonly winners: readonly kit.Seat[];
  readonly scores: readonly number[];
  readonly moves: number;
  /** By seat, how long it thought, in milliseconds. */
  readonly thinking: readonly {
    readonly asks: number;
    readonly total: number;
    readonly longest: number;
  }[];
  /** How often another seat took the lead; 0 where nothing was counted. */
  readonly leadChanges: number;
  /** By clause, how often it was told of. */
  readonly clauses: Counts;
  /** By what was done (`take`, `morf tank`), how often. */
  readonly deeds: Counts;
  /** Only where the match was recorded. */
  readonly record?: string | undefined;
}

/** Each seat's share of the win. */
export const sharesOf = ({ winners }: Played, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/**
 * Chance for duplicate deals: the n-th time a game needs any, it gets the n-th stream of the seed, whatever was
 * played in between. So the first deal, the second round and the third reshuffle are alike in every seating.
 */
export function duplicateChance(seed: string): kit.Chance {
  const stream = new kit.FastRandom(seed);
  let needed = 0;
  let current = -1;
  return (index): kit.Random => ({
    below(n) {
      if (index !== current) {
        current = index;
        stream.reseed(`${seed} ${needed}`);
        needed += 1;
      }
      return stream.below(n);
    },
  });
}

/** What was done, as it is counted: the type of a move, and its kind where it has one. */
export interface Deed {
  readonly type: string;
  readonly kind?: string | undefined;
}

/** `take`, `play`, `morf tank`. */
export const formatDeed = ({ type, kind }: Deed): string =>
  kind === undefined ? type : `${type} ${kind}`;

export function parseDeed(text: string): Deed {
  const [type = '', kind] = text.split(' ');
  return kind === undefined ? { type } : { type, kind };
}

/** Counts along a game what onlookers could count: told clauses, what was done, and how often the lead changes hands. */
class Counter {
  readonly clauses: { [clause: string]: number } = {};
  readonly deeds: { [deed: string]: number } = {};
  readonly lead: LeadCounter;
  readonly #before: kit.State;

  constructor(
    readonly game: kit.Game,
    readonly state: kit.State,
  ) {
    this.lead = new LeadCounter(game);
    this.#before = kit.cloneState(state);
  }

  /** Around a move: it is made by `make`. */
  count(seat: kit.Seat, move: kit.Move, make: () => void): void {
    kit.copyState(this.state, this.#before);
    make();
    for (const { clause } of this.game.tell(this.#before, seat, move, this.state, kit.WATCHER))
      this.clauses[clause] = (this.clauses[clause] ?? 0) + 1;
    const deed = formatDeed(this.state.variant.moves.object(move) as Deed);
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
    this.lead.look(this.state);
  }
}

/** Plays one match to its end. Each seat has its own stream, so that the same match gives the same game. */
export async function playMatch(match: Match, players: readonly BotPlayer[]): Promise<Played> {
  const game = games[match.game]!;
  const variant = kit.mustParse(kit.setUp(game, match.options, players.length));
  const chance = (match.recorded ? kit.fairChance : duplicateChance)(match.seed);
  const state = kit.dealt(game, variant, chance);
  const driver = new kit.Driver(game, state, chance, new kit.FastRandom(`${match.seed} order`));
  const streams = players.map(
    (_, seat) =>
      new kit.FastRandom(`${match.seed} seat ${seat}${seat === match.hero ? ' hero' : ''}`),
  );
  const thinking = players.map(() => ({ asks: 0, total: 0, longest: 0 }));
  const counter = match.counted ? new Counter(game, state) : undefined;
  const remember = players.flatMap(({ remembers }, seat) => (remembers ? [seat] : []));
  const pasts = remember.length === 0 ? undefined : new kit.Pasts(game, state, remember);
  const lines: kit.MadeLine[] = [];

  for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
    const player = players[seat]!;
    const seen = kit.askOf(game, state, seat, { mayWait: driver.reacting, budget: player.budget });
    const asked = player.cheats ? { ...seen, view: laidOpen(game, state, seen.view) } : seen;
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
        `${match.players[seat]} answered ${JSON.stringify(answer)} at seat ${seat}; legal are ${ask.legal.join(', ')}`,
      );
    if (answer === null) {
      driver.answer(kit.WAIT);
      continue;
    }
    const move = variant.moves.find(answer)!;
    lines.push({ seat, move: answer });
    if (counter) counter.count(seat, move, () => driver.answer(move));
    else driver.answer(move);
    pasts?.played(seat, move, state);
    if (driver.ply > kit.MAX_MOVES) fail(`${game.name}: no end after ${kit.MAX_MOVES} moves`);
  }
  const result = game.result(state)!;
  players.forEach(({ over }, seat) => over?.({ result, seat, view: game.view(state, seat) }));
  return {
    winners: result.winners,
    scores: result.scores,
    moves: driver.ply,
    thinking,
    leadChanges: counter?.lead.changes ?? 0,
    clauses: counter?.clauses ?? {},
    deeds: counter?.deeds ?? {},
    ...(match.recorded && { record: recordOf(match, variant, lines) }),
  };
}

const recordOf = (
  { game, players, seed }: Match,
  { options }: kit.Variant,
  moves: readonly kit.MadeLine[],
): string =>
  kit.formatRecord({
    game,
    rules: games[game]!.version,
    options: options as kit.JsonObject,
    seats: players.map((bot) => ({ bot })),
    dealt: 'device',
    seed,
    moves,
    end: 'played',
  });
