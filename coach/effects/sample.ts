import * as kit from '@tischlein/kit';
import type { GameBots } from '@tischlein/bots';

/** House rules, all of them, and how many play. */
export interface Mix {
  readonly options: kit.Options;
  readonly seats: number;
}

/** What is measured of a mix, in the order in which tables hold it. */
export const MEASURES = ['moves', 'skill', 'leads', 'outOfTurn'] as const;
export type Measure = (typeof MEASURES)[number];

/** One deal: `skill` is the share of the wins of one medium bot among careless ones, all else is counted between medium ones. */
export type Sample = { readonly [measure in Measure]: number };

/** Nobody plays on for hours: after this many moves a game is ended, and nobody has won it. */
const LONGEST = 3000;

/** Plays deals of one mix, each once between medium bots and twice with one of them among careless ones. */
export class Sampler {
  readonly #game: kit.Game;
  readonly #bots: GameBots;
  readonly #variant: kit.Variant;

  constructor(game: kit.Game, bots: GameBots, { options, seats }: Mix) {
    this.#game = game;
    this.#bots = bots;
    this.#variant = kit.mustParse(kit.setUp(game, options, seats));
  }

  /** The same seed gives the same deal. The better player changes chairs with `turn`. */
  sample(seed: string, turn: number): Sample {
    const { seats } = this.#variant;
    const medium = this.#bots.levels['medium']!;
    const company = (among: kit.Bot, hero: kit.Seat): kit.Bot[] =>
      Array.from({ length: seats }, (_, seat) => (seat === hero ? medium : among));
    const alike = this.#play(company(medium, 0), seed, new LeadCounter(this.#game));
    const chairs = [turn % seats, (turn + Math.ceil(seats / 2)) % seats];
    const wins = chairs.map((hero): number => {
      const { winners } = this.#play(company(this.#bots.careless!, hero), seed, null);
      return winners.includes(hero) ? 1 / winners.length : 0;
    });
    const skill = (wins[0]! + wins[1]!) / 2;
    return { moves: alike.moves, skill, leads: alike.leads, outOfTurn: alike.outOfTurn };
  }

  #play(players: readonly kit.Bot[], seed: string, leads: LeadCounter | null) {
    const game = this.#game;
    const { moves } = this.#variant;
    const dealing = new kit.FastRandom(`${seed} chance`);
    const random = new kit.FastRandom(`${seed} bots`);
    const state = kit.dealt(game, this.#variant, () => dealing);
    const driver = new kit.Driver(game, state, dealing, random);
    let outOfTurn = 0;
    for (
      let seat = driver.next();
      seat !== kit.NOBODY && driver.ply < LONGEST;
      seat = driver.next()
    ) {
      const { reacting } = driver;
      const answer = players[seat]!(
        kit.askOf(game, state, seat, { mayWait: reacting, budget: 0 }),
        random,
      );
      const move = answer === null ? kit.WAIT : moves.find(answer)!;
      driver.answer(move);
      if (move === kit.WAIT) continue;
      if (reacting && !moves.isSaid(move)) outOfTurn += 1;
      leads?.look(state);
    }
    const winners = game.result(state)?.winners ?? players.map((_, seat) => seat);
    return { winners, moves: driver.ply, outOfTurn, leads: leads?.changes ?? 0 };
  }
}

/** How often the lead changes hands, as onlookers see it: shared leads do not count. */
export class LeadCounter {
  changes = 0;
  readonly #game: kit.Game;
  #leader: kit.Seat = kit.NOBODY;

  constructor(game: kit.Game) {
    this.#game = game;
  }

  look(state: kit.State): void {
    const leader = leaderOf(this.#game.standing(this.#game.view(state, kit.WATCHER)));
    if (leader === kit.NOBODY || leader === this.#leader) return;
    if (this.#leader !== kit.NOBODY) this.changes += 1;
    this.#leader = leader;
  }
}

/** Who alone stands best, if anyone does. */
function leaderOf(standing: readonly number[]): kit.Seat {
  const best = Math.max(...standing);
  const leader = standing.indexOf(best);
  return standing.lastIndexOf(best) === leader ? leader : kit.NOBODY;
}
