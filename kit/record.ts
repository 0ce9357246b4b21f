import { AVATARS, type Avatar } from './avatar.ts';
import type { Seat } from './game.ts';
import { brief, type Json, type JsonObject } from './json.ts';
import { formatLine, type RecordedMove } from './replay.ts';
import { wordsOf } from './list.ts';
import { fault, read, reading, type Parsed, type Path } from './parsed.ts';
import { parseJson, readList, readObject, readOneOf, readText, readWhole } from './read.ts';

/** A server that committed to its secret, or the device the game was played on. */
export const DEALERS = ['server', 'device'] as const;
/** By the rules, by an agreed draw, or by agreeing to stop. */
export const ENDS = ['played', 'draw', 'ended'] as const;

/** The first line of a record names its format. */
const RECORD_FORMAT = 1;

/** A game as a text anyone can read: replay, bug report, test case. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly seats: readonly Player[];
  /** By seat: the faces people had; left out where nobody had one. */
  readonly avatars?: readonly (Avatar | null)[];
  readonly dealt?: (typeof DEALERS)[number];
  /** Where the game starts from, if not from a deal. */
  readonly position?: JsonObject;
  /** The position is a moment of another game, and somebody plays on from it. */
  readonly from?: PlayedFrom;
  /**
   * The lines of a fair deal: the hash of the secret, shown before; the hashes each page gave on sitting down; what the
   * pages opened at the start; the secret, shown after.
   */
  readonly commitment?: string;
  readonly hashes?: readonly Json[];
  readonly contributions?: readonly Json[];
  readonly secret?: string;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  /** How the game ended; left out while it goes on. */
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

const HEADER = wordsOf(
  'game options seats avatars dealt position from commitment hashes contributions secret seed',
);
type HeaderKey = (typeof HEADER)[number];

export function formatRecord(record: GameRecord): string {
  const lines = [
    `tischlein ${RECORD_FORMAT}`,
    `game ${record.game} rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    `seats ${JSON.stringify(record.seats)}`,
  ];
  if (record.avatars) lines.push(`avatars ${JSON.stringify(record.avatars)}`);
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

/** A record holds its seed in one line. */
export const isSeed = (text: string): boolean => /^[^\r\n]+$/.test(text);

export const parseRecord = (text: string): Parsed<GameRecord> =>
  reading(() => {
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    else
      fault({ line: lines.length }, 'the record breaks off here: its last line has no end', 'cut');
    checkFormat(lines[0]!);

    const head: Head = new Map();
    const moves: RecordedMove[] = [];
    let end: GameRecord['end'];
    lines.slice(1).forEach((line, i) => {
      const path = { line: i + 2 };
      if (end !== undefined) fault(path, 'nothing comes after the line "end …"', 'afterEnd');
      const key = HEADER.find((word) => line.startsWith(`${word} `));
      if (key === undefined && line.startsWith('end ')) end = readOneOf(line.slice(4), path, ENDS);
      else if (key === undefined) moves.push(readLine(line, path));
      else if (moves.length > 0)
        fault(path, `"${key}" belongs before the first move`, 'afterMove', { key });
      else if (head.has(key)) fault(path, `"${key}" stands twice`, 'twice', { key });
      else head.set(key, { text: line.slice(key.length + 1), path });
    });
    return { ...readHead(head), moves, ...(end && { end }) };
  });

interface HeadLine {
  readonly text: string;
  readonly path: { readonly line: number };
}
type Head = Map<HeaderKey, HeadLine>;

function checkFormat(first: string): void {
  const [, format] = /^tischlein (\d{1,6})$/.exec(first) ?? [];
  const known = RECORD_FORMAT;
  if (format === undefined)
    fault({ line: 1 }, `a record begins with "tischlein ${known}"`, 'begins', { known });
  if (Number(format) !== known)
    fault(
      { line: 1 },
      `record format ${format} is not known here, only ${known}; a newer Tischlein may know it`,
      'format',
      { format, known },
    );
}

function readLine(line: string, path: Path): RecordedMove {
  if (line === 'back') return { back: true };
  const [, seat, move] = /^(0|[1-9]\d?) (\S.*)$/.exec(line) ?? [];
  if (seat === undefined || move === undefined)
    fault(
      path,
      `a move is written "seat move", like "0 draw"; this is ${JSON.stringify(line)}`,
      'move',
      { found: brief(line) },
    );
  return { seat: Number(seat), move };
}

/** The game of a record, without reading the rest of it; null where none is named. */
export const gameOfRecord = (text: string): string | null =>
  /^game ([a-z]+) rules \d/m.exec(text)?.[1] ?? null;

function readHead(head: Head): Omit<GameRecord, 'moves' | 'end'> {
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
    ...(head.has('avatars') && { avatars: readAvatars(json('avatars'), need('avatars').path) }),
    ...(head.has('dealt') && { dealt: readOneOf(need('dealt').text, need('dealt').path, DEALERS) }),
    ...(head.has('position') && {
      position: readObject(json('position'), need('position').path, 'any'),
    }),
    ...(head.has('from') && { from: readFrom(json('from'), need('from').path, head) }),
    ...(head.has('commitment') && { commitment: need('commitment').text }),
    ...(head.has('hashes') && { hashes: readList(json('hashes'), need('hashes').path) }),
    ...(head.has('contributions') && {
      contributions: readList(json('contributions'), need('contributions').path),
    }),
    ...(head.has('secret') && { secret: need('secret').text }),
    seed,
  };
}

const readAvatars = (json: Json, path: Path): (Avatar | null)[] =>
  readList(json, path).map((avatar) => (avatar === null ? null : readOneOf(avatar, path, AVATARS)));

function readFrom(json: Json, path: Path, head: Head): PlayedFrom {
  if (!head.has('position'))
    fault(path, 'who plays on from a moment needs the line "position …" of it', 'fromPosition');
  const { seat, ply, unseen } = readObject(json, path, ['seat', 'ply', 'unseen']);
  return {
    seat: readWhole(seat, path, 0, 99),
    ply: readWhole(ply, path, 0, 1_000_000),
    unseen: readOneOf(unseen, path, UNSEEN),
  };
}

const readPlayer = (json: Json, path: Path): Player =>
  typeof json === 'string' ? json : { bot: readText(readObject(json, path, ['bot'])['bot'], path) };
