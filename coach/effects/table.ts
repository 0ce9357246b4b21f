import { pick, type Game, type Json, type Options, type Random } from '@tischlein/kit';
import * as kit from '@tischlein/kit';
import type { GameBots } from '@tischlein/bots';

/** By measure, in the order of `MEASURES`. */
export type Row = readonly number[];

/** What was measured at one number of seats. */
export interface Cell {
  readonly seats: number;
  /** Without any house rule, at each number of `along`, or once. */
  readonly base: readonly Row[];
  /** What a rule alone adds (`runs=true`), and a pair of rules beyond that (`jumpIn=true+runs=true`); 0 where nothing is to be seen. */
  readonly effects: { readonly [rules: string]: Row };
}

/** Games of one kind of ending. */
export interface Kind {
  /** The options all its games have; the first kind that fits a mix is its kind. */
  readonly when: Options;
  /** A number that says how long the game is; the effects were measured at the number `main` of the list. */
  readonly along?: { readonly key: string; readonly at: readonly number[]; readonly main: number };
  /** None where nothing can be said beforehand. */
  readonly seats: readonly number[];
  /** Share of the usual number of deals, for kinds with long games. */
  readonly part?: number;
  readonly cells: readonly Cell[];
  /** How far off an estimate may be in 95 of 100 mixes: a part of the value, and for skill a part of all games. */
  readonly errors: Row;
}

/** What house rules do, measured by the command that stands in it. */
export interface EffectTable {
  readonly game: string;
  readonly rules: number;
  readonly command: string;
  /** Deals in all; each is played three times. */
  readonly deals: number;
  /** What a person takes for a move, for minutes. */
  readonly seconds: number;
  /** The rules, each with its values beside the usual one. */
  readonly vary: { readonly [rule: string]: readonly Json[] };
  readonly kinds: readonly Kind[];
}

/** The smallest error stated for a count. */
const MIN_ERROR: Row = [1, 0, 0.25, 0.15];
const [MOVES, SKILL, LEADS, OUT_OF_TURN] = [0, 1, 2, 3] as const satisfies Row;

/** Whether any rule of the game lets somebody play out of turn. */
export const canReact = ({ kinds }: EffectTable): boolean =>
  kinds.some(({ cells }) =>
    cells.some(({ effects }) => Object.values(effects).some((row) => row[OUT_OF_TURN] !== 0)),
  );

export const ruleOf = (key: string, value: Json): string => `${key}=${String(value)}`;

type Asked = Pick<Game, 'options'>;

/** The rules of a mix that are not as usual; null where one of them is not in the table, as a deck of one's own. */
export function rulesOf({ vary }: EffectTable, { options }: Asked, mix: Mix): string[] | null {
  const rules: string[] = [];
  for (const { key, kind, default: usual } of options) {
    const value = mix.options[key] ?? usual;
    if ((vary[key] === undefined && kind !== 'named') || value === usual) continue;
    if (!vary[key]?.includes(value)) return null;
    rules.push(ruleOf(key, value));
  }
  return rules;
}

export function kindOf({ kinds }: EffectTable, { options }: Mix): Kind | undefined {
  return kinds.find(({ when }) =>
    Object.entries(when).every(([key, value]) => options[key] === value),
  );
}

/** Whether all rules of this effect, one or two, are on. */
const isOn = (effect: string, rules: readonly string[]): boolean =>
  effect.split('+').every((rule) => rules.includes(rule));

/** Where a number lies in a sorted list: between the place before and the next, and how far beyond the former. */
function placeOf(at: readonly number[], number: number): { from: number; part: number } {
  if (at.length < 2) return { from: 0, part: 0 };
  const next = at.findIndex((one) => one >= number);
  const from = Math.min(at.length - 2, Math.max(0, (next === -1 ? at.length : next) - 1));
  return { from, part: (number - at[from]!) / (at[from + 1]! - at[from]!) };
}

const between = (a: number, b: number, part: number): number => a + (b - a) * part;

/** A cell's values at a number of `along`: counts go on in a line beyond the last number, shares of wins do not. */
function baseAt({ base }: Cell, { along }: Kind, number: number): number[] {
  if (along === undefined) return [...base[0]!];
  const { from, part } = placeOf(along.at, number);
  const inside = Math.min(1, Math.max(0, part));
  return base[from]!.map((value, i) =>
    Math.max(0, between(value, base[from + 1]![i]!, i === SKILL || part < 0 ? inside : part)),
  );
}

function cellValues(kind: Kind, cell: Cell, rules: readonly string[], number: number): number[] {
  const main = cell.base[kind.along?.main ?? 0]!;
  const base = baseAt(cell, kind, number);
  const values = [...main];
  for (const [effect, row] of Object.entries(cell.effects))
    if (isOn(effect, rules)) row.forEach((value, i) => (values[i]! += value));
  // A rule's counts grow with the length of the game; its effect on skill does not and stays as measured.
  const longer = base[MOVES]! / main[MOVES]!;
  return values.map((value, i) => {
    if (i === SKILL) return Math.min(1, Math.max(0, base[i]! + value - main[i]!));
    const stretch = i === LEADS && main[i]! > 0 ? base[i]! / main[i]! : longer;
    return Math.max(0, value * stretch);
  });
}

/** What the table says of a mix; null where the mix is none of its own: a catalogue of one's own, say. */
export function estimate(table: EffectTable, game: Asked, mix: Mix): Figures | null {
  const rules = rulesOf(table, game, mix);
  const kind = kindOf(table, mix);
  if (rules === null || kind === undefined || kind.cells.length === 0) return null;
  const number = Number(kind.along ? mix.options[kind.along.key] : 0);
  const { from, part } = placeOf(kind.seats, mix.seats);
  const values = cellValues(kind, kind.cells[from]!, rules, number);
  const next = kind.cells[from + 1];
  const beyond = next === undefined ? values : cellValues(kind, next, rules, number);
  return Object.fromEntries(
    MEASURES.map((measure: Measure, i) => {
      const found = between(values[i]!, beyond[i]!, part);
      const value = found < MIN_ERROR[i]! ? 0 : found;
      const error =
        i === SKILL ? kind.errors[i]! : kind.errors[i]! * value + MIN_ERROR[i]! * Math.sign(found);
      return [measure, { value, error }];
    }),
  ) as Figures;
}

export const usualOptions = ({ options }: Pick<Game, 'options'>): Options =>
  Object.fromEntries(options.map((option) => [option.key, option.default]));

/** Any rules of the table on a given table: some mixes have few of them, some nearly all. */
export function drawRules({ vary }: EffectTable, random: Random): Options {
  const often = 10 + random.below(61);
  const chosen: [string, Json][] = [];
  for (const [key, values] of Object.entries(vary))
    if (random.below(100) < often) chosen.push([key, pick(values, random)]);
  return Object.fromEntries(chosen);
}

/** Any mix of one kind of ending, also between the seats and lengths that were measured. */
export function drawMix(table: EffectTable, game: Game, kind: Kind, random: Random): Mix {
  const [fewest, most] = [kind.seats[0]!, kind.seats.at(-1)!];
  const { along } = kind;
  const least = along?.at[0] ?? 0;
  const range = (along?.at.at(-1) ?? 0) - least;
  return {
    seats: fewest + random.below(most - fewest + 1),
    options: {
      ...usualOptions(game),
      ...drawRules(table, random),
      ...kind.when,
      ...(along && { [along.key]: least + random.below(range + 1) }),
    },
  };
}

/** A number, and how far off it may be: 95 of 100 such numbers are nearer to the truth. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}
export type Figures = { readonly [measure in Measure]: Figure };

export const NINETY_FIVE = 1.96;

/** One more deal, as scattered as a share can be, is thought in: a better player who won them all may yet lose one. */
const DOUBT = 0.25;

/** What the deals of one mix have shown so far. */
export class DealSamples {
  readonly #samples: Sample[] = [];

  get count(): number {
    return this.#samples.length;
  }

  add(samples: readonly Sample[]): void {
    this.#samples.push(...samples);
  }

  figures(): Figures {
    const figure = (measure: Measure): Figure => {
      const values = this.#samples.map((sample) => sample[measure]);
      const value = values.reduce((sum, one) => sum + one, 0) / values.length;
      const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
      const scatter = squares + (measure === 'skill' ? DOUBT : 0);
      const freedom = Math.max(1, values.length - 1);
      return { value, error: NINETY_FIVE * Math.sqrt(scatter / freedom / values.length) };
    };
    return Object.fromEntries(MEASURES.map((measure) => [measure, figure(measure)])) as Figures;
  }

  /** Lengths in moves, from the shortest game to the longest. */
  lengths(): number[] {
    return this.#samples.map(({ moves }) => moves).sort((a, b) => a - b);
  }
}

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
  #leader: kit.Seat = kit.NOBODY;

  constructor(private readonly game: kit.Game) {}

  look(state: kit.State): void {
    const leader = leaderOf(this.game.standing(this.game.view(state, kit.WATCHER)));
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
