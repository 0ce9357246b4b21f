import { type GameHeuristics, type Propose, proposer } from '@tischlein/bots';
import { askOf, FastRandom, Pasts, WAIT } from '@tischlein/kit';
import type { Citation, Game, Knowledge, Seat } from '@tischlein/kit';
import { soundAlike } from './hint.ts';
import { doubtOf, every, judge, meanOf, type Judgement } from './judge.ts';
import type { Timeline, Moment } from './timeline.ts';
import { explain, type GameCoach } from './reasons.ts';
import { POLICY, Worlds, type FirstStep } from './worlds.ts';

/** One piece of a review. They depend on each other in nothing, so any worker may take any of them. */
export type ReviewTask =
  /** What each seat gets of a fresh deal. */
  | { readonly type: 'prior'; readonly worlds: number }
  /** Each seat's chance before the move, from the reviewed seat's view. */
  | { readonly type: 'point'; readonly ply: number; readonly worlds: number }
  /** A decision of the reviewed seat. A second look names the moves still in question, and how many there were. */
  | {
      readonly type: 'own';
      readonly ply: number;
      readonly worlds: number;
      readonly refine?: { readonly moves: readonly (string | null)[]; readonly compared: number };
    }
  /** A decision of another seat, from that seat's view, in the reviewed seat's share. */
  | { readonly type: 'other'; readonly ply: number; readonly seat: Seat; readonly worlds: number }
  /** What another seat's choice did, from the reviewed seat's view, in worlds where the move could be made. */
  | { readonly type: 'choice'; readonly ply: number; readonly worlds: number };

/** A mean and its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** A decision of the reviewed seat, judged. */
export interface Decision extends Judgement {
  readonly ply: number;
  /** Null: could have reacted, and waited. */
  readonly played: string | null;
  /** What it did to the chance: its own, less what the policy would have got here. */
  readonly gain: Measured;
  readonly worlds: number;
  readonly compared: number;
  readonly reasons: readonly Citation[];
}

export type TaskResult =
  | {
      readonly task: Extract<ReviewTask, { type: 'prior' | 'point' }>;
      readonly chances: readonly Measured[];
    }
  | { readonly task: Extract<ReviewTask, { type: 'own' }>; readonly decision: Decision | null }
  | { readonly task: Extract<ReviewTask, { type: 'other' | 'choice' }>; readonly gain: Measured };

export interface Tools {
  readonly heuristics: GameHeuristics;
  readonly coach: GameCoach;
}

/** Moves that are compared at one decision; of more, a short search proposes them. */
const MAX_MOVES = 8;
const PROPOSING = 300;
/** Fewer worlds in which a move could be made say nothing of it. */
const FEWEST = 16;

/** Where tasks of one review are done. Everything follows from the record and the seat; there is no clock. */
export class ReviewWorker {
  readonly #tools: Tools;
  readonly #timeline: Timeline;
  readonly #seat: Seat;
  readonly #worlds: Worlds;
  readonly #propose: Propose;
  /** By seat; only where the game's worlds follow from more than a view. */
  readonly #pasts: Pasts | undefined;

  constructor(tools: Tools, timeline: Timeline, seat: Seat) {
    this.#tools = tools;
    this.#timeline = timeline;
    this.#seat = seat;
    this.#worlds = new Worlds(tools.heuristics, timeline.last.variant);
    this.#propose = proposer(tools.heuristics);
    this.#pasts = tools.heuristics.reweight && pastsOf(tools.heuristics.game, timeline);
  }

  do(task: ReviewTask): TaskResult {
    switch (task.type) {
      case 'prior':
        return { task, chances: this.#bySeat(this.#worlds.priors(task.worlds)[0]!) };
      case 'point':
        return { task, chances: this.#point(task.ply, task.worlds) };
      case 'own':
        return { task, decision: this.#own(task) };
      case 'other':
        return { task, gain: this.#other(task.ply, task.seat, task.worlds) };
      case 'choice':
        return { task, gain: this.#choice(task.ply, task.worlds) };
    }
  }

  get #seats(): number {
    return this.#timeline.last.variant.seats;
  }

  #at(ply: number): Moment {
    return this.#timeline.moments[ply]!;
  }

  /** What a seat knew there. */
  #known(ply: number, seat = this.#seat): Knowledge {
    const view = this.#tools.heuristics.game.view(this.#at(ply).before, seat);
    const past = this.#pasts?.of(seat);
    return past ? { view, start: past.start, history: past.history.slice(0, ply) } : { view };
  }

  #bySeat(shares: Float64Array): Measured[] {
    return [...Array(this.#seats).keys()].map((seat) => measured(every(shares, this.#seats, seat)));
  }

  #point(ply: number, worlds: number): Measured[] {
    return this.#bySeat(this.#worlds.shares(this.#known(ply), [null], worlds)[0]!);
  }

  #own({ ply, worlds, refine }: Extract<ReviewTask, { type: 'own' }>): Decision | null {
    const moment = this.#at(ply);
    const chosen = choiceOf(moment, this.#seat);
    if (chosen === null) return null;
    const { played, reacting } = chosen;
    const moves = refine?.moves ?? this.#candidates(moment, played, reacting);
    if (moves.length < 2) return null;
    const known = this.#known(ply);
    const steps = [
      ...moves.map((move) => this.#step(moment, move, reacting)),
      this.#step(moment, undefined, reacting),
    ];
    const shares = this.#worlds.shares(known, steps, worlds);
    const compared = refine?.compared ?? moves.length - 1;
    const { alike } = this.#worlds;
    const proven = this.#worlds.provenShares(known, steps.slice(0, -1), shares.slice(0, -1));
    const judged = judge(moves, proven, this.#seats, this.#seat, compared);
    const { game } = this.#tools.heuristics;
    const isSaid = judged.best === played || !soundAlike(game, known.view, judged.best, played);
    const judgement = {
      ...judged,
      verdict: isSaid ? judged.verdict : 'fine',
      agree: alike ? null : judged.agree,
    };
    const reasons = explain(game, this.#tools.coach, known.view, judgement.best, played);
    const gain = this.#gain(shares[0]!, shares.at(-1)!, this.#seat);
    return { ply, played, ...judgement, gain, worlds, compared, reasons };
  }

  /** The played move first. */
  #candidates(moment: Moment, played: string | null, reacting: boolean): (string | null)[] {
    const { game } = this.#tools.heuristics;
    const ask = askOf(game, moment.before, this.#seat, { mayWait: reacting, budget: PROPOSING });
    const all: (string | null)[] = reacting ? [...ask.legal, null] : [...ask.legal];
    const others = (of: readonly (string | null)[]) => of.filter((move) => move !== played);
    if (all.length <= MAX_MOVES) return [played, ...others(all)];
    const random = new FastRandom(`coach proposes 1\n${JSON.stringify(ask.view)}`);
    return [played, ...others(this.#propose(ask, random)).slice(0, MAX_MOVES - 1)];
  }

  /** Undefined is what the policy does. */
  #step(
    { before }: Moment,
    move: string | null | undefined,
    reacting: boolean,
    seat = this.#seat,
  ): FirstStep {
    const made =
      move === undefined ? POLICY : move === null ? WAIT : before.variant.moves.find(move)!;
    return { seat, move: made, reacting };
  }

  #other(ply: number, seat: Seat, worlds: number): Measured {
    const moment = this.#at(ply);
    const chosen = choiceOf(moment, seat);
    if (chosen === null) return NOTHING;
    const { played, reacting } = chosen;
    const steps = [played, undefined].map((move) => this.#step(moment, move, reacting, seat));
    const [made, policy] = this.#worlds.shares(this.#known(ply, seat), steps, worlds);
    return this.#gain(made!, policy!, this.#seat);
  }

  #choice(ply: number, worlds: number): Measured {
    const moment = this.#at(ply);
    const { seat, move, reacting } = moment;
    const steps = [move, undefined].map((each) => this.#step(moment, each, reacting, seat));
    const [made, policy] = this.#worlds.shares(this.#known(ply), steps, worlds);
    return this.#gain(made!, policy!, this.#seat);
  }

  #gain(made: Float64Array, policy: Float64Array, seat: Seat): Measured {
    const [a, b] = [made, policy].map((each) => every(each, this.#seats, seat)) as [
      number[],
      number[],
    ];
    const gains = a.map((share, i) => share - b[i]!).filter((gain) => !Number.isNaN(gain));
    return gains.length < FEWEST ? NOTHING : measured(gains);
  }
}

/** What every seat saw, move by move. */
function pastsOf(game: Game, { moments, last }: Timeline): Pasts | undefined {
  if (moments.length === 0) return undefined;
  const { seats, moves } = last.variant;
  const pasts = new Pasts(game, moments[0]!.before, [...Array(seats).keys()]);
  for (const [ply, { seat, move }] of moments.entries())
    pasts.played(seat, moves.find(move)!, moments[ply + 1]?.before ?? last);
  return pasts;
}

const NOTHING: Measured = { value: 0, error: 0 };

const measured = (values: readonly number[]): Measured => ({
  value: meanOf(values),
  error: Math.sqrt(doubtOf(values)),
});

/** What a seat decided at a moment: its move, or to wait; null where it had nothing to decide. */
export function choiceOf(
  { seat, move, reacting, waited }: Moment,
  of: Seat,
): { readonly played: string | null; readonly reacting: boolean } | null {
  if (seat === of) return { played: move, reacting };
  return waited.includes(of) ? { played: null, reacting: true } : null;
}
