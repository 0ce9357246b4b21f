import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatLine, formatRecord, type GameRecord, type RecordedMove } from '@tischlein/kit';
import { fail } from './failure.ts';

export const stateFolder = (): string =>
  join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'tischlein');

const ENDING = '.record';

/** The records of the state folder, the last written first. */
export function keptFiles(): string[] {
  const names = existsSync(stateFolder()) ? readdirSync(stateFolder()) : [];
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(stateFolder(), name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ file }) => file);
}

/** Keeps a game on disk move by move, so that nothing is lost however it stops. */
export class Keeper {
  readonly file: string;
  /** Why it can not be kept; play goes on all the same. */
  trouble: string | undefined;

  private constructor(file: string) {
    this.file = file;
  }

  /** In a new file of this name. What is there already is never written over. */
  static inFile(file: string, record: GameRecord): Keeper {
    const keeper = new Keeper(file);
    if (!keeper.#begin(record))
      fail(`${file} is there already; name another file, or go on with it: --resume ${file}`);
    return keeper;
  }

  /** In a file of its own in the state folder, also if another game begins in the same second. */
  static inFolder(record: GameRecord): Keeper {
    const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    for (let number = 1; ; number++) {
      const name = `${record.game}-${now}${number === 1 ? '' : `-${number}`}${ENDING}`;
      const keeper = new Keeper(join(stateFolder(), name));
      if (keeper.#begin(record)) return keeper;
    }
  }

  /** Goes on in the file that the game was read from. */
  static goingOn(file: string): Keeper {
    return new Keeper(file);
  }

  append(move: RecordedMove): void {
    this.#write(() => appendFileSync(this.file, `${formatLine(move)}\n`));
  }

  /** The game is over. */
  finish({ end }: GameRecord): void {
    if (end === undefined) this.#write(() => appendFileSync(this.file, 'end played\n'));
  }

  /** False where the file is there already. */
  #begin(record: GameRecord): boolean {
    let fresh = true;
    this.#write(() => {
      mkdirSync(dirname(this.file), { recursive: true });
      try {
        writeFileSync(this.file, formatRecord(record), { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        fresh = false;
      }
    });
    return fresh;
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
