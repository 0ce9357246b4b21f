import { askOf, type Bot } from '../bot.ts';
import { cloneState, WATCHER } from '../game.ts';
import type { Citation, Game, Reader, Seat, State } from '../game.ts';
import { FastRandom, type Random } from '../random.ts';
import { broken, type Next, type Testing } from './testing.ts';

const readers = (state: State): Reader[] => [
  ...Array.from({ length: state.variant.seats }, (_, seat) => seat),
  WATCHER,
];

/** Everything this reader is ever given at this moment, as text. */
function seenAt(game: Game, state: State, reader: Reader, bots: readonly Bot[]): string[] {
  const seen = [`view ${JSON.stringify(game.view(state, reader))}`];
  seen.push(`waiting for ${game.waitingFor(state)}, result ${JSON.stringify(game.result(state))}`);
  if (reader === WATCHER) return seen;
  const mayWait = game.waitingFor(state) !== reader;
  const ask = askOf(game, state, reader, { mayWait, budget: 10 });
  seen.push(`legal ${ask.legal.join()}`);
  if (ask.legal.length > 0)
    bots.forEach((bot, i) => seen.push(`bot ${i}: ${bot(ask, new FastRandom('leak'))}`));
  return seen;
}

function compare(game: Game, state: State, reader: Reader, real: string[], other: string[]): void {
  real.forEach((line, i) => {
    if (line !== other[i])
      broken(game, state, `reader ${reader} can tell hidden cards apart:\n${line}\n${other[i]}`);
  });
}

/** Refusals are many and mostly alike, so they are compared as they are; only what differs is written out. */
function compareRefusals(game: Game, state: State, seat: Seat, other: State): void {
  const { moves } = state.variant;
  for (let move = 0; move < moves.size; move++) {
    const real = game.refuse(state, seat, move);
    const seen = game.refuse(other, seat, move);
    if (alike(real, seen)) continue;
    const line = (refusal: Citation | null) =>
      `refuse ${moves.text(move)}: ${JSON.stringify(refusal)}`;
    compare(game, state, seat, [line(real)], [line(seen)]);
  }
}

function alike(a: Citation | null, b: Citation | null): boolean {
  if (a === null || b === null || a.clause !== b.clause) return a === b;
  for (const key in a.facts) if (a.facts[key] !== b.facts[key]) return false;
  for (const key in b.facts) if (!(key in a.facts)) return false;
  return true;
}

/** With hidden cards swapped, nobody who does not know them is given anything else. Says for how many that was tried. */
export function checkLeaks(
  game: Game,
  state: State,
  testing: Testing,
  random: Random,
  bots: readonly Bot[],
): number {
  let compared = 0;
  for (const reader of readers(state)) {
    const other = testing.permute(state, reader, random);
    if (other === null) continue;
    compared += 1;
    const real = seenAt(game, state, reader, bots);
    compare(game, state, reader, real, seenAt(game, other, reader, bots));
    if (reader !== WATCHER) compareRefusals(game, state, reader, other);
  }
  return compared;
}

/** The same while a move is made: what is told of it, and what is seen after it. */
export function checkToldLeaks(
  game: Game,
  state: State,
  next: Next,
  testing: Testing,
  random: Random,
): void {
  for (const reader of readers(state)) {
    const other = testing.permute(state, reader, random, next);
    if (other === null) continue;
    compare(game, state, reader, told(game, state, next, reader), told(game, other, next, reader));
  }
}

function told(game: Game, before: State, { seat, move }: Next, reader: Reader): string[] {
  if (game.refuse(before, seat, move))
    broken(game, before, `the permuter made ${seat} "${before.variant.moves.text(move)}" illegal`);
  const after = cloneState(before);
  game.play(after, seat, move, new FastRandom('told'));
  return [
    `told ${JSON.stringify(game.tell(before, seat, move, after, reader))}`,
    `view ${JSON.stringify(game.view(after, reader))}`,
  ];
}
