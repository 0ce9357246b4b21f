import { legalTexts } from '../bot.ts';
import { Driver } from '../driver.ts';
import { cloneState, newState, NOBODY } from '../game.ts';
import type { Game, Result, State, Citation } from '../game.ts';
import { canonical, type Json } from '../json.ts';
import { FastRandom, type Random } from '../random.ts';
import { broken, sameCells } from './testing.ts';
import { shapeOf } from '../facts.ts';
import type { MoveTable } from '../moves.ts';

/** Who may move agrees everywhere: `waitingFor`, `reactors`, `legal`, `result`. */
export function checkTurns(game: Game, state: State): void {
  const waiting = game.waitingFor(state);
  const result = game.result(state);
  const over = result !== null;
  if (over) checkPlaces(game, state, result);
  if (over !== (waiting === NOBODY))
    broken(game, state, `result and waitingFor ${waiting} disagree`);
  for (let seat = 0; seat < state.variant.seats; seat++) {
    const may = legalTexts(game, state, seat).length > 0;
    if (seat === waiting && !may) broken(game, state, `seat ${seat} is waited for and has no move`);
    if (seat === waiting) continue;
    if (may !== ((game.reactors(state) >> seat) % 2 !== 0))
      broken(game, state, `seat ${seat}: reactors and legal disagree`);
    if (over && may) broken(game, state, `seat ${seat} has moves after the end`);
  }
}

/** Every seat has a place, the winners and nobody else the first; equals share theirs and the next is skipped. */
function checkPlaces(game: Game, state: State, { winners, scores, places }: Result): void {
  const { seats } = state.variant;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const right =
    [scores, places].every((list) => list.length === seats) &&
    first.join() === winners.join() &&
    places.every((place) => place === 1 + places.filter((other) => other < place).length);
  if (!right) broken(game, state, `the places ${places.join(', ')} of winners ${winners.join()}`);
}

/** Every move that can be written is either legal and plays, or is refused with a clause. */
export function checkMoves(game: Game, state: State, random: Random): void {
  const { moves, seats } = state.variant;
  const buffer = new Int32Array(moves.size);
  for (let seat = 0; seat < seats; seat++) {
    const count = game.legal(state, seat, buffer);
    const legal = new Set(buffer.subarray(0, count));
    if (legal.size !== count) broken(game, state, `seat ${seat}: a legal move is listed twice`);
    for (let move = 0; move < moves.size; move++) {
      const refusal = game.refuse(state, seat, move);
      const name = () => `seat ${seat}, "${moves.text(move)}"`;
      if (legal.has(move)) {
        if (refusal) broken(game, state, `${name()}: legal, but refused by ${refusal.clause}`);
        if (game.possible?.(state.variant, move) === false)
          broken(game, state, `${name()}: legal, but not possible with these options and seats`);
        checkPlays(game, state, seat, move, random);
      } else if (!refusal) broken(game, state, `${name()}: not legal, but not refused`);
      else checkCitation(game, state, refusal, 'refused');
    }
  }
}

/** The move plays on a copy, the original stays, and the copy is a state in order. */
function checkPlays(game: Game, state: State, seat: number, move: number, random: Random): void {
  const snapshot = state.cells.slice();
  const copy = cloneState(state);
  game.play(copy, seat, move, random);
  const name = `after ${seat} "${state.variant.moves.text(move)}"`;
  if (!snapshot.every((cell, i) => cell === state.cells[i]))
    broken(game, state, `${name}: playing on a copy changed the original`);
  if (sameCells(copy, state)) broken(game, state, `${name}: nothing changed`);
  checkTurns(game, copy);
}

/** The position reads back to exactly this state. */
export function checkPosition(game: Game, state: State): void {
  const json = JSON.parse(JSON.stringify(game.position(state))) as Json;
  const parsed = game.parsePosition(json);
  if (!parsed.ok) broken(game, state, `the position is not read back: ${parsed.error}`);
  if (parsed.value.variant !== state.variant) broken(game, state, 'the variant is not the same');
  if (!sameCells(parsed.value, state))
    broken(
      game,
      state,
      `the position reads back to another state: ${JSON.stringify(game.position(parsed.value))}; cells ${[
        ...parsed.value.cells.keys(),
      ].filter((i) => parsed.value.cells[i] !== state.cells[i])}`,
    );
}

/** Worlds imagined from a view look the same from that seat, are in order, and can be played on. */
export function checkImagined(game: Game, state: State, random: Random): void {
  for (let seat = 0; seat < state.variant.seats; seat++) {
    const view = game.view(state, seat);
    const text = JSON.stringify(view);
    if (canonical(JSON.parse(text) as Json) !== canonical(view as unknown as Json))
      broken(game, state, `seat ${seat}: the view is not plain JSON`);
    const world = newState(state.variant);
    const fill = game.imagine(JSON.parse(text));
    for (let i = 0; i < 2; i++) {
      fill(world, random);
      const again = JSON.stringify(game.view(world, seat));
      if (again !== text) broken(game, state, `seat ${seat}: imagined ${again}\nnot ${text}`);
      const [mine, theirs] = [state, world].map((each) => legalTexts(game, each, seat));
      if (theirs!.join() !== mine!.join()) {
        const isSame = [...theirs!].sort().join() === [...mine!].sort().join();
        const what = isSame ? 'the same moves in another order' : 'other moves';
        broken(game, state, `seat ${seat}: ${what} in an imagined world: ${theirs}; not ${mine}`);
      }
      checkPosition(game, world);
      checkTurns(game, world);
    }
    const [one, two] = [1, 2].map(() => {
      const imagined = newState(state.variant);
      fill(imagined, new FastRandom('the same chance'));
      return imagined;
    }) as [State, State];
    if (!sameCells(one, two))
      broken(game, state, `seat ${seat}: imagined two worlds by one chance`);
    playOn(game, world, random);
  }
}

/** Far enough to see that the world is a game; that games end is asked of the real ones. */
const PLAYED_ON = 300;

function playOn(game: Game, world: State, random: Random): void {
  const driver = new Driver(game, world, random, random);
  const moves = new Int32Array(world.variant.moves.size);
  while (driver.next() !== NOBODY && driver.ply < PLAYED_ON)
    driver.answer(driver.anyAnswer(random, moves));
}

/** These tables of moves keep what follows. */
const held = new WeakSet<MoveTable>();

/** Every move that can be written reads back to itself, with the same fields. */
export function checkNotation(game: Game, state: State): void {
  const { moves } = state.variant;
  if (held.has(moves)) return;
  const { notation } = moves;
  for (let move = 0; move < moves.size; move++) {
    const text = moves.text(move);
    const read = notation.parse(text);
    if (read === undefined) broken(game, state, `"${text}" is a move, but does not parse`);
    if (notation.format(read) !== text)
      broken(game, state, `"${text}" is written again as "${notation.format(read)}"`);
    if (canonical(read as Json) !== canonical(moves.object(move) as Json))
      broken(game, state, `"${text}" parses to ${JSON.stringify(read)}, another move`);
  }
  held.add(moves);
}

/** A citation has a clause of the rules and facts as the game declares them. */
export function checkCitation(
  game: Game,
  state: State,
  cited: Citation,
  from: 'told' | 'refused',
): void {
  if (!game.clauses.includes(cited.clause))
    broken(game, state, `${from} by an unknown clause ${cited.clause}`);
  if (shapeOf(game[from], cited) === undefined)
    broken(game, state, `${from}: the facts of ${JSON.stringify(cited)} are not declared so`);
}
