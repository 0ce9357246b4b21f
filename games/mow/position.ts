import {
  brief,
  canonical,
  fault,
  newState,
  readFlag,
  readGame,
  reading,
  readList,
  readObject,
  readOneOf,
  readOptions,
  readText,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Parsed,
} from '@tischlein/kit';
import { cow, idOf, type Card } from './sets.ts';
import { readHerd } from './read-herd.ts';
import {
  DIRECTION,
  handOf,
  copiesIn,
  countIn,
  HERD_SIZE,
  HERDS,
  knownOf,
  MUST_START,
  OPENER,
  OVER,
  PASSES,
  PILE,
  PILE_COUNT,
  put,
  ROUND,
  SERVED,
  stableOf,
  TOTALS,
  TURN,
  type MowState,
} from './layout.ts';
import { OPTIONS, variant } from './options.ts';
import { isDecided, MOST_FLIES, MOST_ROUNDS } from './play.ts';
import { codesIn, herdsOf, type Open } from './open.ts';
import { result } from './result.ts';

const FIELDS = [
  'game',
  'options',
  'hands',
  'pile',
  'herds',
  'herd',
  'turn',
  'direction',
  'mustStart',
  'passes',
  'stables',
  'totals',
  'round',
  'opener',
  'known',
  'result',
] as const;

export function position(state: MowState): JsonObject {
  const { cells, variant } = state;
  const bySeat = <T>(of: (seat: number) => T): T[] =>
    Array.from({ length: variant.seats }, (_, i) => of(i));
  const pile = Array.from(cells.subarray(PILE, PILE + cells[PILE_COUNT]!)).reverse();
  const ended = result(state);
  return {
    game: 'mow',
    options: variant.options,
    hands: bySeat((seat) => codesIn(cells, handOf(seat))),
    pile: pile.map((card) => cow(card).code),
    herds: herdsOf(state),
    herd: cells[SERVED]!,
    turn: cells[TURN]!,
    direction: cells[DIRECTION] === 1 ? 'cw' : 'ccw',
    mustStart: cells[MUST_START] === 1,
    passes: cells[PASSES]!,
    stables: bySeat((seat) => codesIn(cells, stableOf(seat))),
    totals: bySeat((seat) => cells[TOTALS + seat]!),
    round: cells[ROUND]!,
    opener: cells[OPENER]!,
    known: bySeat((seat) => codesIn(cells, knownOf(seat))),
    result: ended && { winners: ended.winners, scores: ended.scores },
  } satisfies Record<(typeof FIELDS)[number], Json> & Open;
}

export const parsePosition = (json: Json): Parsed<MowState> =>
  reading(() => {
    const given = readObject(json, 'position', FIELDS);
    readGame(given, 'mow');
    const hands = readList(given['hands'], 'hands');
    if (hands.length < 2 || hands.length > 10)
      fault('hands', sentence`2 to 10 seats are wanted, not ${hands.length}`);
    const state = newState(
      variant(readOptions(OPTIONS, given['options'], 'options'), hands.length),
    );
    readCards(state, given, hands);
    readMoment(state, given);
    return state;
  });

function readCards(state: MowState, given: JsonObject, hands: readonly Json[]): void {
  const { cells, variant } = state;
  const used = new Map<Card, number>();
  const readCard = (json: Json, path: string): Card => {
    const code = readText(json, path);
    const card = idOf(code);
    if (card === undefined) fault(path, sentence`there is no card ${brief(code)}`);
    if (cow(card).packet === 'yellow' && variant.packets === 1)
      fault(path, sentence`${code} is a yellow card, and the yellow packet needs 6 seats (MOW-2)`);
    used.set(card, (used.get(card) ?? 0) + 1);
    if (used.get(card)! > cow(card).copies) fault(path, sentence`there are too many ${code}`);
    return card;
  };
  const readSets = (
    field: string,
    lists: readonly Json[],
    setOf: (seat: number) => number,
  ): void => {
    lists.forEach((list, seat) =>
      readList(list, `${field}[${seat}]`).forEach((code, i) =>
        put(cells, setOf(seat), readCard(code, `${field}[${seat}][${i}]`)),
      ),
    );
  };

  readSets('hands', hands, handOf);
  readSets('stables', readBySeat(given, 'stables', variant.seats, []), stableOf);
  const pile = given['pile'] === undefined ? [] : readList(given['pile'], 'pile');
  pile.forEach((code, i) => {
    cells[PILE + pile.length - 1 - i] = readCard(code, `pile[${i}]`);
  });
  cells[PILE_COUNT] = pile.length;
  const herds = given['herds'] === undefined ? null : readList(given['herds'], 'herds');
  if (herds !== null && herds.length !== variant.herds)
    fault(
      'herds',
      sentence`${variant.herds} are wanted with ${variant.seats} seats, not ${herds.length}`,
    );
  herds?.forEach((herd, i) =>
    readHerd(cells, HERDS + i * HERD_SIZE, herd, `herds[${i}]`, readCard),
  );

  readBySeat(given, 'known', variant.seats, []).forEach((list, seat) =>
    readList(list, `known[${seat}]`).forEach((code, i) => {
      const path = `known[${seat}][${i}]`;
      const card = idOf(readText(code, path));
      if (
        card === undefined ||
        copiesIn(cells, knownOf(seat), card) >= copiesIn(cells, handOf(seat), card)
      )
        fault(path, sentence`${brief(code)} is not in that hand, or not so often`);
      if (!isEight(card))
        fault(
          path,
          sentence`only an 8 picked up for the mad cow is known, not ${brief(code)} (MOW-33)`,
        );
      put(cells, knownOf(seat), card);
    }),
  );
}

/** A list with an entry for each seat; left out, each has the default. */
function readBySeat(
  given: JsonObject,
  field: string,
  seats: number,
  otherwise: Json,
): readonly Json[] {
  if (given[field] === undefined) return Array.from({ length: seats }, () => otherwise);
  const list = readList(given[field], field);
  if (list.length !== seats)
    fault(field, sentence`${seats} entries are wanted, one per seat, not ${list.length}`);
  return list;
}

function readMoment(state: MowState, given: JsonObject): void {
  const { cells, variant } = state;
  const whole = (field: string, min: number, max: number): number =>
    given[field] === undefined ? min : readWhole(given[field], field, min, max);
  cells[TURN] = whole('turn', 0, variant.seats - 1);
  cells[SERVED] = whole('herd', 0, variant.herds - 1);
  cells[OPENER] = whole('opener', 0, variant.seats - 1);
  cells[ROUND] = whole('round', 1, MOST_ROUNDS);
  cells[PASSES] = whole('passes', 0, variant.seats - 1);
  const direction = given['direction'] ?? 'cw';
  cells[DIRECTION] = readOneOf(direction, 'direction', ['cw', 'ccw']) === 'cw' ? 1 : -1;
  const mustStart = given['mustStart'] !== undefined && readFlag(given['mustStart'], 'mustStart');
  if (mustStart && cells[HERDS + cells[SERVED]! * HERD_SIZE] !== 0)
    fault(
      'mustStart',
      sentence`herd ${cells[SERVED]} is not empty, so nobody must start it (MOW-12)`,
    );
  if (mustStart && countIn(cells, stableOf(cells[TURN]!)) === 0)
    fault(
      'mustStart',
      sentence`a herd was just taken, so the stable of seat ${cells[TURN]} is not empty (MOW-12)`,
    );
  if (mustStart && cells[PASSES] !== 0)
    fault('passes', sentence`a herd was just taken, so nobody has passed since (MOW-38)`);
  if (variant.herds === 1 && cells[PASSES] !== 0 && cells[HERDS] !== 0)
    fault('passes', sentence`a herd lies there, so nobody could pass (MOW-37)`);
  cells[MUST_START] = mustStart ? 1 : 0;
  readBySeat(given, 'totals', variant.seats, 0).forEach((total, seat) => {
    cells[TOTALS + seat] = readWhole(total, `totals[${seat}]`, 0, MOST_FLIES);
  });
  if (variant.rounds > 0 && cells[ROUND]! > variant.rounds)
    fault(
      'round',
      sentence`the game has ${variant.rounds} rounds, so there is no round ${cells[ROUND]} (MOW-36)`,
    );
  if ((given['result'] ?? null) !== null) readEnd(state, given['result']);
  else if (variant.rounds === 0 && isDecided(state))
    fault(
      'totals',
      sentence`${variant.limit} flies are reached, so there must be a result (MOW-36)`,
    );
}

/** MOW-33: the number of a plain cow, whatever its flies and its packet. */
const isEight = (card: Card): boolean => cow(card).kind === 'cow' && cow(card).number === 8;

/** A game is over when MOW-36 says so, and then the hands are counted and empty (MOW-35). */
function readEnd(state: MowState, json: Json | undefined): void {
  const { cells, variant } = state;
  if (!isDecided(state)) fault('result', sentence`nobody has reached the end yet (MOW-36)`);
  for (let seat = 0; seat < variant.seats; seat++)
    if (countIn(cells, handOf(seat)) > 0)
      fault(`hands[${seat}]`, sentence`the game is over, so this hand is in the stable (MOW-35)`);
  cells[OVER] = 1;
  const { winners, scores } = result(state)!;
  if (
    canonical(readObject(json, 'result', ['winners', 'scores'])) !== canonical({ winners, scores })
  )
    fault('result', sentence`by the totals it is ${canonical({ winners, scores })} (MOW-36)`);
}
