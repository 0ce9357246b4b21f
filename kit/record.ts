import { DEALERS, ENDS } from './ends.ts';
import type { Seat } from './game.ts';
import { brief, type Json, type JsonObject } from './json.ts';
import { fault, read, reading, type Parsed, type Path } from './parsed.ts';
import { parseJson, readList, readObject, readOneOf, readText, readWhole } from './read.ts';

export const RECORD_FORMATS = [1, 2] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** What new records are written in. */
export const RECORD_FORMAT = 2;

/** A game as a text anyone can read: replay, bug report, test case. */
export interface GameRecord {
  readonly format: RecordFormat;
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly seats: readonly Player[];
  /** Since format 2, by seat: the animals people had chosen; left out where nobody had. */
  readonly figures?: readonly (number | null)[];
  /** Since format 2. */
  readonly dealt?: (typeof DEALERS)[number];
  /** Where the game starts from, if not from a deal. */
  readonly position?: JsonObject;
  /** Since format 2: the position is a moment of another game, and somebody plays on from it. */
  readonly from?: PlayedFrom;
  /**
   * The lines of a fair deal: the hash of the secret, shown before; the hashes each page gave on sitting down (since
   * format 2); what the pages opened at the start; the secret, shown after.
   */
  readonly commitment?: string;
  readonly hashes?: readonly Json[];
  readonly contributions?: readonly Json[];
  readonly secret?: string;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  /** Since format 2: how the game ended; left out while it goes on. */
  readonly end?: (typeof ENDS)[number];
}

/** What the seat that plays on could not see then: cards imagined anew, or those that really were there. */
export const UNSEEN = ['imagined', 'real'] as const;

export interface PlayedFrom {
  readonly seat: Seat;
  /** Moves that had been made. */
  readonly ply: number;
  readonly unseen: (typeof UNSEEN)[number];
}

/** A person's name, or a bot by its level. */
export type Player = string | { readonly bot: string };

/** A move, or (since format 2) that the last standing move is taken back at this moment. */
export type RecordedMove = MadeLine | { readonly back: true };

export interface MadeLine {
  readonly seat: Seat;
  readonly move: string;
  /** Format 1 only: it was made and taken back before the next line, and counts for the chance of later moves. */
  readonly takenBack?: true;
}

const HEADER = [
  'game',
  'options',
  'seats',
  'figures',
  'dealt',
  'position',
  'from',
  'commitment',
  'hashes',
  'contributions',
  'secret',
  'seed',
] as const;
type HeaderKey = (typeof HEADER)[number];

export function formatRecord(record: GameRecord): string {
  const lines = [
    `tischlein ${record.format}`,
    `game ${record.game} rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    `seats ${JSON.stringify(record.seats)}`,
  ];
  if (record.figures) lines.push(`figures ${JSON.stringify(record.figures)}`);
  if (record.dealt) lines.push(`dealt ${record.dealt}`);
  if (record.position) lines.push(`position ${JSON.stringify(record.position)}`);
  if (record.from) lines.push(`from ${JSON.stringify(record.from)}`);
  if (record.commitment) lines.push(`commitment ${record.commitment}`);
  if (record.hashes) lines.push(`hashes ${JSON.stringify(record.hashes)}`);
  if (record.contributions) lines.push(`contributions ${JSON.stringify(record.contributions)}`);
  if (record.secret) lines.push(`secret ${record.secret}`);
  lines.push(`seed ${record.seed}`, ...record.moves.map(formatLine));
  if (record.end) lines.push(`end ${record.end}`);
  return `${lines.join('\n')}\n`;
}

/** One line of the play, without its end. */
export function formatLine(line: RecordedMove): string {
  if ('back' in line) return 'back';
  return `${line.takenBack ? '~' : ''}${line.seat} ${line.move}`;
}

/** A record holds its seed in one line. */
export const isSeed = (text: string): boolean => /^[^\r\n]+$/.test(text);

export const parseRecord = (text: string): Parsed<GameRecord> =>
  reading(() => {
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    else
      fault({ line: lines.length }, 'the record breaks off here: its last line has no end', 'cut');
    const format = RECORD_FORMATS.find((known) => lines[0] === `tischlein ${known}`);
    if (format === undefined)
      fault(
        { line: 1 },
        `a record begins with "tischlein ${RECORD_FORMATS.join('" or "tischlein ')}"`,
        'begins',
        { newest: RECORD_FORMAT },
      );

    const head: Head = new Map();
    const moves: RecordedMove[] = [];
    let end: GameRecord['end'];
    lines.slice(1).forEach((line, i) => {
      const path = { line: i + 2 };
      if (end !== undefined) fault(path, 'nothing comes after the line "end …"', 'afterEnd');
      const key = HEADER.find((word) => line.startsWith(`${word} `));
      if (key === undefined && format === 2 && line.startsWith('end '))
        end = readOneOf(line.slice(4), path, ENDS);
      else if (key === undefined) moves.push(readLine(line, format, path));
      else if (moves.length > 0)
        fault(path, `"${key}" belongs before the first move`, 'afterMove', { key });
      else if (head.has(key)) fault(path, `"${key}" stands twice`, 'twice', { key });
      else head.set(key, { text: line.slice(key.length + 1), path });
    });
    return { format, ...readHead(head, format), moves, ...(end && { end }) };
  });

interface HeadLine {
  readonly text: string;
  readonly path: { readonly line: number };
}
type Head = Map<HeaderKey, HeadLine>;

function readLine(line: string, format: RecordFormat, path: Path): RecordedMove {
  if (format === 2 && line === 'back') return { back: true };
  const [, taken, seat, move] = /^(~?)(0|[1-9]\d?) (\S.*)$/.exec(line) ?? [];
  if (seat === undefined || move === undefined)
    fault(
      path,
      `a move is written "seat move", like "0 draw"; this is ${JSON.stringify(line)}`,
      'move',
      { found: brief(line) },
    );
  if (taken === '~' && format !== 1)
    fault(
      path,
      'a taken-back move is written as a line "back" after it; "~" is of format 1',
      'takenBack',
    );
  return { seat: Number(seat), move, ...(taken === '~' && { takenBack: true as const }) };
}

/** The game of a record, without reading the rest of it; null where none is named. */
export const gameOfRecord = (text: string): string | null =>
  /^game ([a-z]+) rules \d/m.exec(text)?.[1] ?? null;

function readHead(head: Head, format: RecordFormat): Omit<GameRecord, 'format' | 'moves' | 'end'> {
  const need = (key: HeaderKey): HeadLine =>
    head.get(key) ?? fault('', `the record has no line "${key} …"`, 'missing', { key });
  const json = (key: HeaderKey): Json => read(parseJson(need(key).text, need(key).path));
  const [, game, rules] = /^([a-z]+) rules (\d{1,6})$/.exec(need('game').text) ?? [];
  if (game === undefined)
    fault(
      need('game').path,
      'the game is written "game NAME rules NUMBER", like "game chess rules 1"',
      'game',
    );
  const seed = need('seed').text;
  if (!isSeed(seed)) fault(need('seed').path, 'the seed is empty', 'seed');
  return {
    game,
    rules: Number(rules),
    options: readObject(json('options'), need('options').path, 'any'),
    seats: readList(json('seats'), need('seats').path).map((player, i) =>
      readPlayer(player, { ...need('seats').path, seat: i }),
    ),
    ...(head.has('figures') && { figures: readFigures(json('figures'), need('figures'), format) }),
    ...(head.has('dealt') && { dealt: readDealer(need('dealt'), format) }),
    ...(head.has('position') && {
      position: readObject(json('position'), need('position').path, 'any'),
    }),
    ...(head.has('from') && { from: readFrom(json('from'), need('from'), head, format) }),
    ...(head.has('commitment') && { commitment: need('commitment').text }),
    ...(head.has('hashes') && { hashes: readHashes(json('hashes'), need('hashes'), format) }),
    ...(head.has('contributions') && {
      contributions: readList(json('contributions'), need('contributions').path),
    }),
    ...(head.has('secret') && { secret: need('secret').text }),
    seed,
  };
}

function readFigures(json: Json, { path }: HeadLine, format: RecordFormat): (number | null)[] {
  if (format === 1)
    fault(path, 'format 1 does not say who had which animal', 'formatOne', { key: 'figures' });
  return readList(json, path).map((figure) =>
    figure === null ? null : readWhole(figure, path, 0, 99),
  );
}

function readDealer({ text, path }: HeadLine, format: RecordFormat) {
  if (format === 1) fault(path, 'format 1 does not say who dealt', 'formatOne', { key: 'dealt' });
  return readOneOf(text, path, DEALERS);
}

function readFrom(json: Json, { path }: HeadLine, head: Head, format: RecordFormat): PlayedFrom {
  if (format === 1)
    fault(path, 'format 1 does not say what is played on from', 'formatOne', { key: 'from' });
  if (!head.has('position'))
    fault(path, 'who plays on from a moment needs the line "position …" of it', 'fromPosition');
  const { seat, ply, unseen } = readObject(json, path, ['seat', 'ply', 'unseen']);
  return {
    seat: readWhole(seat, path, 0, 99),
    ply: readWhole(ply, path, 0, 1_000_000),
    unseen: readOneOf(unseen, path, UNSEEN),
  };
}

function readHashes(json: Json, { path }: HeadLine, format: RecordFormat): readonly Json[] {
  if (format === 1)
    fault(path, 'format 1 has no hashes of contributions', 'formatOne', { key: 'hashes' });
  return readList(json, path);
}

const readPlayer = (json: Json, path: Path): Player =>
  typeof json === 'string' ? json : { bot: readText(readObject(json, path, ['bot'])['bot'], path) };
