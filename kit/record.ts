import { cloneState, copyState, type Game, type Seat, type State } from './game.ts';
import { fairChance } from './fair.ts';
import { canonical, type Json, type JsonObject } from './json.ts';
import type { Move } from './moves.ts';
import { readOptions } from './options.ts';
import { fault, reading, type Parsed } from './parsed.ts';
import { parseJson, readList, readObject, readText } from './read.ts';
import { dealt, setUp } from './setup.ts';

/** A game as a text anyone can read: replay, bug report, test case. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly seats: readonly Player[];
  /** Where the game starts from, if not from a deal. */
  readonly position?: JsonObject;
  /** The three lines of a fair deal: the hash shown before, what each page gave, the secret shown after. */
  readonly commitment?: string;
  readonly contributions?: readonly Json[];
  readonly secret?: string;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
}

/** A person's name, or a bot by its level. */
export type Player = string | { readonly bot: string };

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: string;
  /** It was made and then taken back: it stays in the record and counts for the chance of later moves. */
  readonly takenBack?: true;
}

export const RECORD_VERSION = 1;

const HEADER = [
  'game',
  'options',
  'seats',
  'position',
  'commitment',
  'contributions',
  'secret',
  'seed',
] as const;
type HeaderKey = (typeof HEADER)[number];

export function formatRecord(record: GameRecord): string {
  const lines = [
    `tischlein ${RECORD_VERSION}`,
    `game ${record.game} rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    `seats ${JSON.stringify(record.seats)}`,
  ];
  if (record.position) lines.push(`position ${JSON.stringify(record.position)}`);
  if (record.commitment) lines.push(`commitment ${record.commitment}`);
  if (record.contributions) lines.push(`contributions ${JSON.stringify(record.contributions)}`);
  if (record.secret) lines.push(`secret ${record.secret}`);
  lines.push(`seed ${record.seed}`);
  for (const { seat, move, takenBack } of record.moves)
    lines.push(`${takenBack ? '~' : ''}${seat} ${move}`);
  return `${lines.join('\n')}\n`;
}

/** A record holds its seed in one line. */
export const isSeed = (text: string): boolean => /^[^\r\n]+$/.test(text);

export const parseRecord = (text: string): Parsed<GameRecord> =>
  reading(() => {
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    else fault(`line ${lines.length}`, 'the record breaks off here: its last line has no end');
    if (lines[0] !== `tischlein ${RECORD_VERSION}`)
      fault('line 1', `a record begins with "tischlein ${RECORD_VERSION}"`);

    const head = new Map<HeaderKey, { readonly text: string; readonly path: string }>();
    const moves: RecordedMove[] = [];
    lines.slice(1).forEach((line, i) => {
      const path = `line ${i + 2}`;
      const key = HEADER.find((word) => line.startsWith(`${word} `));
      if (key === undefined) moves.push(readMove(line, path));
      else if (moves.length > 0) fault(path, `"${key}" belongs before the first move`);
      else if (head.has(key)) fault(path, `"${key}" stands twice`);
      else head.set(key, { text: line.slice(key.length + 1), path });
    });
    return readHead(head, moves);
  });

function readMove(line: string, path: string): RecordedMove {
  const [, taken, seat, move] = /^(~?)(0|[1-9]\d?) (\S.*)$/.exec(line) ?? [];
  if (seat === undefined || move === undefined)
    fault(path, `a move is written "seat move", like "0 draw"; this is ${JSON.stringify(line)}`);
  return { seat: Number(seat), move, ...(taken === '~' && { takenBack: true as const }) };
}

function readHead(
  head: ReadonlyMap<HeaderKey, { readonly text: string; readonly path: string }>,
  moves: readonly RecordedMove[],
): GameRecord {
  const need = (key: HeaderKey) => head.get(key) ?? fault('', `the record has no line "${key} …"`);
  const json = (key: HeaderKey): Json => {
    const parsed = parseJson(need(key).text);
    return parsed.ok ? parsed.value : fault(need(key).path, parsed.error);
  };
  const [, game, rules] = /^([a-z]+) rules (\d{1,6})$/.exec(need('game').text) ?? [];
  if (game === undefined)
    fault(
      need('game').path,
      'the game is written "game NAME rules NUMBER", like "game chess rules 1"',
    );
  const seed = need('seed').text;
  if (!isSeed(seed)) fault(need('seed').path, 'the seed is empty');
  return {
    game,
    rules: Number(rules),
    options: readObject(json('options'), need('options').path, 'any'),
    seats: readList(json('seats'), need('seats').path).map((player, i) =>
      readPlayer(player, `${need('seats').path}, seat ${i}`),
    ),
    ...(head.has('position') && {
      position: readObject(json('position'), need('position').path, 'any'),
    }),
    ...(head.has('commitment') && { commitment: need('commitment').text }),
    ...(head.has('contributions') && {
      contributions: readList(json('contributions'), need('contributions').path),
    }),
    ...(head.has('secret') && { secret: need('secret').text }),
    seed,
    moves,
  };
}

const readPlayer = (json: Json, path: string): Player =>
  typeof json === 'string' ? json : { bot: readText(readObject(json, path, ['bot'])['bot'], path) };

/** The state a record starts from. */
export const parseStart = (game: Game, record: GameRecord): Parsed<State> =>
  reading(() => {
    if (record.game !== game.name)
      fault('', `this is a record of ${record.game}, not of ${game.name}`);
    if (record.rules !== game.version)
      fault('', `${game.name} rules ${record.rules} are not known here, only ${game.version}`);
    const state = record.position
      ? game.parsePosition(record.position)
      : dealtFrom(game, record.options, record.seats.length, record.seed);
    if (!state.ok) fault('', state.error);
    const { seats, options } = state.value.variant;
    if (record.seats.length !== seats)
      fault(
        'seats',
        `the position has ${seats} seats, and the record names ${record.seats.length}`,
      );
    if (canonical(readOptions(game.options, record.options, 'options')) !== canonical(options))
      fault('options', 'the record has other options than its position');
    return state.value;
  });

function dealtFrom(game: Game, options: Json, seats: number, seed: string): Parsed<State> {
  const variant = setUp(game, options, seats);
  return variant.ok ? { ok: true, value: dealt(game, variant.value, fairChance(seed)) } : variant;
}

export interface Replayed {
  /** After the last move that could be made. */
  readonly state: State;
  readonly made: number;
  /** Why it stops before the end of the record. */
  readonly error?: string;
}

export type OnMove = (before: State, seat: Seat, move: Move, after: State, index: number) => void;

/** Plays a record again, as far as it goes: what could be played is never lost to a bad line after it. */
export function replay(game: Game, record: GameRecord, onMove?: OnMove): Parsed<Replayed> {
  const start = parseStart(game, record);
  if (!start.ok) return start;
  const state = start.value;
  const before = cloneState(state);
  const chance = fairChance(record.seed);
  for (const [i, { seat, move: text, takenBack }] of record.moves.entries()) {
    const move = state.variant.moves.find(text);
    const stop = (why: string): Parsed<Replayed> => ({
      ok: true,
      value: { state, made: i, error: `move ${i + 1}, "${seat} ${text}": ${why}` },
    });
    if (move === undefined) return stop(`that is no move of ${game.name}`);
    if (seat >= state.variant.seats) return stop('nobody has that seat');
    if (takenBack) continue;
    const refusal = game.refuse(state, seat, move);
    if (refusal) return stop(`refused by ${refusal.clause} ${JSON.stringify(refusal.facts)}`);
    copyState(state, before);
    game.play(state, seat, move, chance(i + 1));
    onMove?.(before, seat, move, state, i);
  }
  return { ok: true, value: { state, made: record.moves.length } };
}
