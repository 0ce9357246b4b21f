import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatLine, formatRecord, type GameRecord, type RecordedMove } from '@tischlein/kit';
import { fail } from './failure.ts';

const folder = (): string =>
  join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'tischlein');

/** Where a game is kept when nobody says where: a file of its own, so that no unfinished game is written over. */
export function freshFile(game: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder(), `${game}-${now}.record`);
}

/** The game that was kept last; file names sort by time. */
export function latestFile(game: string): string {
  const kept = existsSync(folder()) ? readdirSync(folder()) : [];
  const latest = kept
    .filter((name) => name.startsWith(`${game}-`))
    .sort()
    .at(-1);
  return latest === undefined
    ? fail(`no game of ${game} is kept in ${folder()}`)
    : join(folder(), latest);
}

/** Keeps a game on disk move by move, so that nothing is lost however it stops. */
export class Keeper {
  readonly file: string;
  /** Why it can not be kept; play goes on all the same. */
  trouble: string | undefined;

  constructor(file: string, record: GameRecord) {
    this.file = file;
    this.#write(() => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, formatRecord(record));
    });
  }

  append(move: RecordedMove): void {
    this.#write(() => appendFileSync(this.file, `${formatLine(move)}\n`));
  }

  /** The game is over. A record of the first format has no line for it. */
  finish({ format, end }: GameRecord): void {
    if (format > 1 && end === undefined)
      this.#write(() => appendFileSync(this.file, 'end played\n'));
  }

  #write(write: () => void): void {
    if (this.trouble !== undefined) return;
    try {
      write();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
